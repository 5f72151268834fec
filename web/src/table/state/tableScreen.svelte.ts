/** The table page: one table, whose words, which panel is open, what is expected of whom. */

import { untrack } from "svelte";

import type { BoardContext, ShownOn, UnsettledAction } from "../../board/boardContext";
import type { Bubble } from "../../board/bubble/bubble";
import { BoardRefusal } from "../../board/boardRefusal.svelte";
import { ShowPlayer } from "../../board/showPlayer.svelte";
import { buzz } from "../../device/alerts";
import { publicAddress } from "../../wire/publicAddress.svelte";
import { settings } from "../../device/settings.svelte";
import { store, stored } from "../../device/storage";
import { LANGUAGES, type GameCard, type Keeping, type PublicTable } from "../../wire/generated";
import { games } from "../../wire/http";
import { kebab } from "../../words/kebab";
import { pageSpeech } from "../../words/pageSpeech.svelte";
import { covered } from "../../words/covered";
import { say, titleOf, wordsOf } from "../../words/say";
import type { Company, Words } from "../../words/words";
import { hurriedSoon } from "../clock/hurriedSoon";
import { winnersOf } from "../end/winners";
import { readsFacts, showsOf } from "../../gameParts";
import { TableTalk } from "../talk/tableTalk.svelte";
import { TurnSignal } from "../talk/turnSignal";
import { Absences } from "./absences.svelte";
import { Keepsake } from "./keepsake.svelte";
import { historyOf, Narration, shortened, type HistoryLine } from "./narration.svelte";
import { followSoloPlan, isSoloPlanned } from "./soloPlan";
import { Table } from "./table.svelte";
import { news } from "./tableNews";

export type Panel = "history" | "talk" | "note";
export type DialogName = "rules" | "settings" | "help" | "panel" | "host" | "voice" | "sound" | null;

export class TableScreen implements BoardContext {
  readonly table: Table;
  readonly narration = new Narration();
  readonly absences = new Absences();
  private readonly turnSignal = new TurnSignal(this);
  /** Shows what happened: the board has its moment from it, and all that is told in words keeps to it. */
  readonly show = new ShowPlayer(
    () => showsOf(this.game),
    () => settings.skipsShows,
    (perspective) => this.table.release(perspective),
    () => document.hidden,
  );
  /** Every game of this server, as it describes them; none before they are known. */
  cards: readonly GameCard[] = $state.raw([]);
  /** A game alone with bots is being set up. */
  settingUp = $state(false);
  /** Which part of the side panel was chosen; null for the first. */
  panel: Panel | null = $state(null);
  /** What lies over the table now. */
  openDialog: DialogName = $state(null);
  /** What was unfolded in the lobby: it stays so while the words of another game are fetched. */
  lobbySheet: "options" | "another" | "screen" | "talk" | null = $state(null);
  /** After the end: whether the table is looked at rather than the result. */
  lookingBack = $state(false);
  /** A line about the table itself, for a moment. */
  toast = $state("");
  readonly talk: TableTalk;
  /** How often somebody here went on past what was shown. */
  skips = $state(0);
  readonly bubbles: Readonly<Record<number, Bubble>> = $derived.by(() => this.talk.bubbles.bySeat);
  /** Why the last action was refused, for the board. */
  readonly boardRefusal = new BoardRefusal(() => {
    const { refused } = this.table;
    return refused?.asked === "act" ? this.words.refusal(refused.why) : "";
  });

