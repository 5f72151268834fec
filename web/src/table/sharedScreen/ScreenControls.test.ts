import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { audible } from "../../device/audible.svelte";
import { settings } from "../../device/settings.svelte";
import { MOMENTS } from "../../gallery/moments";
import { exhibited } from "../../testing/exhibit";
import ScreenControls from "./ScreenControls.svelte";

afterEach(() => {
  cleanup();
  settings.setSound(false);
  audible.blocked = false;
});

const button = () => screen.getByRole("button", { name: /sons/i });

test("the touch that the browser waited for lets sounds be heard, and does not turn them off as it ends", async () => {
  settings.setSound(true);
  audible.blocked = true;
  await exhibited(ScreenControls, MOMENTS[0]!);

  await fireEvent.pointerDown(button());
  audible.blocked = false; // at the end of the touch, but before it counts as a click
  await fireEvent.click(button());
  expect(settings.sound).toBe(true);

  await fireEvent.pointerDown(button());
  await fireEvent.click(button());
  expect(settings.sound).toBe(false);
});
