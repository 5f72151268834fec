/** A WebSocket without a network, for tests: what was sent is kept, what is heard is said by the test. */

export class FakeSocket {
  static all: FakeSocket[] = [];
  readonly CLOSING = 2;
  readyState = 0;
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("no connection was made");
    return socket;
  }

  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The last request of this type. */
  asked(type: string): Record<string, unknown> {
    const found = this.sent.findLast((message) => message["type"] === type);
    if (!found) throw new Error(`nobody asked for ${type}`);
    return found;
  }

  answer(type: string, answer: Record<string, unknown> = { type: "done" }): Promise<void> {
    this.hear({ ...answer, id: this.asked(type)["id"] });
    return new Promise((resolve) => setTimeout(resolve));
  }
}