  readonly publicTable: PublicTable | null = $derived.by(() => this.table.publicTable);
  readonly game: string = $derived(this.publicTable?.game ?? "");
  /** The one that is on the table. */
  readonly card: GameCard | null = $derived(this.cards.find((card) => card.name === this.game) ?? null);
  /** Whether its words are there: after another game was chosen they come a moment later. */
  readonly ready: boolean = $derived(pageSpeech.ofGame(this.game) !== null);
  readonly words: Words = $derived(wordsOf(this.game));
  readonly title: string = $derived(this.ready ? titleOf(this.game) : "");
  readonly company: Company = $derived.by(() => ({
    names: this.table.chairs.map((chair) => chair.name || say("page-nobody")),
    me: this.table.seat,
  }));
  readonly faces: readonly string[] = $derived.by(() => this.table.chairs.map((chair) => chair.face));
  readonly away: readonly boolean[] = $derived.by(() => this.table.chairs.map((chair) => chair.away));
  readonly bots: readonly boolean[] = $derived.by(() => this.table.chairs.map((chair) => chair.level !== null));
  /** As the board shows it, which may be a moment behind: while something is shown, nobody is. */
  readonly awaited: readonly number[] = $derived.by(() => (this.isPlaying ? (this.show.moment?.awaited ?? []) : []));
  readonly may: readonly number[] = $derived.by(() => (this.isPlaying ? (this.show.moment?.may ?? []) : []));
  readonly gameId: string = $derived.by(() => this.table.gameId);
  readonly options: Readonly<Record<string, number | string>> = $derived.by(() => ({
    ...Object.fromEntries((this.card?.options ?? []).map((option) => [option.name, option.default])),
    ...this.publicTable?.options,
  }));
  readonly cardLanguage: string = $derived.by(
    () => this.publicTable?.packs.find(({ hash }) => hash === this.publicTable?.pack)?.language ?? LANGUAGES[0],
  );
  readonly readsFacts: boolean = $derived(readsFacts(this.game));
  readonly note: string = $derived.by(() => this.table.notes.text);
  private readonly keepsake = new Keepsake(() => this.table);
  readonly kept: string = $derived.by(() => this.keepsake.text);
  readonly unsettled: readonly UnsettledAction[] = $derived.by(() => this.table.acting.queue.unsettled);
  readonly showing: boolean = $derived.by(() => this.show.step !== null);
  readonly shownOn: ShownOn = $derived.by(() =>
    this.table.isSharedScreen ? "screen" : this.table.seat === null ? "spectator" : "seat",
  );
  /** What is covered on the board. */
  private secrets: readonly string[] = $state.raw([]);
  readonly lines: HistoryLine[] = $derived.by(() => (this.ready ? this.history(this.show.told) : []));
  /** Whether the game waits for the person who is shown, who has seen why. */
  readonly myTurn: boolean = $derived.by(() => this.table.seat !== null && this.awaited.includes(this.table.seat));
  /** Whether the result lies on the table: once all that led to it was shown. */
  readonly ending: boolean = $derived.by(
    () => this.publicTable?.stage === "over" && !this.lookingBack && !this.showing,
  );
  /** What this device was not there to show, in words. */
  readonly missed: readonly HistoryLine[] = $derived.by(() =>
    this.ready ? this.history(this.show.missed).filter(({ aside }) => !aside) : [],
  );
  /** The last of it. */
  readonly missedLine: string = $derived.by(() => {
    const text = shortened(this.missed.at(-1)?.text ?? "");
    return text && say("page-missed.line", { text });
  });
  /** What is being shown, also if it merely follows from something else; or what happened last. */
  readonly happening: string = $derived.by(() => {
    const { step } = this.show;
    if (step && !step.landed) return this.words.showing(step.fact, this.company);
    return covered(
      step && this.words.follows(step.fact) ? shortened(this.words.fact(step.fact, this.company)) : this.narration.now,
      this.secrets,
    );
  });
  /** No game is on yet. */
  readonly gathering: boolean = $derived(["gathering", "sealing"].includes(this.publicTable?.stage ?? ""));
  /** What is expected, and of whom. */
  readonly expected: string = $derived.by(() => this.expectedNow());
  /** What the device is asked to explain: the kind of decision, the first time it is mine. */
  readonly hint: string | null = $derived.by(() => {
    const key = `hint-${kebab(this.show.moment?.view.type ?? "")}`;
    if (!this.ready || !this.myTurn || !this.table.perspective?.offers.choices.length) return null;
    return this.words.has(key) && !this.hintsSeen.includes(`${this.game}/${key}`) ? key : null;
  });
  private hintsSeen: readonly string[] = $state.raw((stored("hints") ?? "").split(" "));
  private toastTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, isSharedScreen: boolean) {
    this.table = new Table(code, isSharedScreen);
    this.settingUp = isSoloPlanned(code);
    this.talk = new TableTalk(this);
    $effect(() => this.load());
    $effect(() => publicAddress.learn());
    $effect(() => this.plan());
    $effect(() => {
      if (this.publicTable && !this.gathering) this.settingUp = false;
    });
    $effect(() => this.tellTableNews());
    $effect.pre(() => this.narration.through(this.table.seat));
    $effect(() => this.tell());
    $effect(() => this.turnSignal.follow());
    $effect.pre(() => this.follow());
    $effect.pre(() => {
      if (this.publicTable?.stage !== "over") this.lookingBack = false;
    });
    $effect(() => {
      // Nothing that somebody opened stays open before the next one who looks.
      void this.table.opened;
      if (untrack(() => this.table.shared)) this.openDialog = null;
    });
    $effect(() => () => {
      this.table.close();
      this.absences.stop();
      this.show.stop();
      clearTimeout(this.toastTimer);
    });
  }

  private get isPlaying(): boolean {
    return this.publicTable?.stage === "playing";
  }

  writeNote(text: string): void {
    this.table.notes.write(text);
  }

  keep(text: string): void {
    this.keepsake.keep(text);
  }

  cover(texts: readonly string[]): void {
    this.secrets = texts;
  }

  queue(action: unknown): void {
    this.table.acting.enqueue(action);
  }

  get keeping(): Keeping | null {
    return this.publicTable?.keeping ?? null;
  }

  get latest(): unknown {
    return this.table.perspective?.view ?? null;
  }

  allowKeeping(): void {
    void this.table.requestAs({ type: "allow_keeping" });
  }

  aid<Aid>(): Promise<Aid | null> {
    return this.table.aid<Aid>();
  }

  skip(): void {
    this.show.skip();
    this.skips += 1;
  }

  buzz(): void {
    if (this.shownOn === "seat") buzz();
  }

  dismissHint(key: string): void {
    this.hintsSeen = [...this.hintsSeen, `${this.game}/${key}`];
    store("hints", this.hintsSeen.join(" "));
  }

  /** Last event and what is expected, once more for those who listen. */
  repeat(): void {
    const last = this.lines.findLast(({ aside }) => !aside)?.text;
    this.narration.aloud([last, this.expected].filter(Boolean).join(" "));
  }

  notify(text: string): void {
    this.toast = text;
    clearTimeout(this.toastTimer);
    this.toastTimer = setTimeout(() => (this.toast = ""), 5_000);
    this.narration.aloud(text);
  }

  private expectedNow(): string {
    const { perspective, seat } = this.table;
    // While something is shown nobody is kept waiting for it, and nothing is expected of anybody.
    if (!this.ready || !this.publicTable || !perspective || this.showing) return "";
    if (this.publicTable.stage === "over") {
      const { result, cut_short } = this.publicTable;
      if (result) return this.words.winners(winnersOf(result.places), this.company);
      return say(cut_short ? "table-cut-short" : "table-given-up");
    }
    if (this.publicTable.paused) return say("page-paused");
    if (this.myTurn && perspective.offers.choices.length)
      return hurriedSoon(this) || this.words.turn(perspective.view, perspective.offers, this.company);
    if (seat !== null && perspective.may.includes(seat) && perspective.offers.choices.length)
      return this.words.say("turn-may");
    const { awaited } = perspective;
    const gone = awaited.length > 0 && awaited.every((at) => this.away[at] && !this.bots[at]);
    if (gone) return say("page-away", { name: this.words.listed(awaited.map((at) => this.company.names[at] ?? "")) });
    return awaited.length ? this.words.awaited(perspective.view, awaited, this.company) : "";
  }

  private history(told: Parameters<typeof historyOf>[0]): HistoryLine[] {
    return historyOf(told, this.words, this.company, this.secrets);
  }

  private load(): void {
    const { game } = this;
    if (!game) return;
    void pageSpeech.forGame(game);
    void games().then(
      (cards) => (this.cards = cards),
      () => undefined,
    );
  }

  private plan(): void {
    if (!this.publicTable || !isSoloPlanned(this.table.code)) return;
    void followSoloPlan(this.table).then(
      (begun) => (this.settingUp &&= begun),
      () => (this.settingUp = false),
    );
  }

  private tell(): void {
    const { perspective } = this.table;
    const game = this.publicTable?.handshake?.game_id;
    // A perspective may come a moment before it is public that the game is on.
    const on = this.publicTable?.stage === "playing" || this.publicTable?.stage === "over";
    if (!this.ready || !perspective || !game || !on) return;
    const { told: out } = this.show;
    this.narration.follow({ ...perspective, told: out }, this.words, this.company, game, this.late);
  }

  /** A game that begins while this page is here is shown from its start. */
  private follow(): void {
    const { perspective, seat, gameId } = this.table;
    this.show.follow(perspective, seat, gameId, !this.late || this.played);
    this.played ||= perspective !== null && gameId !== "";
  }

  private late = false;
  /** Some game was on while this page was here. */
  private played = false;
  private before: PublicTable | null = null;

  private tellTableNews(): void {
    const { before } = this;
    const publicTable = this.publicTable && this.absences.without(this.publicTable, before === null);
    this.before = publicTable;
    if (publicTable && !before) {
      // What was said and done before this page came is no news.
      this.late = publicTable.stage === "playing" || publicTable.stage === "over";
    }
    const { ready } = this;
    if (!publicTable || !before || this.settingUp) return;
    if (before.stage !== publicTable.stage) this.toast = "";
    const texts = ready ? news(before, publicTable, this.words, this.company, this.table.people) : [];
    if (before.game !== publicTable.game && !this.table.isHost)
      texts.unshift(say("table-game-chosen", { game: titleOf(publicTable.game) }));
    if (texts.length) this.notify(texts.join(" "));
  }
}
