import { cleanup, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { settings } from "../../device/settings.svelte";
import { MOMENTS } from "../../gallery/moments";
import EarBoard from "../../testing/EarBoard.svelte";
import { ear } from "../../testing/ear.svelte";
import { exhibited } from "../../testing/exhibit";
import { FRENCH, readByItself, withVoices } from "../../testing/fakeVoices";

afterEach(() => {
  cleanup();
  readByItself(false);
  vi.unstubAllGlobals();
});

async function shown(part: { shown_on?: "seat" | "screen" } = {}): Promise<void> {
  ear.card = "first";
  await exhibited(EarBoard, { ...MOMENTS[0]!, ...part });
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function plugIn(): Promise<void> {
  await press("À l’oreille");
  await press("C’est branché");
}

test("nothing is read before somebody has said that an earphone is there, and asked for it", async () => {
  const voices = withVoices(FRENCH);
  settings.setReadsAloud(true);
  await shown();
  await press("À l’oreille");
  expect(screen.getByRole("heading", { name: "Branche ton écouteur" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Le nom" })).toBeNull();
  await press("C’est branché");
  expect(voices.spoken).toEqual([]);
  await press("Le nom");
  expect(voices.queue.map(({ text }) => text)).toEqual(["Napoléon"]);
});

test("clues are asked for by number: typed, or by arrows", async () => {
  const voices = withVoices(FRENCH);
  await shown();
  await plugIn();
  screen.getByRole("button", { name: "Indice 1" }).focus();
  await userEvent.keyboard("12");
  expect(voices.queue.map(({ text }) => text)).toEqual(["indice numéro 12"]);
  expect(document.activeElement?.textContent).toBe("12");
  await userEvent.keyboard("{ArrowUp}{ArrowRight}");
  expect(voices.queue.map(({ text }) => text)).toEqual(["indice numéro 8"]);
  await userEvent.keyboard("{End}");
  expect(document.activeElement?.textContent).toBe("20");
});

test("closed it is silent, and another card asks for the earphone again", async () => {
  const voices = withVoices(FRENCH);
  await shown();
  await plugIn();
  await press("Le nom");
  await press("Fermer");
  expect(voices.queue).toEqual([]);
  await press("À l’oreille");
  await press("Le nom");
  ear.card = "second";
  await tick();
  expect(voices.queue).toEqual([]);
  expect(screen.queryByRole("button", { name: "Le nom" })).toBeNull();
  await press("À l’oreille");
  expect(screen.getByRole("heading", { name: "Branche ton écouteur" })).toBeTruthy();
});

test("a shared screen has no ear", async () => {
  await shown({ shown_on: "screen" });
  expect(screen.queryByRole("button")).toBeNull();
});
