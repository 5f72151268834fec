/** A table as this device knows it: what everybody may know, and the perspectives of the people whom it holds. */

import { freshId, freshToken } from "../../device/random";
import { forgetTable } from "../../device/storage";
import type { Reply, RequestBody, Status } from "../../wire/connection";
import { Connection } from "../../wire/connection";
import { HOLDING_PACES } from "../../wire/generated";
import type { Farewell, Message, Mine, PublicChair, PublicTable, Reacted, Said, Taken } from "../../wire/generated";
import type { Perspective } from "../../wire/perspective";
import { Acting, type Refusal } from "./actions/acting.svelte";
import { Notes } from "./notes.svelte";
import { PassAround } from "./passAround.svelte";
import { PersonTokens } from "./personTokens";
import { Perspectives } from "./perspectives.svelte";
import { rememberTable } from "./recentTable";
import { withLine } from "./saidLines";
import { Seeds } from "./seeds";
import { ServerClock } from "./serverClock";
import { ShownSeat } from "./shownSeat.svelte";

/** What is requested without anybody's doing. */
const BY_ITSELF: readonly RequestBody["type"][] = ["open", "shut"];
/** No person has this number. */
const NOBODY = -1;
/** No game is on; at the end of one the next may be sealed at once, without a lobby between. */
const BETWEEN: readonly (PublicTable["stage"] | undefined)[] = ["gathering", "sealing"];

export class Table {
  /** What everybody at the table may know; null until the first reply. */
  publicTable: PublicTable | null = $state.raw(null);
  /** Whether the connection is there. */
  status: Status = $state("connecting");
  /** Why the server closed the connection, where it said so. */
  farewell: Farewell | null = $state.raw(null);
  readonly perspectives = new Perspectives();
  /** People whom this device holds. */
  people: number[] = $state.raw([]);
  readonly shown: ShownSeat = new ShownSeat(this);
  said: readonly Said[] = $state.raw([]);
  /** The last reaction, for a moment. */
  reaction: Reacted | null = $state.raw(null);
  /** What somebody asked for last and did not get, until they ask for something else, or the game has gone on. */
  refused: Refusal | null = $state.raw(null);

  readonly chairs: readonly PublicChair[] = $derived(this.publicTable?.chairs ?? []);
  /** People of this device who have a seat. */
  readonly seated: number[] = $derived(this.people.filter((person) => this.seatOf(person) !== null));
  /** Whether this device is passed round: then nothing secret is shown before a tap says who looks. */
  readonly shared: boolean = $derived(this.seated.length > 1);
  /** Seat of the person who is shown; null for a spectator. */
  readonly seat: number | null = $derived.by(() => (this.opened === null ? null : this.seatOf(this.opened)));
  readonly perspective: Perspective | null = $derived.by(() => this.perspectives.of(this.seat));
  readonly isHost: boolean = $derived(this.publicTable !== null && this.people.includes(this.publicTable.host));
  /** Which game is on, or was last. */
  readonly gameId: string = $derived(this.publicTable?.handshake?.game_id ?? "");
  readonly goesRound: boolean = $derived(this.shared && this.publicTable?.stage === "playing");
  readonly common: Perspective | null = $derived.by(() => this.perspectives.of(null) ?? this.perspective);
  readonly passAround: PassAround = new PassAround(this);
  /** What the person who is shown writes for themselves. */
  readonly notes: Notes;
  readonly acting: Acting;
  readonly clock = new ServerClock();
  private readonly tokens: PersonTokens;
  private readonly seeds: Seeds;
  private readonly connection: Connection;

  constructor(
    readonly code: string,
    /** A shared screen, which shows what is public and nothing else. */
    readonly isSharedScreen: boolean,
  ) {
    this.tokens = new PersonTokens(code);
    this.acting = new Acting(this, (body, id) => this.connection.requestOnce(body, id));
    this.connection = new Connection(
      code,
      (sent) => this.tokens.forEntering(sent),
      (message) => this.take(message),
      (status, farewell) => {
        this.status = status;
        this.acting.queue.connect(status === "here");
        if (farewell || status === "here") this.farewell = farewell;
        if (farewell?.why === "unknown_table") forgetTable(code);
      },
    );
    this.notes = new Notes(code, (body) => this.connection.request(body));
    this.seeds = new Seeds((body) => void this.connection.request(body));
  }

