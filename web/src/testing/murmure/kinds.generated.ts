// Made by `python -m tests.murmure.board_types` from the structs in src/tablee: change those, not this.

import type { Kinds } from "../../words/kinds";

export const KINDS: Kinds = {
  facts: {
    dealt: { own: { either: ["number", "none"] }, clue: "text" },
    ready: { seat: "seat" },
    shouted: { seat: "seat", word: "text" },
    heard: { verdict: "text" },
    revealed: { tiles: { list: "number" }, guesses: { list: "number" } },
    blanked: { seat: "seat" },
  },
  actions: {
    guess: { number: "number" },
    shout: { word: "text" },
    scribble: { stroke: "stroke" },
    yawn: {},
    blank: { seat: "seat" },
  },
  awards: {
    nearest: { seat: "seat", guess: "number", total: "number" },
    good_company: { seat: "seat" },
  },
  views: {
    view: { me: "seat", players: "number", own: "number", guess: "number", first: "seat" },
  },
  structs: {},
};
