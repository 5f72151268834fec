import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { pageSpeech } from "../../words/pageSpeech.svelte";
import type { TableScreen } from "../state/tableScreen.svelte";
import BoardHost from "./BoardHost.svelte";

beforeAll(() => pageSpeech.begin());
afterEach(cleanup);

const skip = vi.fn();
const table = { isSharedScreen: false, seat: 0, perspective: null };
const screen = {
  table,
  game: "",
  publicTable: null,
  openDialog: null,
  showing: true,
  show: { moment: null },
  skip,
};

test("a tap beside everything that has a meaning of its own goes on, and so does Escape", () => {
  const { container } = render(BoardHost, { screen: screen as unknown as TableScreen });
  const press = (target: Element, key: string) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const button = container.appendChild(document.createElement("button"));
  button.click();
  press(container, "Enter");
  expect(skip).not.toHaveBeenCalled();
  container.click();
  expect(skip).toHaveBeenCalledTimes(1);
  press(button, "Escape");
  expect(skip).toHaveBeenCalledTimes(2);
});
