import { cleanup, fireEvent, screen, waitFor } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, expect, test } from "vitest";

import { MOMENTS } from "../gallery/moments";
import { exhibited } from "../testing/exhibit";
import TrayBoard from "../testing/TrayBoard.svelte";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
/** Whichever game it is, its words name the tray. */
const tray = () => screen.getByRole("group");

function shown(...actions: string[]) {
  const [moment] = MOMENTS;
  const choices = actions.map((action) => ({ action, fields: [] }));
  return exhibited(TrayBoard, { ...moment!, offers: { decision: 1, choices }, me: null, awaited: [] });
}

test("a choice is sent, and until it was taken no other can be made", async () => {
  const sent = await shown("bid", "doubt");
  const busy = () => tray().getAttribute("aria-busy");
  await userEvent.click(button("bid"));

  expect(sent()).toEqual({ type: "bid" });
  await waitFor(() => expect(busy()).toBe("false"));
  expect(button("doubt").disabled).toBe(false);
});

test("what is in it cannot be pressed meanwhile, whatever the game puts there", async () => {
  await shown("bid", "doubt");
  const open = () => !button("doubt").closest("fieldset")?.disabled;
  expect(open()).toBe(true);
  void fireEvent.click(button("bid"));
  await tick();

  expect(open()).toBe(false);
  await waitFor(() => expect(open()).toBe(true));
});

test("who made a choice that is gone has the focus among those that are left", async () => {
  await shown("bid", "doubt");
  await userEvent.click(button("bid"));

  expect(document.activeElement).toBe(tray());
  expect(tray().hasAttribute("data-choices")).toBe(true);
});

test("who made the last one finds it at the heading of the page", async () => {
  const heading = document.createElement("h1");
  heading.tabIndex = -1;
  heading.dataset["focus"] = "";
  document.body.append(heading);
  await shown("doubt");
  await userEvent.click(button("doubt"));

  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.queryByRole("group")).toBeNull();
});
