// Made by `python -m codegen` from the structs in src/tablee: change those, not this.

import type { Kinds } from "../../words/kinds";

export const KINDS: Kinds = {
  facts: {
    dealt: { held: { list: { struct: "held" } }, dummies: { list: { struct: "dummy" } } },
    starts: { seat: "seat" },
    replied: { seat: "seat", question: "number", reply: { either: ["number", { enum: "more" }] }, racks: { list: { either: [{ list: { enum: "tile" } }, "none"] } }, refills: { list: "number" } },
    declared: { seat: "seat", numbers: { tuple: ["number", "number", "number"] }, right: "flag", points: "number" },
    replaced: { seat: "seat", removed: { list: { enum: "tile" } }, drawn: { either: [{ list: { enum: "tile" } }, "none"] } },
    dummy_replaced: { rack: "number", removed: { list: { enum: "tile" } }, drawn: { list: { enum: "tile" } } },
    reshuffled: { tiles: "number" },
    won: { seat: "seat", held: { list: { struct: "held" } } },
    course: { seat: "seat", left: { list: "number" }, odds: { list: "number" } },
    found: { seat: "seat", numbers: { tuple: ["number", "number", "number"] }, dealt: "number", certain: { either: ["number", "none"] }, declared: { either: ["number", "none"] }, right: "flag" },
  },
  actions: {
    draw: {},
    go_on: {},
    declare: { first: "number", second: "number", third: "number" },
  },
  awards: {
    sharpest_deduction: { seat: "seat", numbers: { tuple: ["number", "number", "number"] }, questions: "number" },
    luckiest_guess: { seat: "seat", numbers: { tuple: ["number", "number", "number"] }, chance: "number" },
    longest_patience: { seat: "seat", numbers: { tuple: ["number", "number", "number"] }, questions: "number" },
    greatest_click: { seat: "seat", before: "number", after: "number" },
    toughest_rack: { seat: "seat", numbers: { tuple: ["number", "number", "number"] }, questions: "number" },
    near_miss: { seat: "seat", said: { tuple: ["number", "number", "number"] }, stood: { tuple: ["number", "number", "number"] } },
    right_times: { seat: "seat", right: "number", declared: "number" },
    replies_given: { seat: "seat", replies: "number" },
    good_company: { seat: "seat" },
  },
  views: {
    asking: { me: "seat", stock: "number" },
    noting: { me: "seat", stock: "number" },
    reshuffling: { me: "seat", stock: "number" },
    seated: { me: "seat", players: "number" },
    shuffled: { me: "seat", players: "number" },
    boxed: { me: "seat", players: "number" },
    won: { me: "seat", stock: "number", winner: "seat" },
  },
  structs: {
    held: { fields: { seat: "seat", tiles: { list: { enum: "tile" } } } },
    dummy: { fields: { rack: "number", tiles: { list: { enum: "tile" } } } },
  },
};
