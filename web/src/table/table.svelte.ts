/** A table as this device knows it: what everybody may know, and the sights of the people whom it holds. */

import { keepTokens, keepVisit, leaveTable, tabKeep, tabKept, tokensOf } from "../lib/kept";
import type { Answer, Farewell, Question, Status } from "../wire/connection";
import { Connection } from "../wire/connection";
import type { ChairNotice, Notice, Reacted, Said, Told } from "../wire/generated";
import type { Sight } from "../wire/sight";
import { updated, whole } from "../wire/sight";
import { Seeds } from "./seeds";

const SPOKEN = 200;
const PUBLIC = -1;
/** Milliseconds that an action which was accepted waits to be seen. */
const SEEN = 1_500;

type Taken = Extract<Told, { type: "taken" }>;

export class Table {
  /** What everybody at the table may know; null until the first answer. */
  notice: Notice | null = $state.raw(null);
  /** Whether the line is there. */
  status: Status = $state("connecting");
  /** Why the server closed the line, where it said so. */
  farewell: Farewell | null = $state.raw(null);
  /** By seat; -1 is the public sight, that of a screen or a spectator. */
  sights: Record<number, Sight> = $state.raw({});
  /** People whom this device holds. */
  people: number[] = $state.raw([]);
  /** The person whose seat is shown, if any. */
  opened: number | null = $state(null);
  /** Whether the public sight is shown. */
  watching = $state(false);
  /** Somebody of this device was opened elsewhere, moved or sent away. */
  taken: Taken | null = $state.raw(null);
  said: readonly Said[] = $state.raw([]);
  /** The last reaction, for a moment. */
  reaction: Reacted | null = $state.raw(null);
  note = $state("");
  /** The last refusal, and what it was that was asked. */
  refused: { why: string; asked: string } | null = $state.raw(null);

  readonly chairs: readonly ChairNotice[] = $derived(this.notice?.chairs ?? []);
  /** People of this device who have a seat. */
  readonly seated: number[] = $derived(this.people.filter((person) => this.seatOf(person) !== null));
  /** Whether this device is passed round: then nothing secret is shown before a tap says who looks. */
  readonly shared: boolean = $derived(this.seated.length > 1);
  /** Seat of the person who is shown; null for a spectator. */
  readonly seat: number | null = $derived.by(() => (this.opened === null ? null : this.seatOf(this.opened)));
  readonly sight: Sight | null = $derived(this.sights[this.seat ?? PUBLIC] ?? null);
  readonly isHost: boolean = $derived(this.notice !== null && this.people.includes(this.notice.host));
  /** Who of a shared device is asked now, and is not the one who is shown. */
  readonly due: number | null = $derived.by(() => this.nextOfDevice());
  /** Milliseconds by which the server's clock is ahead of ours. */
  private ahead = 0;
  private tokens: Record<number, string>;
  private seeds = new Seeds();
  private shaken = "";
  /** For whoever waits for the next sight. */
  private seen: () => void = () => undefined;
  private readonly connection: Connection;

  constructor(
    readonly code: string,
    /** A shared screen, which shows what is public and nothing else. */
    readonly screen: boolean,
  ) {
    this.tokens = tokensOf(code);
    this.connection = new Connection(
      code,
      () => Object.values(this.tokens),
      (message) => this.take(message),
      (status, farewell) => {
        this.status = status;
        if (farewell || status === "here") this.farewell = farewell;
        if (farewell?.why === "unknown_table") leaveTable(code);
      },
    );
  }

  close(): void {
    this.connection.close();
  }

  /** Ask for something. A refusal is also kept, to be shown beside the control. */
  async ask(question: Question): Promise<Answer> {
    this.refused = null;
    const answer = await this.connection.ask(question);
    if (answer.type === "refused") this.refused = { why: answer.why, asked: question.type };
    return answer;
  }

  /** As the person who is shown. */
  async askAs(question: { type: Question["type"] } & Record<string, unknown>): Promise<Answer> {
    return this.ask({ ...question, person: this.opened ?? this.people[0] ?? 0 } as Question);
  }

  /** As the host, whom this device holds. */
  async askAsHost(question: { type: Question["type"] } & Record<string, unknown>): Promise<Answer> {
    return this.ask({ ...question, person: this.notice?.host ?? 0 } as Question);
  }

