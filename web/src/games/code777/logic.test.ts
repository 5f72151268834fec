import vocabulary from "@tablee/games/code777/vocabulary.py?raw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Beats, STEPS } from "./beats/beatPlayer.svelte";
import { beatsIn, declarations, lastReply } from "./beats/beats";
import { around, lightOf, middleOf } from "./cloth/clothScene";
import { Draft, FIELDS } from "./declaring/declarationDraft.svelte";
import { coursesIn, fateOf, idle, line, WIDE, xOf } from "./end/courses";
import { answersIn, byNumber, speaksOf, spokenOf } from "./pad/answerLog";
import { Helping, printed } from "./pad/tableAid.svelte";
import { neighbour, ROWS, SPOTS } from "./tiles/tiles";
import type { Aid, Fact, Rack, Replied, Tabletop, View } from "./types";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));

const TABLETOP: Tabletop = {
  settings: { pause: 8, aid: "seen" },
  points: [0, 1, 0],
  refills: [0, 1, 0, 1],
  discards: [],
  reshuffles: 0,
  last: null,
  questions: 0,
  to_draw: 2,
  declared: [],
  declarations: 0,
  next_dummy: 3,
};
const RACK = ["1_green", "4_brown", "7_blue"] as const;
const ASKING: View = { type: "asking", me: 1, tabletop: TABLETOP, racks: [RACK, null, RACK, RACK], stock: 16 };
const replied = (seat: number, question = 21, refills = [0, 0, 0, 0]): Replied => ({
  type: "replied",
  seat,
  question,
  reply: "same",
  racks: [seat === 0 ? null : RACK, null, seat === 2 ? null : RACK, RACK],
  refills,
});
const DECLARED: Fact = { type: "declared", seat: 1, numbers: [1, 4, 7], right: true, points: 1 };
const REPLACED: Fact = { type: "replaced", seat: 1, removed: RACK, drawn: null };
const OTHERS: Fact = { type: "dummy_replaced", rack: 3, removed: ["3_black"], drawn: ["5_red"] };

