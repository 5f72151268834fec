/** What is said around the table and how it is heard: lines, reactions, and now and then a bot. */

import { untrack } from "svelte";

import { type PublicTable, type Reacted, type Said } from "../../wire/generated";
import { say } from "../../words/say";
import { botLine } from "./botLines";
import { Bubbles } from "./bubbles.svelte";
import { Chat } from "./chat.svelte";

/** More facts at once than happen. */
const HEAP = 4;

/** What it needs to know of the table, and how it makes itself heard. */
interface Hall {
  readonly publicTable: PublicTable | null;
  readonly gameId: string;
  readonly show: { readonly told: readonly unknown[] };
  readonly table: {
    readonly said: readonly Said[];
    readonly reaction: Reacted | null;
    nameOf(person: number): string;
    seatOf(person: number): number | null;
    hearBot(name: string, text: string): void;
  };
  readonly narration: { aloud(text: string): void };
  notify(text: string): void;
}

export class TableTalk {
  readonly chat = new Chat();
  readonly bubbles = new Bubbles();
  private readonly isHere: boolean = $derived.by(() => this.hall.publicTable !== null);
  /** Of which game how much has been told so far. */
  private heard = { game: "", told: 0 };

  constructor(private readonly hall: Hall) {
    $effect(() => this.react());
    $effect(() => this.hear());
    $effect(() => this.letBotsSpeak());
    $effect(() => this.bubbles.stop);
  }

  /** At the face of whoever it is; of somebody who has no seat, in words. */
  private react(): void {
    const { reaction } = this.hall.table;
    if (!reaction) return;
    untrack(() => {
      const { table, narration } = this.hall;
      const text = say(`table-reacted-${reaction.reaction}`, {
        name: table.nameOf(reaction.person) || say("table-somebody"),
      });
      const seat = table.seatOf(reaction.person);
      if (seat === null) this.hall.notify(text);
      else {
        this.bubbles.show(seat, { reaction: reaction.reaction, text: "" });
        narration.aloud(text);
      }
    });
  }

  /** What was said where it is not being read. */
  private hear(): (() => void) | undefined {
    const said = this.hall.table.said.filter(({ person, reaction }) => person >= 0 && reaction === null);
    const last = this.isHere ? untrack(() => this.chat.follow(said)).at(-1) : undefined;
    if (!last) return undefined;
    const timer = setTimeout(() => {
      if (this.chat.unread)
        this.hall.notify(say("table-said", { name: last.name || say("table-somebody"), text: last.text }));
    }, 300);
    return () => clearTimeout(timer);
  }

  /** One at most; what comes in a heap was told before this page came, or is not looked at one by one, and brings none. */
  private letBotsSpeak(): void {
    const { publicTable, gameId, show, table } = this.hall;
    const told = show.told.length;
    const from = this.heard.game === gameId ? this.heard.told : told;
    this.heard = { game: gameId, told };
    if (publicTable?.stage !== "playing" || !publicTable.talk) return;
    const bots = publicTable.chairs.flatMap(({ holder, level }, seat) =>
      holder === "bot" && level !== null ? [{ seat, level }] : [],
    );
    const fresh = Array.from({ length: told - from <= HEAP ? Math.max(0, told - from) : 0 }, (_, at) => from + at + 1);
    const line = fresh.flatMap((at) => botLine(gameId, at, bots) ?? []).at(-1);
    if (!line) return;
    const text = say(`page-bot-line-${line.level}-${line.number}`);
    untrack(() => {
      this.bubbles.show(line.seat, { reaction: null, text });
      table.hearBot(publicTable.chairs[line.seat]?.name ?? "", text);
    });
  }
}
