/** A slate is seen as it will be: what the table has, then what is on its way. */

import { describe, expect, it } from "vitest";

import { encodeStroke } from "../stroke";
import { seen, strokeOffered, type SlateAction } from "./slateActions";

const stroke = (x: number) => encodeStroke([{ x, y: 1, pressure: 0 }]);
const [ONE, TWO, THREE] = [stroke(1), stroke(2), stroke(3)];
const away = (...actions: SlateAction[]) => actions.map((action, at) => ({ id: `a${at}`, action }));
const strokes = (...actions: SlateAction[]) =>
  seen([ONE], null, away(...actions)).layers.map((layer) => (layer.type === "stroke" ? layer.stroke : layer.type));

describe("a slate as it is seen", () => {
  it("has what is on its way on top", () => {
    expect(strokes({ type: "draw", stroke: TWO }, { type: "draw", stroke: THREE })).toEqual([ONE, TWO, THREE]);
    expect(strokes({ type: "erase", path: TWO }, { type: "draw", stroke: THREE })).toEqual([ONE, "rub", THREE]);
  });

  it("takes back what is on its way, step by step", () => {
    expect(strokes({ type: "draw", stroke: TWO }, { type: "draw", stroke: THREE }, { type: "undo" })).toEqual([
      ONE,
      TWO,
    ]);
    expect(strokes({ type: "erase", path: TWO }, { type: "undo" })).toEqual([ONE]);
    expect(strokes({ type: "clear" }, { type: "draw", stroke: TWO })).toEqual([TWO]);
    expect(strokes({ type: "clear" }, { type: "undo" })).toEqual([ONE]);
  });

  it("knows how many steps on their way can be taken back", () => {
    expect(seen([ONE], null, away({ type: "draw", stroke: TWO }, { type: "clear" })).steps).toBe(2);
    expect(seen([ONE], null, away({ type: "draw", stroke: TWO }, { type: "undo" })).steps).toBe(0);
  });

  it("leaves to the table what it alone can undo", () => {
    expect(strokes({ type: "undo" })).toEqual([ONE]);
    expect(strokes({ type: "undo" }, { type: "redo" })).toEqual([ONE]);
  });

  it("has one loop, and none once it is wiped", () => {
    expect(seen([], ONE, away({ type: "loop", around: TWO })).loop).toBe(TWO);
    expect(seen([], ONE, away({ type: "loop", around: TWO }, { type: "undo" })).loop).toBe(ONE);
    expect(seen([], ONE, away({ type: "clear" })).loop).toBe(null);
  });

  it("has a key of its own for each of two that are the same, which stays when the table has taken it", () => {
    const before = seen([ONE, ONE], null, away({ type: "draw", stroke: ONE })).layers.map(({ key }) => key);
    expect(new Set(before).size).toBe(3);
    expect(seen([ONE, ONE, ONE], null, []).layers.map(({ key }) => key)).toEqual(before);
  });
});

it("says what a stroke may be, and nothing where none is offered", () => {
  const domain = { type: "stroke", most: 32, wide: 3072, farthest: 8192 } as const;
  const offers = { decision: 1, choices: [{ action: "erase", fields: [{ name: "path", domain }] }] };
  expect(strokeOffered(offers, "erase")).toBe(domain);
  expect(strokeOffered(offers, "draw")).toBe(null);
});
