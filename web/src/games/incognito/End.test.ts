import { cleanup, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";

import { exhibited } from "../../testing/exhibit";
import End from "./End.svelte";
import { momentCalled } from "./testFacts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("drawings can be kept once everybody has agreed, and not before", async () => {
  const user = userEvent.setup();
  await exhibited(End, momentCalled("won-shared"));
  const [first] = screen.getAllByRole("button", { name: /^Voir en grand/ });
  await user.click(first as HTMLElement);
  expect(screen.queryByRole("button", { name: /^Garder en/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Fermer" }));

  await user.click(screen.getByRole("button", { name: "Je suis d’accord" }));

  expect(screen.getByText(/^Tout le monde est d’accord/)).toBeTruthy();
  await user.click(first as HTMLElement);
  expect(screen.getAllByRole("button", { name: /^Garder en (PNG|SVG)$/ })).toHaveLength(2);
});

test("a drawing that this device cannot keep is said to be none", async () => {
  const user = userEvent.setup();
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((made) => made(null));
  vi.spyOn(Image.prototype, "decode").mockResolvedValue(undefined);
  await exhibited(End, momentCalled("won-shared"));
  await user.click(screen.getByRole("button", { name: "Je suis d’accord" }));
  await user.click(screen.getAllByRole("button", { name: /^Voir en grand/ })[0] as HTMLElement);
  await user.click(screen.getByRole("button", { name: "Garder en PNG" }));

  expect(await screen.findByText(/^Impossible de garder ce dessin en PNG/)).toBeTruthy();
});
