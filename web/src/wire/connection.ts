/**
 * One connection to one table, which comes back by itself.
 *
 * A request without a reply when the connection broke is sent again with the same id: the server does nothing twice.
 */

import { freshId } from "../device/random";
import { now, elapsedSince } from "../device/stopwatch";
import { wellFormed } from "../text/wellFormed";
import { takeFirstLine, type FirstLine } from "./firstLine";
import type { Farewell, Message, Request } from "./generated";
import { enter, lineTo } from "./line";

export type Status = "connecting" | "here" | "lost" | "closed";
type Identified = Exclude<Request, { type: "enter" }>;
/** A request, before the connection gives it its id. */
export type RequestBody = Identified extends infer One ? (One extends Identified ? Omit<One, "id"> : never) : never;
export type Reply = Extract<Message, { id: string }>;

/** Milliseconds until the next try, by how many have failed. */
const PAUSES = [200, 400, 800, 1500, 2000];
const QUIET = 10_000;
const PATIENCE = 6_000;
/** Milliseconds after which a connection that is there counts as one that stays. */
const STABLE = 5_000;
/** So often something is sent whose connection then breaks: it might be what breaks it. */
const SENDINGS = 2;

interface Waiting {
  readonly message: string;
  readonly replied: (reply: Reply) => void;
  /** Not sent again: whoever asked is told that the connection was lost, and decides. */
  readonly lose?: () => void;
  /** Whether it still means what it meant when it was sent. */
  readonly holds: () => boolean;
  /** Whether it went out on the connection that is there now. */
  out: boolean;
  /** Connections that the other side closed before a reply came. */
  lost: number;
}

