import { cleanup, screen, waitFor, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";

import { exhibited } from "../../testing/exhibit";
import { getBoardContext } from "../../board/boardContext";
import Board from "./Board.svelte";
import { turnCover } from "./drawing/covering";
import { momentCalled, MOMENTS } from "./testFacts";

afterEach(cleanup);

function shown(name: string) {
  return exhibited(Board, momentCalled(name));
}

function slates(): HTMLElement[] {
  return within(screen.getByRole("list", { name: "Les ardoises" })).getAllByRole("button");
}

const plain = (text: string | null) => (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ").trim();

function card(name: RegExp): HTMLElement {
  return within(screen.getByRole("group", { name: "Tes choix" })).getByRole("button", { name });
}

test.each(MOMENTS)(
  "$name is drawn: everybody with their points, and nothing that names a word too soon",
  async ({ name, view }) => {
    await shown(name);

    expect(within(screen.getByRole("list", { name: "Les joueurs" })).getAllByRole("listitem").length).toBeGreaterThan(
      2,
    );
    if (view.type !== "voting") return;
    const pictures = screen.queryAllByRole("img").map((one) => one.getAttribute("aria-label") ?? "");
    const said = new Set(pictures.flatMap((text) => text.split(/[^\p{L}-]+/u)));
    for (const { word } of view.words) expect(said).not.toContain(word);
  },
);

test("my word lies in a corner that can be folded over it, and stays so", async () => {
  const user = userEvent.setup();
  await shown("drawing-mine");
  const corner = () => screen.getAllByRole("button", { name: /^Ton mot/ })[0] as HTMLElement;
  expect(corner().textContent).toContain("échelle");

  await user.click(corner());

  expect(corner().getAttribute("aria-label")).toBe("Ton mot est caché\u202f: touche pour le voir");
  expect(screen.queryByText("échelle")).toBeNull();
});

test("who keeps the word covered is not shown it large in the next round either", async () => {
  const moment = momentCalled("dealt-mine");
  const word = moment.told.findLast((fact) => fact.type === "dealt")?.word ?? "";
  const large = () => document.querySelector(".dealt .word")?.textContent ?? "";
  await exhibited(Board, moment);
  expect(large()).toContain(word);
  cleanup();

  await exhibited((...given: Parameters<typeof Board>) => {
    turnCover(getBoardContext());
    return Board(...given);
  }, moment);

  expect(large()).toContain("•••••");
  expect(document.body.textContent).not.toContain(word);
});

test("a slate is put down after a word on it, which can be left out", async () => {
  const user = userEvent.setup();
  const sent = await shown("drawing-mine");
  await user.click(screen.getByRole("button", { name: "Je pose l’ardoise" }));
  expect(sent()).toBeNull();

  await user.click(screen.getByRole("button", { name: "Poser" }));

  expect(sent()).toEqual({ type: "put_down" });
});

test("who looks at a slate and presses a card lays it there", async () => {
  const user = userEvent.setup();
  const sent = await shown("voting-mine");
  await user.click(slates()[2] as HTMLElement);
  await user.click(card(/^2 /));

  expect(sent()).toEqual({ type: "vote", target: 2, number: 2 });
});

test("a digit lays a card too, by keyboard alone", async () => {
  const user = userEvent.setup();
  const sent = await shown("voting-mine");
  await user.keyboard("5");

  expect(sent()).toEqual({ type: "vote", target: 1, number: 5 });
});

test("who has laid a card looks at the next slate without one", async () => {
  const user = userEvent.setup();
  await shown("voting-mine");
  await user.keyboard("5");

  expect(slates()[2]?.getAttribute("aria-pressed")).toBe("true");
});

test("one hears which card lies where, and which drawing comes next", async () => {
  const user = userEvent.setup();
  await shown("voting-mine");
  const { view, names } = momentCalled("voting-mine");
  const word = view.type === "voting" ? view.words[4]?.word : "";
  await user.keyboard("5");
  const heard = screen.getAllByRole("status").map(({ textContent }) => plain(textContent));

  expect(heard).toContainEqual(
    expect.stringContaining(`5 ${word}, devant le dessin signé ${names[1]}. Le dessin signé ${names[2]}`),
  );
});

test("a card that takes the place of another says so", async () => {
  const user = userEvent.setup();
  await shown("voting-ready");
  const { view } = momentCalled("voting-ready");
  const laid = view.type === "voting" ? view.mine : [];
  const free = [1, 2, 3, 4, 5, 6].find((number) => !laid.includes(number));
  await user.click(card(new RegExp(`^${free} `)));

  expect(screen.getByText(new RegExp(`${free}\\s.*\\sremplace\\s${laid[1]}\\s`))).toBeTruthy();
});

test("the card that lies there is taken back by a second press", async () => {
  const user = userEvent.setup();
  const sent = await shown("voting-ready");
  const { view } = momentCalled("voting-ready");
  const laid = view.type === "voting" ? view.mine[1] : null;
  await user.click(card(new RegExp(`^${laid} `)));

  expect(sent()).toEqual({ type: "take_back", target: 1 });
});

test("a card that lies elsewhere is moved", async () => {
  const user = userEvent.setup();
  const sent = await shown("voting-ready");
  const { view } = momentCalled("voting-ready");
  const laid = view.type === "voting" ? view.mine[2] : null;
  await user.click(card(new RegExp(`^${laid} `)));

  expect(sent()).toEqual({ type: "vote", target: 1, number: laid });
});

test("one's own word is marked", async () => {
  await shown("voting-mine");
  const { view } = momentCalled("voting-mine");
  const own = view.type === "voting" ? view.own_number : null;

  expect(card(new RegExp(`^${own} .* ton mot`))).toBeTruthy();
});

test("done counts for good, and is asked about once", async () => {
  const user = userEvent.setup();
  const sent = await shown("voting-ready");
  await user.click(screen.getByRole("button", { name: "J’ai fini de voter" }));
  expect(sent()).toBeNull();
  await user.click(screen.getByRole("button", { name: "C’est fini" }));

  expect(sent()).toEqual({ type: "finish" });
});

test("who asks whether they are done has the focus beside both answers, and back where it was if they are not", async () => {
  const user = userEvent.setup();
  await shown("voting-ready");
  const focused = () => document.activeElement;
  screen.getByRole("button", { name: "J’ai fini de voter" }).focus();
  await user.keyboard("{Enter}");
  expect(focused()).toBe(screen.getByRole("group", { name: /^Fini de voter/ }));
  await user.tab();
  expect(focused()).toBe(screen.getByRole("button", { name: "Pas encore" }));
  await user.keyboard("{Enter}");
  expect(focused()).toBe(screen.getByRole("button", { name: "J’ai fini de voter" }));
});

test("who takes a card back while asked whether they are done keeps the focus", async () => {
  const user = userEvent.setup();
  await shown("voting-ready");
  const { view } = momentCalled("voting-ready");
  await user.click(screen.getByRole("button", { name: "J’ai fini de voter" }));
  await user.keyboard(String(view.type === "voting" ? view.mine[1] : 0));

  // The table has taken nothing back here: it asks to be done again.
  await waitFor(() => expect(document.activeElement?.textContent.trim()).toMatch(/^(Encore une carte|J’ai fini)/));
});

test("a drawing that was seen large gives the focus back to what opened it", async () => {
  const user = userEvent.setup();
  await shown("voting-mine");
  const opener = screen.getByRole("button", { name: /^Voir en grand/ });
  await user.click(opener);
  const dialog = screen.getByRole("dialog");
  const shut = vi.spyOn(dialog as HTMLDialogElement, "close");
  await user.click(screen.getByRole("button", { name: "Fermer" }));

  expect(shut).toHaveBeenCalledOnce();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a drawing is named once where it is large: by whose it is, and in words on what shows it larger", async () => {
  await shown("voting-mine");
  const { names } = momentCalled("voting-mine");
  const region = screen.getByRole("region", { name: names[1] ?? "" });

  expect(within(region).queryByRole("img")).toBeNull();
  expect(within(region).getByRole("button", { name: /^Voir en grand. Le dessin signé/ })).toBeTruthy();
});

test("who has not laid every card reads how many are missing", async () => {
  await shown("voting-mine");

  expect(screen.getByRole("button", { name: /^Encore 3 cartes$/ }).getAttribute("aria-disabled")).toBe("true");
});

test.each(["drawing-done", "drawing-spectator", "voting-done", "voting-spectator"])(
  "%s asks for nothing",
  async (name) => {
    await shown(name);

    expect(screen.queryByRole("group", { name: "Tes choix" })).toBeNull();
  },
);