  close(): void {
    this.notes.close();
    if (this.shared) this.acting.hide();
    this.acting.close();
    this.connection.close();
  }

  /** A refusal is also kept, to be shown beside the control; what the page requests by itself leaves it. */
  async request(body: RequestBody, holds?: () => boolean): Promise<Reply> {
    const byItself = BY_ITSELF.includes(body.type);
    if (!byItself) this.refused = null;
    const reply = await this.connection.request(body, holds);
    if (reply.type === "request_refused" && !byItself) this.refused = { why: reply.why, asked: body.type };
    return reply;
  }

  /** As the person who is shown: nobody speaks for another on a device that is passed round. */
  async requestAs(
    body: { type: RequestBody["type"] } & Record<string, unknown>,
    holds?: () => boolean,
  ): Promise<Reply> {
    const person = this.opened ?? (this.people.length === 1 ? this.people[0] : undefined);
    if (person === undefined) return { type: "request_refused", id: "", why: "not_yours" };
    return this.request({ ...body, person } as RequestBody, holds);
  }

  /** As the host, whom this device holds. */
  async requestAsHost(body: { type: RequestBody["type"] } & Record<string, unknown>): Promise<Reply> {
    return this.request({ ...body, person: this.publicTable?.host ?? 0 } as RequestBody);
  }

  /** What the host shows over plain HTTP; empty where this device does not hold them. */
  get hostToken(): string {
    return this.tokens.of(this.publicTable?.host ?? NOBODY);
  }

  /** What a board calls: an action that answers the present offers. It is over once it is seen, or refused. */
  act = (action: unknown): Promise<void> => this.acting.act(action);

  /** All that was told so far was shown here, or skipped: the table need not wait for the people of this device. */
  release({ epoch, number }: Perspective): void {
    const { pace } = this.publicTable ?? {};
    // A screen holds nobody up; and bots that lose no time wait for nobody, but tell so much that it would be a flood.
    if (!this.seated.length || !HOLDING_PACES.includes(pace ?? "")) return;
    const upto = { epoch, number };
    void this.connection.requestOnce({ type: "release", person: this.opened, upto }, freshId());
  }

  /** What the table helps the person who is shown with, from what they may know; null where it does not. */
  async aid<Aid>(): Promise<Aid | null> {
    const { opened } = this;
    if (opened === null) return null;
    const reply = await this.connection.request({ type: "ask_aid", person: opened }, this.acting.thisGame());
    return reply.type === "aided" && this.opened === opened ? (reply.aid as Aid) : null;
  }

  /** A host without a seat sits down as the host, and everybody else as somebody new. */
  async sit(name: string, chair: number | null = null, face = ""): Promise<Reply> {
    const host = this.publicTable?.host ?? NOBODY;
    const asHost = this.people.includes(host) && this.seatOf(host) === null;
    const reply = await this.request({
      type: "sit",
      name,
      chair,
      person: asHost ? host : null,
      face,
      token: freshToken(),
    });
    if (reply.type === "seated") await this.hold(reply.person, reply.token);
    return reply;
  }

  /** Take a person over from another device, by the code that it shows. */
  async claim(code: string): Promise<Reply> {
    const reply = await this.request({ type: "claim", code });
    if (reply.type === "seated") await this.hold(reply.person, reply.token);
    return reply;
  }

  private async hold(person: number, token: string): Promise<void> {
    if (token) this.tokens.hold(person, token);
    if (!this.people.includes(person)) this.people = [...this.people, person];
    rememberTable(this);
    // That this person has a seat may be told later than the reply.
    if (!this.seated.some((other) => other !== person)) {
      await this.shown.open(person);
      return;
    }
    // From now on a tap says who looks, and what is public says whom to pass the device to.
    await this.shown.shut();
    if (!this.shown.watching) await this.shown.watch();
  }

  /** The person whose seat is shown, if any. */
  get opened(): number | null {
    return this.shown.person;
  }

  /** Somebody of this device was opened elsewhere, moved or sent away. */
  get taken(): Taken | null {
    return this.shown.taken;
  }

  seatOf(person: number): number | null {
    const seat = (this.publicTable?.chairs ?? []).findIndex((chair) => chair.person === person);
    return seat < 0 ? null : seat;
  }

  nameOf(person: number): string {
    return this.chairs.find((chair) => chair.person === person)?.name ?? "";
  }

