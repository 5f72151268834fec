/**
 * A guided first round on this device: where it stands, what the guide says, and what the guest did so far. The server
 * works each step out by the rules and keeps nothing, so all of it is here, and gone with the page.
 */

import type { BoardContext, UnsettledAction } from "../../board/boardContext";
import { BoardRefusal } from "../../board/boardRefusal.svelte";
import { ShowPlayer } from "../../board/showPlayer.svelte";
import { buzz } from "../../device/alerts";
import { ownFace } from "../../device/ownFace";
import { ownName } from "../../device/ownName";
import { settings } from "../../device/settings.svelte";
import { readsFacts, showsOf } from "../../gameParts";
import { Narration } from "../../table/state/narration.svelte";
import { LANGUAGES, LONGEST_NAME, type Stop } from "../../wire/generated";
import { firstRound } from "../../wire/http";
import type { Perspective, ToldFact } from "../../wire/perspective";
import { say, wordsOf } from "../../words/say";
import type { Company, Words } from "../../words/words";
import { guidedFaces } from "./guidedFaces";

const GUEST = 0;
/** Milliseconds until what did not get through is sent again. */
const AGAIN = 3_000;

export class GuidedRound implements BoardContext {
  readonly shownOn = "seat";
  readonly gameId = "guided";
  readonly bubbles = {};
  readonly away = [false, false, false];
  readonly bots = [false, true, true];
  readonly options = {};
  readonly cardLanguage = LANGUAGES[0];
  readonly keeping = null;
  readonly readsFacts: boolean;
  readonly narration = new Narration();
  readonly show: ShowPlayer;
  readonly words: Words = $derived.by(() => wordsOf(this.game));
  readonly company: Company = $derived.by(() => ({
    names: [ownName(LONGEST_NAME) || say("page-default-name"), say("page-guided-first"), say("page-guided-second")],
    me: GUEST,
  }));
  readonly faces: readonly string[] = guidedFaces(ownFace());
  note = $state("");
  kept = $state("");
  /** Where the round stands; null before the first answer. */
  stop: Stop | null = $state.raw(null);
  /** What the guide said last, by the names of messages, and which of them is being said. */
  lines: readonly string[] = $state.raw([]);
  line = $state(0);
  /** Nothing comes from the server. */
  lost = $state(false);
  unsettled: readonly UnsettledAction[] = $state.raw([]);
  readonly perspective: Perspective | null = $derived.by(() => this.seen());
  readonly awaited: readonly number[] = $derived.by(() => this.show.moment?.awaited ?? []);
  readonly may: readonly number[] = $derived.by(() => this.show.moment?.may ?? []);
  readonly showing: boolean = $derived.by(() => this.show.step !== null);
  /** Why the rules said no to what was done last. */
  private why = $state("");
  readonly boardRefusal = new BoardRefusal(() => (this.why ? this.words.refusal(this.why) : ""));
  private told: readonly ToldFact[] = $state.raw([]);
  private done: readonly unknown[] = [];
  private row: Promise<void> = Promise.resolve();
  private ids = 0;
  private left = false;

  constructor(readonly game: string) {
    this.readsFacts = readsFacts(game);
    this.show = new ShowPlayer(
      () => showsOf(game),
      () => settings.skipsShows,
      () => undefined,
      () => document.hidden,
    );
    $effect.pre(() => this.show.follow(this.perspective, GUEST, this.gameId, false));
    $effect(() => () => {
      this.left = true;
      this.show.stop();
    });
  }

  /** From its beginning. */
  begin = (): Promise<void> => {
    this.done = [];
    this.told = [];
    return this.after([]);
  };

  /** What the guide says goes on; after the last of it the others do. */
  next = (): void => {
    if (this.line < this.lines.length - 1) this.line += 1;
    else if (this.stop && !this.stop.waits && !this.stop.over) void this.act(null);
  };

  /** A decision of the guest, after all that is still on its way. */
  act = async (action: unknown): Promise<void> => {
    await this.row;
    await this.after([...this.done, action]);
  };

  queue(action: unknown): void {
    this.ids += 1;
    this.unsettled = [...this.unsettled, { id: String(this.ids), action }];
    this.row = this.row.then(() => this.flush());
  }

  skip(): void {
    this.show.skip();
  }

  writeNote(text: string): void {
    this.note = text;
  }

  keep(text: string): void {
    this.kept = text;
  }

  cover(): void {
    // Nothing is told but on the board.
  }

  get latest(): unknown {
    return this.stop?.view ?? null;
  }

  allowKeeping(): void {
    // Nothing is kept.
  }

  aid<Aid>(): Promise<Aid | null> {
    return Promise.resolve(null);
  }

  buzz(): void {
    buzz();
  }

  /** All that was drawn meanwhile, in one go. */
  private async flush(): Promise<void> {
    const sent = this.unsettled;
    if (!sent.length) return;
    await this.after([...this.done, ...sent.map(({ action }) => action)]);
    this.unsettled = this.unsettled.filter((one) => !sent.includes(one));
  }

  private async after(done: readonly unknown[]): Promise<void> {
    this.why = "";
    const answer = await this.answered(done);
    if (!answer) return;
    if ("refused" in answer) {
      this.why = answer.refused;
      return;
    }
    this.done = done;
    this.told = [...this.told, ...(answer.told as ToldFact[])];
    this.stop = answer;
    if (answer.lines.length) {
      this.lines = answer.lines;
      this.line = 0;
    }
  }

  /** Null once nobody waits for it any more. */
  private async answered(done: readonly unknown[]): Promise<Awaited<ReturnType<typeof firstRound>> | null> {
    while (!this.left) {
      try {
        const answer = await firstRound(this.game, done);
        this.lost = false;
        return answer;
      } catch {
        this.lost = true;
        await new Promise((again) => setTimeout(again, AGAIN));
      }
    }
    return null;
  }

  private seen(): Perspective | null {
    const { stop } = this;
    if (!stop) return null;
    const view = stop.view as Perspective["view"];
    return { epoch: "", number: 0, ...stop, view, told: this.told, whole: false };
  }
}
