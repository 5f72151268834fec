/**
 * One connection to one table, which comes back by itself.
 *
 * Whatever was asked and not answered when the line broke is asked again with the same id: the server does nothing twice.
 */

import { freshId } from "../lib/random";
import type { Asked, Told } from "./generated";
import { PROTOCOL_VERSION } from "./generated";

export type Status = "connecting" | "here" | "lost" | "closed";
export type Farewell = Extract<Told, { type: "farewell" }>;
type Ask = Exclude<Asked, { type: "enter" }>;
/** What is asked, before the connection gives it its id. */
export type Question = Ask extends infer One ? (One extends Ask ? Omit<One, "id"> : never) : never;
export type Answer = Extract<Told, { id: string }>;

/** Milliseconds until the next try, by how many have failed. */
const PAUSES = [200, 400, 800, 1500, 2000];
const QUIET = 10_000;
const PATIENCE = 6_000;

type Waiting = { message: string; answered: (answer: Answer) => void };

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private failures = 0;
  private ended = false;
  private entered = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastHeard = 0;
  private watch: ReturnType<typeof setInterval>;

  constructor(
    private readonly code: string,
    private readonly tokens: () => string[],
    private readonly take: (message: Told) => void,
    private readonly changed: (status: Status, farewell: Farewell | null) => void,
  ) {
    this.watch = setInterval(() => this.check(), 2_000);
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Ask for something; the answer may take as long as the line is away. */
  ask(question: Question): Promise<Answer> {
    const id = freshId();
    const message = JSON.stringify({ ...question, id });
    return new Promise((answered) => {
      this.waiting.set(id, { message, answered });
      if (this.entered) this.socket?.send(message);
    });
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
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
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/ws`);
    this.socket = socket;
    this.entered = false;
    this.lastHeard = Date.now();
    socket.onopen = () =>
      socket.send(
        JSON.stringify({ type: "enter", protocol: PROTOCOL_VERSION, table: this.code, tokens: this.tokens() }),
      );
    socket.onmessage = (event: MessageEvent<string>) => this.hear(socket, JSON.parse(event.data) as Told);
    socket.onclose = () => this.broke(socket);
  }

  private hear(socket: WebSocket, message: Told): void {
    if (socket !== this.socket) return;
    this.lastHeard = Date.now();
    if (message.type === "farewell") {
      this.part(message);
      return;
    }
    this.take(message);
    if (message.type === "entered") {
      this.entered = true;
      this.failures = 0;
      this.changed("here", null);
      for (const { message: again } of this.waiting.values()) socket.send(again);
    }
    if ("id" in message) {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      waiting?.answered(message);
    }
  }

  /** The server says goodbye: for good, or until later. */
  private part(farewell: Farewell): void {
    if (farewell.retry === null) {
      this.ended = true;
      this.changed("closed", farewell);
    } else {
      this.failures = Math.max(this.failures, 1);
      this.changed("lost", farewell);
    }
  }

  private broke(socket: WebSocket): void {
    if (socket !== this.socket || this.ended) return;
    this.socket = null;
    this.entered = false;
    const pause = PAUSES[Math.min(this.failures, PAUSES.length - 1)] ?? 2000;
    this.failures += 1;
    this.changed("lost", null);
    this.timer = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  /** A line can be dead without a word: somebody who hears nothing asks, and then does not wait for ever. */
  private check(): void {
    const silence = Date.now() - this.lastHeard;
    if (!this.socket || this.ended || document.hidden) return;
    if (silence > QUIET + PATIENCE) this.drop();
    else if (silence > QUIET && this.entered) this.socket.send(JSON.stringify({ type: "ping", id: freshId() }));
  }

  /** Also when the device says that its network is gone: better to say so at once, and to try again. */
  private drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    socket.close();
    this.broke(socket);
  };

  /** The network or the page is back: no reason to wait for the next try. */
  private hurry = (): void => {
    if (this.ended || document.hidden) return;
    if (!this.socket) this.connect();
    else this.check();
  };
}
