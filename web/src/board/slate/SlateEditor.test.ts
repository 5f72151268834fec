/** A slate under somebody's hand: by pointers and by keys, to what is sent. */

import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, test } from "vitest";

import { MOMENTS } from "../../gallery/moments";
import SlateSheet from "../../gallery/SlateSheet.svelte";
import { exhibited } from "../../testing/exhibit";
import HandedSlates from "../../testing/HandedSlates.svelte";
import { pageSpeech } from "../../words/pageSpeech.svelte";
import { decodeStroke } from "../stroke";
import type { SlateAction } from "./slateActions";

let surface: HTMLElement;

/** A slate of 300 by 400 pixels, with something on it. */
beforeEach(async () => {
  await pageSpeech.speak("fr");
  const { container } = render(SlateSheet, { points: 40 });
  await tick();
  surface = container.querySelector<HTMLElement>(".layers") as HTMLElement;
  surface.getBoundingClientRect = () => ({ left: 0, top: 0, width: 300, height: 400 }) as DOMRect;
  surface.setPointerCapture = () => undefined;
});

function sent(): SlateAction[] {
  return JSON.parse(document.querySelector<HTMLElement>("[data-sent]")?.dataset["sent"] ?? "[]") as SlateAction[];
}

function last(): SlateAction | undefined {
  return sent().at(-1);
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

interface Went {
  readonly pointerType?: string;
  readonly pointerId?: number;
  readonly pressure?: number;
}

async function draw(places: readonly (readonly [number, number])[], went: Went = {}): Promise<void> {
  const event = ([clientX, clientY]: readonly [number, number]) => ({
    ...{ pointerType: "mouse", pointerId: 1, button: 0, pressure: 0.5, clientX, clientY },
    ...went,
  });
  const [first = [0, 0], ...rest] = places;
  await fireEvent.pointerDown(surface, event(first));
  for (const place of rest) await fireEvent.pointerMove(surface, event(place));
  await fireEvent.pointerUp(surface, event(rest.at(-1) ?? first));
}

describe("a pointer on a slate", () => {
  it("draws a stroke in whole points of the slate, sent when it is lifted", async () => {
    await draw([
      [30, 40],
      [150, 200],
      [270, 100],
    ]);

    const action = last();
    expect(sent().length).toBe(1);
    expect(action?.type === "draw" && decodeStroke(action.stroke)).toEqual([
      { x: 307, y: 410, pressure: 0 },
      { x: 1536, y: 2048, pressure: 0 },
      { x: 2765, y: 1024, pressure: 0 },
    ]);
  });

  it("stays on the slate where the pen leaves it", async () => {
    await draw([
      [150, 200],
      [900, -50],
    ]);

    const action = last();
    expect(action?.type === "draw" && decodeStroke(action.stroke).at(-1)).toEqual({ x: 3071, y: 0, pressure: 0 });
  });

  it("has pressure where a pen measures it", async () => {
    await draw([[30, 40]], { pointerType: "pen", pressure: 1 });

    const action = last();
    expect(action?.type === "draw" && decodeStroke(action.stroke)).toEqual([{ x: 307, y: 410, pressure: 63 }]);
  });

  it("draws nothing as a palm", async () => {
    await draw([[30, 40]], { pointerType: "pen" });
    await draw([[90, 90]], { pointerType: "touch", pointerId: 2 });

    expect(sent().length).toBe(1);
  });

  it("rubs with the eraser, and goes round with the loop, which closes and is put away", async () => {
    await press("Gomme");
    await draw([
      [30, 40],
      [60, 80],
    ]);
    expect(last()?.type).toBe("erase");
    await press("Entourer");
    await draw([
      [30, 40],
      [90, 40],
      [90, 90],
    ]);

    const action = last();
    const around = action?.type === "loop" ? decodeStroke(action.around) : [];
    expect(around.length).toBe(4);
    expect(around[0]).toEqual(around[3]);
    expect(screen.getByRole("button", { name: "Craie" }).getAttribute("aria-pressed")).toBe("true");
  });

  it("goes round nothing with a tap of the loop, which stays in the hand", async () => {
    await press("Entourer");
    await draw([[30, 40]]);

    expect(sent()).toEqual([]);
    expect(screen.getByRole("button", { name: "Entourer" }).getAttribute("aria-pressed")).toBe("true");
  });

  it("goes round with a loop that is long, to its very end", async () => {
    await press("Entourer");
    const round = Array.from({ length: 200 }, (_, at) => [150 + 140 * Math.cos(at / 8), 200 + 140 * Math.sin(at / 8)]);
    await draw(round as [number, number][]);

    const around = sent().flatMap((action) => (action.type === "loop" ? decodeStroke(action.around) : []));
    expect(sent().length).toBe(1);
    expect(around.length).toBeGreaterThan(6);
    expect(Math.min(...around.map(({ x }) => x))).toBeLessThan(400);
  });

  it("sends what is long in parts of one gesture, which is taken back by one step", async () => {
    await draw(ZIGZAG);
    const gestures = new Set(sent().map((action) => "gesture" in action && action.gesture));
    expect(sent().length).toBeGreaterThan(1);
    expect([...gestures]).toEqual([expect.any(Number)]);
    await userEvent.keyboard("{Control>}z{/Control}");

    expect(sent().filter(({ type }) => type === "undo").length).toBe(1);
    await draw(ZIGZAG);
    const again = sent().at(-1);
    expect(again?.type === "draw" && gestures.has(again.gesture)).toBe(false);
  });
});

const ZIGZAG = Array.from({ length: 900 }, (_, at) => [10 + at / 4, at % 2 ? 100 : 104] as const);
const LONG = [
  [30, 40],
  [150, 200],
] as const;
const YOUNG = [
  [30, 40],
  [32, 42],
] as const;

/** Down and along, without an end. */
async function begin(places: readonly (readonly [number, number])[], went: Went): Promise<void> {
  const [[clientX, clientY] = [0, 0], ...rest] = places;
  await fireEvent.pointerDown(surface, { button: 0, clientX, clientY, ...went });
  for (const [x, y] of rest) await fireEvent.pointerMove(surface, { clientX: x, clientY: y, ...went });
}

test("what the loop is for is said until it goes round something, and covers nothing meanwhile", async () => {
  const said = () => screen.getByRole("status").textContent;
  await press("Entourer");
  expect(said()).toContain("Entoure ce que tu as caché");

  await begin(LONG, { pointerType: "touch", pointerId: 1 });

  expect(said()).toBe("");
});

describe("a stroke that ends otherwise than by lifting the pen", () => {
  const FINGER = { pointerType: "touch", pointerId: 1 };

  it.each([
    ["stays if the device takes the finger away", LONG, 1],
    ["was none if it was hardly begun", YOUNG, 0],
  ])("%s", async (_, places, strokes) => {
    await begin(places, FINGER);
    await fireEvent.pointerCancel(surface, FINGER);

    expect(sent().length).toBe(strokes);
  });

  it("stays if a pen comes down, which draws from then on", async () => {
    await begin(LONG, FINGER);
    await draw(YOUNG, { pointerType: "pen", pointerId: 2 });

    expect(sent().map(({ type }) => type)).toEqual(["draw", "draw"]);
  });

  it("stays if pictures are taken in the middle of it", async () => {
    await begin(LONG, FINGER);
    await press("Images");
    await userEvent.click(await screen.findByRole("button", { name: "échantillon" }));

    expect(sent().map(({ type }) => type)).toEqual(["draw"]);
  });

  it("comes before a step back, which takes it", async () => {
    await begin(LONG, FINGER);
    await userEvent.keyboard("{Control>}z{/Control}");
    await fireEvent.pointerUp(surface, FINGER);

    expect(sent().map(({ type }) => type)).toEqual(["draw", "undo"]);
  });
});

describe("the tools of a slate", () => {
  it("offer what is not spent, and keep the focus where it is", async () => {
    await press("Refaire");
    expect(sent()).toEqual([]);
    await press("Effacer");
    await press("Effacer");
    expect(sent().map(({ type }) => type)).toEqual(["clear"]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Effacer" }));
  });

  it("step back as often as there are steps, and no more", async () => {
    const steps = document.querySelectorAll("[data-stroke]").length;
    for (let step = 0; step < steps + 2; step += 1) await press("Annuler");

    expect(sent().length).toBe(steps);
  });

  it("hand the focus on to the pictures, and take it back", async () => {
    await press("Images");
    expect(document.activeElement).toBe(await screen.findByRole("button", { name: "échantillon" }));
    await press("Craie");

    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Craie" }));
  });

  it("have it when all of the slate is shown again", async () => {
    const wheel = createEvent.wheel(surface, { deltaY: -100 });
    await fireEvent(surface, Object.assign(wheel, { ctrlKey: true, clientX: 150, clientY: 200 }));
    await press("Toute l’ardoise");

    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Craie" }));
  });
});

describe("a picture from the keyboard", () => {
  beforeEach(async () => {
    await press("Images");
    await userEvent.click(await screen.findByRole("button", { name: "échantillon" }));
  });

  it("is moved, sized, turned and put down, and told in words", async () => {
    await userEvent.keyboard("{ArrowRight}{ArrowUp}+r");
    expect(document.querySelector("[aria-live]")?.textContent.replaceAll("\u202f", " ")).toBe(
      "échantillon : au milieu, à 53 % du bord gauche et 48 % du haut, large de 34 % de l’ardoise, avec une rotation de 15°.",
    );
    await userEvent.keyboard("{Enter}");

    expect(last()).toEqual({ type: "stamp", motif: "sample", x: 1632, y: 1952, size: 1035, turn: 1 });
    expect(document.querySelector("[aria-live]")?.textContent).toMatch(/^échantillon.: c’est ajouté\.$/);
    expect(document.activeElement, "to choose the next one").toBe(screen.getByRole("button", { name: "échantillon" }));
  });

  it("goes as far as is offered, and all the way round", async () => {
    await userEvent.keyboard("{ArrowLeft>40/}{ArrowUp>60/}{->40/}{Shift>}R{/Shift}{Enter}");

    expect(last()).toEqual({ type: "stamp", motif: "sample", x: 0, y: 0, size: 128, turn: 23 });
  });

  it("does the same by buttons", async () => {
    await press("À droite");
    await press("Plus grand");
    await press("Ajouter");

    expect(last()).toEqual({ type: "stamp", motif: "sample", x: 1632, y: 2048, size: 1035, turn: 0 });
  });

  it("comes to where the slate is tapped", async () => {
    const ghost = document.querySelector<HTMLElement>(".ghost") as HTMLElement;
    ghost.getBoundingClientRect = () => ({ left: 0, top: 0, width: 300, height: 400 }) as DOMRect;
    ghost.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(ghost, { pointerId: 1, clientX: 90, clientY: 100 });
    await fireEvent.pointerMove(ghost, { pointerId: 1, clientX: 91, clientY: 101 });
    await fireEvent.pointerUp(ghost, { pointerId: 1, clientX: 91, clientY: 101 });
    await press("Ajouter");

    expect(last()).toMatchObject({ x: 922, y: 1024 });
  });

  it("is on the slate once the chalk is taken, and leaves it to that", async () => {
    await press("Craie");
    expect(document.querySelector(".ghost")).toBe(null);
    expect(last()?.type).toBe("stamp");
  });
});

test("a tool that was put into the hand is not in it before the next slate", async () => {
  cleanup();
  await exhibited(HandedSlates, MOMENTS.at(-1)!);
  const taken = () => screen.getByRole("button", { pressed: true }).textContent?.trim();

  await press("hand");
  expect(taken()).toBe("Entourer");
  await press("next");

  expect(taken()).toBe("Craie");
});
