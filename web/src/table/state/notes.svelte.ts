/**
 * What a person writes for themselves: shown at once, kept on the server a moment later, one write at a time.
 *
 * Until the server has it, this tab keeps it too, so that neither a reload nor a lost connection loses a word.
 */

import { storeInTab, storedInTab } from "../../device/storage";
import type { Reply, RequestBody } from "../../wire/connection";

/** Milliseconds without a key before what was written is sent, and before a write that failed is tried again. */
const PAUSE = 700;
const AGAIN = 3_000;

interface Writing {
  text: string;
  sending: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class Notes {
  /** Of the person whose seat is shown. */
  text = $state("");
  /** Why the server would not keep it, such as its length. */
  refused: string | null = $state(null);
  private shown: number | null = null;
  /** By person: what the server has not said that it keeps. */
  private unkept = new Map<number, Writing>();

  constructor(
    private readonly code: string,
    private readonly request: (body: RequestBody) => Promise<Reply>,
  ) {
    addEventListener("pagehide", this.flush);
  }

  /** This person's seat is shown from now on; shown again after a lost connection, what is being typed stays. */
  show(person: number): void {
    if (person === this.shown) return;
    this.shown = person;
    this.refused = null;
    const left = this.unkept.get(person)?.text ?? storedInTab(this.key(person));
    this.text = left ?? "";
    if (left !== null && !this.unkept.has(person)) this.write(left);
  }

  hide(): void {
    this.flush();
    this.shown = null;
    this.text = "";
  }

  write(text: string): void {
    const { shown } = this;
    if (shown === null) return;
    this.text = text;
    storeInTab(this.key(shown), text);
    const writing = this.unkept.get(shown) ?? { text, sending: false, timer: undefined };
    writing.text = text;
    this.unkept.set(shown, writing);
    this.later(shown, writing, PAUSE);
  }

  /** What the server kept, told when a seat is opened: older than what waits to be kept. */
  kept(person: number, text: string): void {
    if (person === this.shown && !this.unkept.has(person)) this.text = text;
  }

  /** Now rather than later. */
  flush = (): void => {
    for (const [person, writing] of this.unkept) void this.send(person, writing);
  };

  close(): void {
    this.flush();
    removeEventListener("pagehide", this.flush);
    for (const { timer } of this.unkept.values()) clearTimeout(timer);
  }

  private later(person: number, writing: Writing, pause: number): void {
    clearTimeout(writing.timer);
    writing.timer = setTimeout(() => void this.send(person, writing), pause);
  }

  private async send(person: number, writing: Writing): Promise<void> {
    clearTimeout(writing.timer);
    if (writing.sending) return; // what was written meanwhile follows
    writing.sending = true;
    const { text } = writing;
    const reply = await this.request({ type: "write_note", person, note: text });
    writing.sending = false;
    const why = reply.type === "request_refused" ? reply.why : null;
    const passing = why === "too_fast" || why === "not_now";
    if (person === this.shown) this.refused = passing ? null : why;
    if (passing) this.later(person, writing, AGAIN);
    else if (writing.text !== text) this.later(person, writing, PAUSE);
    else if (why === null) {
      this.unkept.delete(person);
      storeInTab(this.key(person), null);
    }
  }

  private key(person: number): string {
    return `note/${this.code}/${person}`;
  }
}
