/** A slate is seen as it will be: what the table has, then what is on its way. */

import { describe, expect, it } from "vitest";

import { encodeStroke } from "../stroke";
import { seenSlate, strokeOffered, type SlateAction } from "./slateActions";

const stroke = (x: number) => encodeStroke([{ x, y: 1, pressure: 0 }]);
const [ONE, TWO, THREE] = [stroke(1), stroke(2), stroke(3)];
const away = (...actions: SlateAction[]) => actions.map((action, at) => ({ id: `a${at}`, action }));
/** A slate with these strokes, one step each. */
const slate = (drawn: string[], loop: string | null, ...actions: SlateAction[]) =>
  seenSlate({ strokes: drawn, loop, steps: { back: drawn.length, forth: 0 } }, away(...actions));
const strokes = (...actions: SlateAction[]) =>
  slate([ONE], null, ...actions).layers.map((layer) => (layer.type === "stroke" ? layer.stroke : layer.type));
const steps = (...actions: SlateAction[]) => {
  const { back, forth } = slate([ONE], null, ...actions);
  return [back, forth];
};
const part = (drawn: string, gesture: number) => ({ type: "draw", stroke: drawn, gesture }) as const;

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

  it("takes back all parts of a gesture at once, and nothing before it", () => {
    const drawn = { type: "draw", stroke: TWO } as const;
    expect(strokes(drawn, part(TWO, 7), part(THREE, 7), { type: "undo" })).toEqual([ONE, TWO]);
    expect(strokes(drawn, part(TWO, 7), part(THREE, 8), { type: "undo" })).toEqual([ONE, TWO, TWO]);
  });

  it("leaves to the table what it has of a gesture", () => {
    expect(strokes(part(TWO, 7), part(THREE, 7), { type: "undo" })).toEqual([ONE]);
  });

  it("knows how many steps lead back and forth, beyond what is on its way too", () => {
    const [draw, undo, redo] = [{ type: "draw", stroke: TWO } as const, { type: "undo" }, { type: "redo" }] as const;
    expect(steps(draw, { type: "clear" })).toEqual([3, 0]);
    expect(steps(draw, undo)).toEqual([1, 1]);
    expect(steps(undo)).toEqual([0, 1]);
    expect(steps(undo, redo)).toEqual([1, 0]);
    expect(steps(undo, draw)).toEqual([1, 0]);
  });

  it("counts no step that may be none: a rub, and a part of which the table may have the beginning", () => {
    expect(steps({ type: "erase", path: TWO })).toEqual([1, 0]);
    expect(steps(part(TWO, 7), part(THREE, 7))).toEqual([1, 0]);
    expect(steps(part(TWO, 7), part(THREE, 8))).toEqual([2, 0]);
  });

  it("leaves to the table what it alone can undo", () => {
    expect(strokes({ type: "undo" })).toEqual([ONE]);
    expect(strokes({ type: "undo" }, { type: "redo" })).toEqual([ONE]);
  });

  it("has one loop, and none once it is wiped", () => {
    expect(slate([], ONE, { type: "loop", around: TWO }).loop).toBe(TWO);
    expect(slate([], ONE, { type: "loop", around: TWO }, { type: "undo" }).loop).toBe(ONE);
    expect(slate([], ONE, { type: "clear" }).loop).toBe(null);
  });

  it("has a key of its own for each of two that are the same, which stays when the table has taken it", () => {
    const before = slate([ONE, ONE], null, { type: "draw", stroke: ONE }).layers.map(({ key }) => key);
    expect(new Set(before).size).toBe(3);
    expect(slate([ONE, ONE, ONE], null).layers.map(({ key }) => key)).toEqual(before);
  });
});

it("says what a stroke may be, and nothing where none is offered", () => {
  const domain = { type: "stroke", most: 32, wide: 3072, farthest: 8192 } as const;
  const offers = { decision: 1, choices: [{ action: "erase", fields: [{ name: "path", domain }] }] };
  expect(strokeOffered(offers, "erase")).toBe(domain);
  expect(strokeOffered(offers, "draw")).toBe(null);
});