  /** What a board calls: an action that answers the present offers. It is over once it is seen, or refused. */
  act = async (action: unknown): Promise<void> => {
    const { opened, sight } = this;
    if (opened === null || !sight) return;
    const answer = await this.ask({ type: "act", person: opened, decision: sight.offers.decision, action });
    if (answer.type === "done" && this.sight === sight) await this.nextSight();
  };

  /** The answer comes a moment before what it changes: until then the old offers are nobody's to take. */
  private nextSight(): Promise<void> {
    return new Promise((seen) => {
      this.seen = seen;
      setTimeout(seen, SEEN);
    });
  }

  /** A host without a seat sits down as the host, and everybody else as somebody new. */
  async sit(name: string, chair: number | null = null): Promise<Answer> {
    const host = this.notice?.host ?? PUBLIC;
    const asHost = this.people.includes(host) && this.seatOf(host) === null;
    const answer = await this.ask({ type: "sit", name, chair, person: asHost ? host : null });
    if (answer.type === "seated") await this.hold(answer.person, answer.token);
    return answer;
  }

  /** Take a person over from another device, by the code that it shows. */
  async claim(code: string): Promise<Answer> {
    const answer = await this.ask({ type: "claim", code });
    if (answer.type === "seated") await this.hold(answer.person, answer.token);
    return answer;
  }

  private async hold(person: number, token: string): Promise<void> {
    if (token) this.tokens = { ...this.tokens, [person]: token };
    keepTokens(this.code, this.tokens);
    if (!this.people.includes(person)) this.people = [...this.people, person];
    this.remember();
    // The notice that seats this person may come later than the answer.
    if (!this.seated.some((other) => other !== person)) {
      await this.open(person);
      return;
    }
    // From now on a tap says who looks, and what is public says whom to pass the device to.
    await this.shut();
    if (!this.watching) await this.watch();
  }

  /** Show this person's seat here. The public sight is then no longer needed, but for a device that is passed round. */
  async open(person: number, take = true): Promise<Answer> {
    if (this.opened !== null && this.opened !== person) await this.shut();
    const seat = this.seatOf(person);
    const since = seat === null ? undefined : this.sights[seat];
    const answer = await this.ask({ type: "open", person, since: sinceOf(since), take });
    if (answer.type === "done") {
      this.opened = person;
      this.taken = null;
      tabKeep(`open/${this.code}`, String(person));
      if (this.watching && !this.shared) await this.unwatch();
    } else if (answer.type === "elsewhere") {
      this.taken = { type: "taken", person, why: "opened_elsewhere" };
      await this.watch();
    }
    return answer;
  }

  async watch(): Promise<void> {
    this.watching = true;
    await this.ask({ type: "open", person: null, since: sinceOf(this.sights[PUBLIC]), take: true });
  }

  private async unwatch(): Promise<void> {
    this.watching = false;
    this.forgetSight(PUBLIC);
    await this.ask({ type: "shut", person: null });
  }

  /** The device is passed on: nothing of this person's stays here. */
  async shut(): Promise<void> {
    const { opened, seat } = this;
    if (opened === null) return;
    this.opened = null;
    this.note = "";
    tabKeep(`open/${this.code}`, null);
    if (seat !== null) this.forgetSight(seat);
    await this.ask({ type: "shut", person: opened });
  }

  seatOf(person: number): number | null {
    const seat = (this.notice?.chairs ?? []).findIndex((chair) => chair.person === person);
    return seat < 0 ? null : seat;
  }

  nameOf(person: number): string {
    return this.chairs.find((chair) => chair.person === person)?.name ?? "";
  }

  /** Milliseconds until a moment of the server's clock. */
  until(moment: number): number {
    return moment - (Date.now() + this.ahead);
  }

  private nextOfDevice(): number | null {
    const awaited = (this.sights[PUBLIC] ?? this.sight)?.awaited ?? [];
    if (!this.shared || this.notice?.stage !== "playing") return null;
    const asked = this.seated.filter((person) => this.isAsked(person, awaited));
    return this.opened !== null && asked.includes(this.opened) ? null : (asked[0] ?? null);
  }

  private isAsked(person: number, awaited: readonly number[]): boolean {
    const seat = this.seatOf(person);
    return seat !== null && awaited.includes(seat) && this.chairs[seat]?.level === null;
  }

