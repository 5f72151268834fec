import { afterEach, expect, it, vi } from "vitest";
import { SoundPlayer } from "./soundPlayer";

/** As a browser has it: what is heard of it, and whether anybody asked it to go on. */
class Interrupted extends EventTarget {
  state = "running";
  resume = vi.fn(() => Promise.resolve());
  close = () => Promise.resolve();
}

afterEach(() => vi.unstubAllGlobals());

function interrupted(touched: boolean): Interrupted {
  const context = new Interrupted();
  vi.stubGlobal("AudioContext", function audio() {
    return context;
  });
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: touched } });
  const player = new SoundPlayer();
  context.state = "interrupted";
  context.dispatchEvent(new Event("statechange"));
  player.play("knock", 1);
  player.close();
  return context;
}

it("goes on after a call that has interrupted it", () => {
  expect(interrupted(true).resume).toHaveBeenCalledOnce();
});

it("asks nothing of a browser that waits for a touch", () => {
  expect(interrupted(false).resume).not.toHaveBeenCalled();
});