/** For texts in a message. */
function wellFormedText(_: string, value: unknown): unknown {
  return typeof value === "string" ? wellFormed(value) : value;
}

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private failures = 0;
  private ended = false;
  private entered = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stable: ReturnType<typeof setTimeout> | undefined;
  private lastHeard = now();
  /** Before this moment, by the steady count, the server wants no new connection. */
  private notBefore = 0;
  private watch: ReturnType<typeof setInterval>;

  constructor(
    private readonly code: string,
    /** What to enter by; told what was sent where something was. */
    private readonly tokens: (sent?: readonly string[]) => readonly string[],
    private readonly take: (message: Message) => void,
    private readonly changed: (status: Status, farewell: Farewell | null) => void,
  ) {
    this.watch = setInterval(() => this.check(), 2_000);
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** The reply may take as long as the connection is away. What no longer `holds` then is too late. */
  request(body: RequestBody, holds: () => boolean = () => true): Promise<Reply> {
    const id = freshId();
    const message = JSON.stringify({ ...body, id }, wellFormedText);
    return new Promise((replied) => {
      const waiting: Waiting = { message, replied, holds, out: false, lost: 0 };
      this.waiting.set(id, waiting);
      if (this.entered && this.socket) this.send(this.socket, waiting);
    });
  }

  /** On the connection that is there now, and on no other: null where it is lost before the reply comes. */
  requestOnce(body: RequestBody, id: string): Promise<Reply | null> {
    const { socket } = this;
    if (!this.entered || !socket) return Promise.resolve(null);
    const message = JSON.stringify({ ...body, id }, wellFormedText);
    return new Promise((replied) => {
      const waiting = { message, replied, lose: () => replied(null), holds: () => true, out: false, lost: 0 };
      this.waiting.set(id, waiting);
      this.send(socket, waiting);
    });
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.stable);
    clearInterval(this.watch);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    if (this.ended) return;
    this.changed(this.failures ? "lost" : "connecting", null);
    const first = takeFirstLine(this.code);
    const socket = first?.line ?? lineTo(this.code);
    this.socket = socket;
    this.entered = false;
    this.lastHeard = now();
    socket.onopen = () => enter(socket, this.code, this.tokens());
    socket.onmessage = (event: MessageEvent<string>) => this.hear(socket, JSON.parse(event.data) as Message);
    socket.onclose = () => {
      if (socket === this.socket) this.giveUp();
      this.broke(socket);
    };
    if (first) queueMicrotask(() => this.takeOver(first));
  }

  /** What it was told before it was ours; a moment later, as all that comes over a line. */
  private takeOver({ line, heard, tokens }: FirstLine): void {
    if (tokens) this.tokens(tokens);
    for (const text of heard) this.hear(line, JSON.parse(text) as Message);
    if (line.readyState >= line.CLOSING) this.broke(line);
  }

  private hear(socket: WebSocket, message: Message): void {
    if (socket !== this.socket) return;
    this.lastHeard = now();
    if (message.type === "farewell") {
      this.part(message);
      return;
    }
    this.take(message);
    if (message.type === "entered") {
      this.entered = true;
      this.notBefore = 0;
      this.stable = setTimeout(() => (this.failures = 0), STABLE);
      this.changed("here", null);
      this.sendAgain(socket);
    }
    if (message.type === "request_refused" && message.id === "") this.refuseAll(message.why);
    else if ("id" in message) this.settle(message);
  }

  private sendAgain(socket: WebSocket): void {
    for (const [id, waiting] of [...this.waiting]) {
      if (waiting.out) continue; // since a moment ago
      if (waiting.holds()) this.send(socket, waiting);
      else this.settle({ type: "request_refused", id, why: "too_late" });
    }
  }

  private send(socket: WebSocket, waiting: Waiting): void {
    waiting.out = true;
    socket.send(waiting.message);
  }

  /** The server could not read something and cannot say what: it is one of those that are out, and none is sent again. */
  private refuseAll(why: string): void {
    for (const [id, { out, lose }] of [...this.waiting])
      if (out && !lose) this.settle({ type: "request_refused", id, why });
  }

  /** The connection was closed on us: what has met with that often enough is not worth another one. */
  private giveUp(): void {
    for (const [id, waiting] of [...this.waiting]) {
      if (waiting.out && !waiting.lose) waiting.lost += 1;
      if (waiting.lost >= SENDINGS) this.settle({ type: "request_refused", id, why: "not_now" });
    }
  }

  private settle(reply: Reply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    waiting?.replied(reply);
  }

  /** The server says goodbye: for good, or until later. */
  private part(farewell: Farewell): void {
    if (farewell.why === "malformed") this.refuseAll(farewell.why);
    if (farewell.retry === null) {
      this.close();
      this.changed("closed", farewell);
    } else {
      this.notBefore = performance.now() + farewell.retry * 1000;
      this.failures = Math.max(this.failures, 1);
      this.changed("lost", farewell);
    }
  }

  private broke(socket: WebSocket): void {
    if (socket !== this.socket || this.ended) return;
    this.socket = null;
    this.entered = false;
    clearTimeout(this.stable);
    for (const [id, waiting] of [...this.waiting]) {
      waiting.out = false;
      if (!waiting.lose) continue;
      this.waiting.delete(id);
      waiting.lose();
    }
    const pause = PAUSES[Math.min(this.failures, PAUSES.length - 1)] ?? 2000;
    this.failures += 1;
    this.changed("lost", null);
    const wanted = this.notBefore - performance.now();
    // Everybody is told the same: those who come back come one after another.
    this.timer = setTimeout(() => this.connect(), Math.max(wanted, 0) + pause * (0.75 + Math.random() / 2));
  }

  /** A connection can be dead without a word: somebody who hears nothing asks, and then does not wait for ever. */
  private check(): void {
    const silence = elapsedSince(this.lastHeard);
    if (!this.socket || this.ended || document.hidden) return;
    if (silence > QUIET + PATIENCE) this.drop();
    else if (silence > QUIET && this.entered) this.socket.send(JSON.stringify({ type: "ping", id: freshId() }));
  }

  /** Also when the device says that its network is gone: better to say so at once, and to try again. */
  private drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.broke(socket);
    socket.close();
  };

  /** The network or the page is back: no reason to wait for the next try, but the server's. */
  private hurry = (): void => {
    if (this.ended || document.hidden || performance.now() < this.notBefore) return;
    if (!this.socket) this.connect();
    else this.check();
  };
}
