import { expect, test } from "vitest";

import type { PublicChair } from "../wire/generated";
import { Speech } from "../words/speech";
import { optionText, optionValueText } from "./optionText";

const words = new Speech("fr", [
  "option-first = qui commence\noption-lot = au sort\noption-chair = place { $number }\noption-mood-calm = calme",
]);
const FIRST = { name: "first", domain: { type: "seat", most: 3 } } as const;
const MOOD = { name: "mood", domain: { type: "one_of", these: ["calm", "loud"] } } as const;

function chair(name: string): PublicChair {
  return {
    holder: name ? "person" : "empty",
    name,
    person: null,
    level: null,
    away: false,
    ready: false,
    wishes: 0,
    played: 0,
    won: 0,
    face: "",
    takeable: false,
  };
}

test("who begins is shown by name, an empty chair by its number, and else it is the lot", () => {
  const chairs = [chair("Ann"), chair("")];

  expect(optionText(words, "first")).toBe("qui commence");
  expect(["lot", 0, 1, 2].map((value) => optionValueText(words, FIRST, value, chairs))).toEqual([
    "au sort",
    "Ann",
    "place 2",
    "place 3",
  ]);
});

test("what has no words is shown as it is", () => {
  expect(optionText(words, "colour")).toBe("colour");
  expect(["calm", "loud"].map((value) => optionValueText(words, MOOD, value, []))).toEqual(["calme", "loud"]);
});
