import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { tick, type Component } from "svelte";
import { afterEach, expect, test } from "vitest";

import type { BoardProps } from "../../board/parts";
import MomentFrame from "../../gallery/MomentFrame.svelte";
import { pageSpeech } from "../../words/pageSpeech.svelte";
import { speechOf } from "../../words/wordFiles";
import Board from "./Board.svelte";
import { fetchLater } from "./later.svelte";
import { momentCalled } from "./testFacts";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test("who wins with the focus among the choices finds it at the heading while the dice are shown", async () => {
  await pageSpeech.speak("fr");
  await fetchLater();
  const heading = document.createElement("h1");
  heading.tabIndex = -1;
  heading.dataset["focus"] = "";
  document.body.append(heading);
  const moment = momentCalled("winning-mine");
  const words = await speechOf("fr", moment.game);
  const shown = { moment, words, play: false, before: true, Board: Board as unknown as Component<BoardProps> };
  const { rerender } = render(MomentFrame, shown);
  await tick();
  const tray = screen.getByRole("group", { name: /^Ta main/ });
  tray.focus();

  await rerender({ ...shown, before: false });

  await waitFor(() => expect(tray.isConnected).toBe(false));
  expect(document.activeElement).toBe(heading);
});