describe("tiles", () => {
  test("there are 28 in seven rows, each as long as its number", () => {
    expect(SPOTS).toHaveLength(28);
    expect(ROWS.map((row) => row.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test("they are those of the box, as the rules have them", () => {
    const ours = SPOTS.filter(({ nth }) => nth === 1).map(({ tile, of }) => [tile.toUpperCase(), of]);
    const [, listed = ""] = /^COPIES.*?\{(.*?)\}/ms.exec(vocabulary) ?? [];
    const theirs = [...listed.matchAll(/Tile\.([A-Z]+)_(\d): (\d+)/g)].map(([, colour, number, of]) => [
      `${number}_${colour}`,
      Number(of),
    ]);
    expect(theirs).toHaveLength(11);
    expect(ours.sort()).toEqual(theirs.sort());
  });

  test("arrows stay on the triangle", () => {
    expect(neighbour(0, "ArrowUp")).toBe(0);
    expect(neighbour(0, "ArrowDown")).toBe(1);
    expect(neighbour(1, "ArrowRight")).toBe(2);
    expect(neighbour(2, "ArrowRight")).toBe(2);
    expect(neighbour(2, "ArrowUp")).toBe(0);
    expect(neighbour(27, "ArrowDown")).toBe(27);
    expect(neighbour(27, "Home")).toBe(21);
    expect(neighbour(21, "End")).toBe(27);
  });
});

describe("beats", () => {
  test("a declaration takes in what came of it, with the tiles that were removed", () => {
    const told = [replied(0), DECLARED, REPLACED, OTHERS, replied(2)];
    const found = beatsIn(told);

    expect(found.map(({ kind, at, end }) => [kind, at, end])).toEqual([
      ["reply", 0, 1],
      ["declaration", 1, 4],
      ["reply", 4, 5],
    ]);
    expect(found[1]).toMatchObject({ removed: RACK });
  });

  test("what was declared lies there until the next question", () => {
    expect(declarations([replied(0), DECLARED, REPLACED])).toHaveLength(1);
    expect(declarations([replied(0), DECLARED, REPLACED, replied(2)])).toEqual([]);
    expect(lastReply([replied(0), DECLARED])?.seat).toBe(0);
  });
});

describe("beats in time", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("what was told before the page came is not played", () => {
    const beats = new Beats();
    beats.hear([replied(0)]);
    expect(beats.live).toBeNull();
    expect(beats.shown).toBe(Infinity);
  });

  test("a reply is out once it has rolled in", () => {
    const beats = new Beats();
    beats.hear([]);
    beats.hear([replied(0)]);
    expect([beats.live?.kind, beats.shown]).toEqual(["reply", 0]);
    vi.advanceTimersByTime(STEPS.reply[0] ?? 0);
    expect(beats.shown).toBe(Infinity);
  });

  test("numbers turn over one by one, and a tap ends it", () => {
    const beats = new Beats();
    beats.hear([replied(0)]);
    beats.hear([replied(0), DECLARED, REPLACED]);
    vi.advanceTimersByTime(STEPS.declaration[1] ?? 0);
    expect([beats.step, beats.shown]).toEqual([2, 1]);
    beats.skip();
    expect([beats.live, beats.shown]).toEqual([null, Infinity]);
  });

  test("a question that comes meanwhile waits for the verdict, not for the look at it", () => {
    const beats = new Beats();
    beats.hear([]);
    beats.hear([DECLARED, REPLACED]);
    beats.hear([DECLARED, REPLACED, replied(2)]);
    vi.advanceTimersByTime(STEPS.declaration[3] ?? 0);
    expect([beats.live?.kind, beats.shown]).toEqual(["declaration", 2]);
    vi.advanceTimersByTime(1200);
    expect(beats.live?.kind).toBe("reply");
  });
});

describe("the middle", () => {
  test("before the first question it says who draws", () => {
    expect(middleOf(ASKING, [], null, 0)).toEqual({ kind: "opening", seat: 2 });
  });

  test("the racks that a reply speaks of are lit, the one behind it is not, one that came later is neither", () => {
    const middle = { kind: "question", fact: replied(0), replied: true } as const;
    expect([0, 1, 2, 3].map((rack) => lightOf(middle, rack, [0, 1, 0, 0]))).toEqual(["unseen", null, "seen", "seen"]);
  });

  test("others stand clockwise from my left, dummies last, mine not at all", () => {
    expect(around(ASKING)).toEqual([2, 0, 3]);
    expect(around({ ...ASKING, me: null })).toEqual([0, 1, 2, 3]);
    expect(around({ ...ASKING, type: "won", winner: 0 })).toEqual([2, 0, 3, 1]);
  });
});

describe("the log", () => {
  test("an answer speaks of every rack but one, and says which were replaced since", () => {
    const racks = spokenOf(replied(0), TABLETOP.refills);
    expect(racks.map(({ rack, gone }) => [rack, gone])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
    expect(racks[0]?.tiles).toBeNull();
  });

  test("what stood before me comes out once it was replaced, and once the game is over", () => {
    const removed: Rack = ["1_green", "4_brown", "6_pink"];
    const replaced: Fact = { type: "replaced", seat: 1, removed, drawn: null };
    const [answer] = answersIn([replied(0), replaced], TABLETOP.refills);
    expect(answer?.racks[0]?.was).toEqual(removed);
    expect([speaksOf(answer!, 1), speaksOf(answer!, 2)]).toEqual([false, true]);
    expect(answersIn([replied(0)], [0, 0, 0, 0])[0]?.racks[0]?.was).toBeNull();
    expect(answersIn([replied(0)], [0, 0, 0, 0], [null, removed])[0]?.racks[0]?.was).toEqual(removed);
  });

  test("answers are counted in the order of play, and found by number", () => {
    const answers = answersIn([replied(0), DECLARED, replied(2, 3), replied(1)], [0, 0, 0, 0]);
    expect(answers.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(byNumber(answers)).toHaveLength(23);
    expect(byNumber(answers)[20]?.answers.map(({ place }) => place)).toEqual([1, 3]);
  });
});

describe("a declaration", () => {
  const span = { type: "span", low: 1, high: 7, holes: [] } as const;
  const DECLARE = {
    decision: 1,
    choices: [{ action: "declare", fields: FIELDS.map((name) => ({ name, domain: span })) }],
  };

  test("needs all three numbers", () => {
    const draft = new Draft(() => DECLARE);
    draft.set(0, 4);
    draft.turn(1, 1);
    expect(draft.whole).toBeNull();
    draft.turn(2, -1);
    expect(draft.whole).toEqual([4, 1, 7]);
  });

  test("a wheel turns round", () => {
    const draft = new Draft(() => DECLARE);
    draft.set(0, 7);
    draft.turn(0, 1);
    expect(draft.numbers[0]).toBe(1);
    draft.turn(0, -1);
    expect(draft.numbers[0]).toBe(7);
  });
});

describe("help", () => {
  const NONE: Aid = {
    type: "aid",
    dial: "seen",
    seen: [],
    racks: 0,
    triples: 0,
    most: [],
    least: [],
    proofs: [],
    likely: [],
    tiles: [],
  };
  const browns = SPOTS.filter(({ tile }) => tile === "4_brown");
  const looks = (aid: Aid) => browns.map((spot) => printed(spot, aid).crossed);

  test("what is in sight is crossed from the last copy on", () => {
    expect(looks({ ...NONE, seen: [{ tile: "4_brown", copies: 2 }] })).toEqual([null, null, "seen", "seen"]);
  });

  test("a fourth of a kind is ruled out by nobody until a third is", () => {
    expect(looks({ ...NONE, most: [{ tile: "4_brown", copies: 3 }] })).toEqual([null, null, null, null]);
    expect(looks({ ...NONE, most: [{ tile: "4_brown", copies: 1 }] })).toEqual([
      null,
      "impossible",
      "impossible",
      "impossible",
    ]);
  });

  test("what is impossible has its proof, what is in sight needs none", () => {
    const proof = { tile: "4_brown", copies: 1, answers: [2, 5] } as const;
    const aid: Aid = {
      ...NONE,
      seen: [{ tile: "4_brown", copies: 1 }],
      most: [{ tile: "4_brown", copies: 0 }],
      proofs: [proof],
    };
    expect(browns.map((spot) => printed(spot, aid).proof)).toEqual([proof, proof, proof, null]);
  });

  test("an answer that comes too late is forgotten", async () => {
    const waiting: ((aid: Aid) => void)[] = [];
    const helping = new Helping(() => new Promise((given) => waiting.push(given)));
    helping.follow("seen", 0);
    helping.follow("seen", 0);
    waiting[1]?.({ ...NONE, racks: 2 });
    waiting[0]?.({ ...NONE, racks: 1 });
    await Promise.resolve();
    expect(helping.aid?.racks).toBe(2);
  });

  test("what was known of a rack goes with it, even when nothing is known of the next one", async () => {
    const answers = [Promise.resolve<Aid>({ ...NONE, racks: 3 }), Promise.reject<Aid>(new Error("no line"))];
    const helping = new Helping(() => answers.shift() ?? Promise.resolve(null));
    helping.follow("seen", 0);
    await Promise.resolve();
    expect(helping.aid?.racks).toBe(3);
    helping.follow("seen", 1);
    expect(helping.aid).toBeNull();
    await Promise.resolve();
    expect(helping.aid).toBeNull();
  });

  test("nobody is asked where the dial says so", () => {
    const ask = vi.fn();
    new Helping(ask).follow("marks", 0);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe("the course of the game", () => {
  const found = { type: "found", seat: 2, numbers: [1, 4, 7], dealt: 0, certain: 6, declared: 8, right: true } as const;

  test("says what became of a rack", () => {
    expect(fateOf(found)).toBe("found");
    expect(fateOf({ ...found, certain: null })).toBe("early");
    expect(fateOf({ ...found, right: false })).toBe("missed");
    expect(fateOf({ ...found, declared: null })).toBe("stood");
    expect(idle(found, 20)).toBe(2);
    expect(idle({ ...found, declared: null }, 20)).toBe(14);
  });

  test("is a line of steps", () => {
    expect(line([0, 50, 100])).toBe("M0 80H150V40H300V0");
    expect(line([50])).toBe("M0 40");
  });

  test("stays within the drawing, however long the game was", () => {
    expect(xOf(350, 299)).toBe(WIDE);
  });

  test("is told seat by seat", () => {
    const course = (seat: number): Fact => ({ type: "course", seat, left: [], odds: [] });
    const courses = coursesIn([course(2), found, course(0)]);
    expect(courses.map(({ seat, racks }) => [seat, racks.length])).toEqual([
      [0, 0],
      [2, 1],
    ]);
  });
});
