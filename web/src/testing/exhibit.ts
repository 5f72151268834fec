/** For tests: a part of a game in the gallery's frame, which writes down what would be sent. */

import { render } from "@testing-library/svelte";
import { tick, type Component } from "svelte";

import type { BoardProps } from "../board/parts";
import MomentFrame from "../gallery/MomentFrame.svelte";
import type { Moment } from "../gallery/moments";
import { fetchLaterOf } from "../gameParts";
import { pageSpeech } from "../words/pageSpeech.svelte";
import { speechOf } from "../words/wordFiles";

// happy-dom knows of no letters that come later than the page.
Object.defineProperty(document, "fonts", { configurable: true, value: { ready: Promise.resolve() } });

/** In French; with `play`, what is being shown is played. Gives what was sent last, or null. */
export async function exhibited(part: unknown, moment: Moment, play = false): Promise<() => unknown> {
  await pageSpeech.speak("fr");
  const words = await speechOf("fr", moment.game);
  await fetchLaterOf(moment.game);
  const { container } = render(MomentFrame, { moment, words, play, Board: part as Component<BoardProps> });
  await tick();
  return () => JSON.parse(container.querySelector<HTMLElement>(".frame")?.dataset["sent"] || "null") as unknown;
}