  private take(message: Told): void {
    switch (message.type) {
      case "entered":
        this.ahead = message.now - Date.now();
        this.notice = message.notice;
        this.said = message.said;
        this.enter(message.people.map((mine) => mine.person));
        break;
      case "changed":
        if (this.notice) this.notice = { ...this.notice, ...message.notice };
        if (message.notice.stage === "gathering") this.sights = {};
        this.remember();
        this.shakeHands();
        this.settle();
        break;
      case "whole":
        this.sights = { ...this.sights, [message.seat ?? PUBLIC]: whole(message) };
        if (message.seat === this.seat) this.seen();
        break;
      case "update":
        this.update(message.seat ?? PUBLIC, message);
        break;
      case "taken":
        this.lose(message);
        break;
      case "note_kept":
        if (message.person === this.opened) this.note = message.note;
        break;
      case "said":
        this.said = [...this.said, message].slice(-SPOKEN);
        break;
      case "reacted":
        this.reaction = message;
        break;
      default:
        break;
    }
  }

  /** Also after the line was lost: then what was shown is shown again, from where it was. */
  private enter(people: number[]): void {
    this.people = people;
    this.tokens = Object.fromEntries(Object.entries(this.tokens).filter(([person]) => people.includes(Number(person))));
    keepTokens(this.code, this.tokens);
    this.remember();
    this.shaken = "";
    this.shakeHands();
    const { seated } = this;
    const [only] = seated;
    const before = Number(tabKept(`open/${this.code}`) ?? PUBLIC);
    if (this.screen || seated.length !== 1) void this.watch();
    if (this.screen) return;
    if (this.opened !== null && people.includes(this.opened)) void this.open(this.opened);
    else if (only !== undefined && seated.length === 1) void this.open(only, only === before);
  }

  /** Somebody left a device that was passed round: it is that of the one who stays. */
  private settle(): void {
    const [only] = this.seated;
    const alone = this.seated.length === 1 && this.opened === null && this.taken === null;
    if (only !== undefined && alone && this.watching && !this.screen) void this.open(only, false);
  }

  private update(seat: number, message: Extract<Told, { type: "update" }>): void {
    const before = this.sights[seat];
    if (before && message.number === before.number + 1) {
      this.sights = { ...this.sights, [seat]: updated(before, message) };
      if (message.seat === this.seat) this.seen();
    } else {
      // Something is missing, which should never be: ask for the whole.
      this.forgetSight(seat);
      if (seat === PUBLIC && this.watching) void this.watch();
      else if (this.opened !== null && seat === this.seat) void this.open(this.opened);
    }
  }

  private lose(message: Taken): void {
    const seat = this.seatOf(message.person);
    if (seat !== null) this.forgetSight(seat);
    if (this.opened === message.person) {
      this.opened = null;
      this.note = "";
      this.taken = message;
      tabKeep(`open/${this.code}`, null);
      void this.watch();
    }
    if (message.why !== "opened_elsewhere") {
      this.people = this.people.filter((person) => person !== message.person);
      this.tokens = Object.fromEntries(
        Object.entries(this.tokens).filter(([person]) => Number(person) !== message.person),
      );
      keepTokens(this.code, this.tokens);
    }
  }

  private forgetSight(seat: number): void {
    this.sights = Object.fromEntries(Object.entries(this.sights).filter(([known]) => Number(known) !== seat));
  }

  /** So that the home page can lead back here. */
  private remember(): void {
    if (!this.notice || !this.people.length) return;
    if (this.notice.stage === "closed") {
      leaveTable(this.code);
      return;
    }
    const names = this.seated.map((person) => this.nameOf(person));
    keepVisit(this.code, { game: this.notice.game, names, stage: this.notice.stage, at: Date.now() });
  }

  private shakeHands(): void {
    const handshake = this.notice?.stage === "sealing" ? this.notice.handshake : null;
    if (!handshake) return;
    const step = `${handshake.game_id}/${handshake.showing}`;
    if (step === this.shaken) return;
    this.shaken = step;
    for (const person of this.people.filter((mine) => handshake.asked.includes(mine))) {
      const seat = this.seatOf(person);
      if (seat === null) continue;
      if (!handshake.showing) {
        const commitment = this.seeds.commitment(handshake.game_id, person, seat);
        void this.connection.ask({ type: "commit_seed", person, commitment });
      } else if (String(person) in handshake.commitments) {
        void this.connection.ask({ type: "show_seed", person, seed: this.seeds.shown(handshake.game_id, person) });
      }
    }
  }
}

function sinceOf(sight: Sight | undefined): { epoch: string; number: number } | null {
  return sight ? { epoch: sight.epoch, number: sight.number } : null;
}