  /** Among the messages of this device: what a bot says goes over no wire. */
  hearBot(name: string, text: string): void {
    this.keepSaid({ type: "said", person: NOBODY, name, text, reaction: null });
  }

  private keepSaid(said: Said): void {
    this.said = withLine(this.said, said);
  }

  private take(message: Message): void {
    switch (message.type) {
      case "entered":
        this.clock.set(message.now);
        // While the line was away another game may have come: what was seen is none of it.
        if ((message.public_table.handshake?.game_id ?? "") !== this.gameId) this.perspectives.forgetAll();
        this.publicTable = message.public_table;
        this.said = message.said;
        this.enter(message.people);
        break;
      case "table_changed":
        if (this.publicTable) this.publicTable = { ...this.publicTable, ...message.public_table };
        if (BETWEEN.includes(message.public_table.stage)) this.perspectives.forgetAll();
        rememberTable(this);
        this.shakeHands();
        this.settle();
        this.followRow();
        break;
      case "snapshot":
        if (!this.perspectives.take(message)) void this.recall(message);
        else if (message.seat === this.seat) this.acting.saw();
        break;
      case "patch":
        this.patch(message);
        break;
      case "taken":
        this.lose(message);
        break;
      case "note_kept":
        this.notes.kept(message.person, message.note);
        break;
      case "said":
        this.keepSaid(message);
        break;
      case "reacted":
        this.reaction = message;
        this.keepSaid({ ...message, type: "said", name: this.nameOf(message.person), text: "" });
        break;
      default:
        break;
    }
  }

  /** Also after the connection was lost: then what was shown is shown again, from where it was. */
  private enter(mine: readonly Mine[]): void {
    const people = mine.map(({ person }) => person);
    this.people = people;
    this.followRow();
    this.tokens.entered(mine);
    rememberTable(this);
    this.seeds.forget();
    this.shakeHands();
    // Somebody may have been sent away while the connection was.
    if (this.opened !== null && !people.includes(this.opened)) {
      this.shown.hide();
      this.perspectives.forgetAll();
    }
    const { seated } = this;
    const [only] = seated;
    const { before } = this.shown;
    if (this.isSharedScreen || seated.length !== 1) void this.shown.watch();
    if (this.isSharedScreen) return;
    if (this.opened !== null && people.includes(this.opened)) void this.shown.open(this.opened);
    else if (only !== undefined && seated.length === 1) void this.shown.open(only, only === before);
  }

  private followRow(): void {
    this.acting.queue.follow(this.publicTable?.stage === "playing" ? this.gameId : "", this.people);
  }

  /** Somebody left a device that was passed round: it is that of the one who stays. */
  private settle(): void {
    const [only] = this.seated;
    const alone = this.seated.length === 1 && this.opened === null && this.taken === null;
    if (only !== undefined && alone && this.shown.watching && !this.isSharedScreen) void this.shown.open(only, false);
  }

  private patch(message: Extract<Message, { type: "patch" }>): void {
    const came = this.perspectives.patch(message);
    if (came === "news" && message.seat === this.seat) this.acting.saw();
    if (came !== "missed") return;
    if (message.seat === null && this.shown.watching) void this.shown.watch();
    else if (this.opened !== null && message.seat === this.seat) void this.shown.open(this.opened);
  }

  private async recall(message: Extract<Message, { type: "snapshot" }>): Promise<void> {
    const person = message.seat === null ? null : this.opened;
    await this.perspectives.recall(message, (part) => this.connection.request({ type: "recall", person, ...part }));
    if (message.seat === this.seat) this.acting.saw();
  }

  private lose(message: Taken): void {
    const seat = this.seatOf(message.person);
    if (seat !== null) this.perspectives.forget(seat);
    if (this.opened === message.person) {
      this.shown.hide();
      this.passAround.over(message.person);
      this.shown.taken = message;
      void this.shown.watch();
    }
    if (message.why !== "opened_elsewhere") {
      this.people = this.people.filter((person) => person !== message.person);
      this.tokens.lose(message.person);
    }
  }

  private shakeHands(): void {
    const handshake = this.publicTable?.stage === "sealing" ? this.publicTable.handshake : null;
    if (handshake) this.seeds.shakeHands(handshake, this.people, (person) => this.seatOf(person));
  }
}
