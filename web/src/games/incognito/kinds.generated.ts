// Made by `python -m codegen` from the structs in src/tablee: change those, not this.

import type { Kinds } from "../../words/kinds";

export const KINDS: Kinds = {
  facts: {
    reshuffled: { pile: { enum: "pile-name" } },
    dealt: { round: "number", places: { list: { struct: "seat-place" } }, word: { either: ["text", "none"] }, joke: { either: ["text", "none"] } },
    put_down: { seat: "seat" },
    drawing_time_up: { seat: "seat" },
    laid: { words: { list: { struct: "numbered-word" } } },
    blanked: { seat: "seat" },
    taken_down: { seat: "seat", round: "number" },
    voted: { seat: "seat" },
    voting_time_up: { seat: "seat", missing: "number" },
    revealed: { seat: "seat", place: "text", number: "number", word: "text", joke: "text", votes: { list: { struct: "turned-vote" } }, found: { enum: "found" }, finders: { list: "seat" }, points: "number", loop: { either: ["stroke", "none"] } },
    scored: { points: { list: { struct: "seat-points" } } },
    won: { seats: { list: "seat" } },
  },
  actions: {
    draw: { stroke: "stroke", gesture: "number" },
    erase: { path: "stroke", gesture: "number" },
    stamp: { motif: { enum: "motif" }, x: "number", y: "number", size: "number", turn: "number" },
    undo: {},
    redo: {},
    clear: {},
    loop: { around: "stroke" },
    describe: { text: "text" },
    put_down: {},
    vote: { target: "seat", number: "number" },
    take_back: { target: "seat" },
    finish: {},
    blank: { seat: "seat" },
    take_down: { seat: "seat", round: "number" },
  },
  views: {
    preparing: { me: "seat", players: "number", countdown: "number" },
    reshuffling: { me: "seat" },
    drawing: { me: "seat", decision: "number" },
    gathering: {},
    voting: { me: "seat", own_number: "number", decision: "number" },
    filling: { seat: "seat" },
    won: { me: "seat" },
  },
  structs: {
    "seat-place": { fields: { seat: "seat", place: "text" } },
    "numbered-word": { fields: { number: "number", word: "text" } },
    "turned-vote": { fields: { seat: "seat", number: "number", found: "flag" } },
    "seat-points": { fields: { seat: "seat", points: "number", total: "number" } },
  },
};
