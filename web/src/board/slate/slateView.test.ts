/** Coming nearer to a slate, and back. */

import { describe, expect, it } from "vitest";

import { isPinch, SlateView, type Pinch } from "./slateView.svelte";

const pinch = (apart: number, x = 0.5, y = 0.5): Pinch => [
  { x: x - apart / 2, y },
  { x: x + apart / 2, y },
];

describe("what is in sight of a slate", () => {
  it("is all of it at first", () => {
    const view = new SlateView(3072);
    expect(view.isWhole).toBe(true);
    expect(view.box).toBe("0.0 0.0 3072.0 4096.0");
    expect(view.place({ x: 0.5, y: 0.25 })).toEqual({ x: 1536, y: 1024 });
  });

  it("stays under two fingers that go apart, and never leaves the slate", () => {
    const view = new SlateView(3072);
    view.pinch(pinch(0.2, 0.25, 0.25), pinch(0.4, 0.25, 0.25));
    expect(view.place({ x: 0.25, y: 0.25 })).toEqual({ x: 768, y: 1024 });
    expect(view.box).toBe("384.0 512.0 1536.0 2048.0");
    view.pinch(pinch(0.2, 0.1, 0.1), pinch(0.2, 0.9, 0.9));
    expect(view.box).toBe("0.0 0.0 1536.0 2048.0");
  });

  it("comes no nearer than five times, and goes back to the whole", () => {
    const view = new SlateView(3072);
    view.scale(100, { x: 1, y: 1 });
    expect(view.box).toBe("2457.6 3276.8 614.4 819.2");
    view.scale(0.01, { x: 0, y: 0 });
    expect(view.isWhole).toBe(true);
    view.scale(2, { x: 0.5, y: 0.5 });
    view.whole();
    expect(view.box).toBe("0.0 0.0 3072.0 4096.0");
  });

  it("is not changed by a hand that rests", () => {
    expect(isPinch(pinch(0.2), pinch(0.21, 0.51))).toBe(false);
    expect(isPinch(pinch(0.2), pinch(0.25))).toBe(true);
    expect(isPinch(pinch(0.2), pinch(0.2, 0.6))).toBe(true);
  });
});
