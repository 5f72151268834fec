// Made by `python -m codegen` from the structs in src/tablee: change those, not this.

import type { Kinds } from "../../words/kinds";

export const KINDS: Kinds = {
  facts: {
    begins: { seat: "seat" },
    asked: { seat: "seat", symbol: { enum: "symbol" }, text: "text", kind: { enum: "kind" }, unit: "text" },
    risk_began: { seat: "seat" },
    risk_asked: { seat: "seat", stake: "number", symbol: { enum: "symbol" }, text: "text", kind: { enum: "kind" }, unit: "text", answer: { either: ["number", "none"] } },
    ready: { seat: "seat" },
    shown: { estimates: { list: { struct: "shown-estimate" } } },
    shifted: { seat: "seat", number: "number" },
    passed: { seat: "seat" },
    raised: { seat: "seat", number: "number" },
    challenged: { seat: "seat", target: "seat", number: "number" },
    answer_read: { kind: { enum: "kind" }, unit: { either: ["text", "none"] }, answer: "number", comment: { either: ["text", "none"] } },
    judged: { seat: "seat", number: "number", success: "flag" },
    scored: { points: { list: { struct: "seat-points" } } },
    walked: { seat: "seat", steps: "number", bonus: "number", back: "number", path: { list: "number" } },
    named: { seat: "seat", number: "number", stake: "number" },
    signs_shown: { signs: { list: { struct: "shown-sign" } }, number: "number" },
    fell: { seats: { list: "seat" } },
    risk_ended: { seat: "seat", standing: { list: "seat" }, over: "flag" },
    won: { seats: { list: "seat" } },
  },
  actions: {
    estimate: { number: "number" },
    shift: { number: "number" },
    pass: {},
    raise: { number: "number" },
    challenge: { target: "seat" },
    name: { number: "number" },
    choose: { sign: { enum: "sign" } },
  },
  awards: {
    sharpest_eye: { seat: "seat", number: "number", answer: "number" },
    wildest_guess: { seat: "seat", number: "number", answer: "number" },
    best_nose: { seat: "seat", right: "number", times: "number" },
    greatest_leap: { seat: "seat", squares: "number" },
    own_leap: { seat: "seat", squares: "number" },
    good_company: { seat: "seat" },
  },
  views: {
    estimating: { me: "seat", own: "number", decision: "number" },
    settling: { me: "seat", keeper: "seat", to_move: "seat", decision: "number" },
    challenging: { me: "seat", decision: "number" },
    naming: { me: "seat", at: "number", answer: "number", decision: "number" },
    choosing: { me: "seat", at: "number", answer: "number", named: "number", decision: "number" },
    won: { me: "seat" },
    preparing: { me: "seat", players: "number", first: "seat" },
  },
  structs: {
    "shown-estimate": { fields: { seat: "seat", number: "number" } },
    "seat-points": { array: true, fields: { seat: "seat", points: "number" } },
    "shown-sign": { fields: { seat: "seat", sign: { enum: "sign" } } },
  },
};
