import { expect, test } from "vitest";

import type { Indix } from "../../../wire/generated";
import { fits, type MenuQuestion, menuGroups } from "./menuGroups";

const ASKED: MenuQuestion[] = [
  { trait: "woman", text: "Es-tu une femme ?" },
  { trait: "european", text: "Es-tu d’Europe ?" },
  { trait: "musician", text: "Fais-tu de la musique ?" },
];
const traits = (category: Indix.Category, sought: string) =>
  menuGroups(category, ASKED, sought).flatMap(({ questions }) => questions.map(({ trait }) => trait));

test("every question that is offered stands in one group, and in one alone", () => {
  expect(traits("person", "").sort()).toEqual(["european", "musician", "woman"]);
});

test("what no group has comes last rather than being lost", () => {
  expect(menuGroups("place", ASKED, "").map(({ name }) => name)).toEqual(["others"]);
});

test("a few letters find it, whatever their accents and in any order", () => {
  expect(traits("person", "EUROPE tu")).toEqual(["european"]);
  expect(traits("person", "musique")).toEqual(["musician"]);
  expect(traits("person", "volcan")).toEqual([]);
});

test.each([
  ["as-tu écrit ?", "ecrit", true],
  ["as-tu écrit ?", "écrire", false],
  ["as-tu écrit ?", "  ", true],
])("%s fits « %s »: %s", (text, sought, yes) => {
  expect(fits(text, sought)).toBe(yes);
});
