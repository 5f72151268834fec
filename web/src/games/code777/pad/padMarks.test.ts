import { describe, expect, test } from "vitest";

import { carriedOver, cleared, cycled, isClean, markAt, read, redone, undone, wiped, written } from "./padMarks";

const CLEAN = read("", "g1");

describe("marks", () => {
  test("a tap crosses, then thinks it possible, then sure, then nothing", () => {
    let pages = CLEAN;
    const looks = [1, 2, 3, 4].map(() => {
      pages = cycled(pages, 1, 27, 2);
      return markAt(pages, 1, 27);
    });

    expect(looks).toEqual([
      { look: "crossed", pencil: 2 },
      { look: "possible", pencil: 2 },
      { look: "sure", pencil: 2 },
      null,
    ]);
  });

  test("diagrams do not touch each other", () => {
    const pages = cycled(CLEAN, 1, 0, 0);
    expect([isClean(pages, 0), isClean(pages, 1), isClean(pages, 2)]).toEqual([true, false, true]);
    expect(isClean(cleared(pages, 1))).toBe(true);
  });

  test("what is undone can be done again, until something else is marked", () => {
    const pages = cycled(cycled(CLEAN, 0, 0, 0), 0, 1, 0);
    const back = undone(pages);
    expect(markAt(back, 0, 1)).toBeNull();
    expect(redone(back).now).toBe(pages.now);
    expect(redone(cycled(back, 0, 5, 0)).now).not.toBe(pages.now);
    expect(undone(CLEAN)).toBe(CLEAN);
    expect(redone(CLEAN)).toBe(CLEAN);
  });

  test("a new rack can have clean diagrams, and the old marks are not lost", () => {
    const pages = wiped(cycled(CLEAN, 0, 0, 0), 1);
    expect([pages.rack, isClean(pages)]).toEqual([1, true]);
    expect(markAt(undone(pages), 0, 0)?.look).toBe("crossed");
    expect(pages.old["0"]?.[0]).toBe("a");
    expect(carriedOver(cycled(CLEAN, 0, 0, 0), 1).now[0]).toBe("a");
  });

  test("marks that are brought back belong to the rack that they were made for", () => {
    const pages = wiped(cycled(CLEAN, 0, 0, 0), 1);
    const back = undone(read(written(pages), "g1"));
    expect([back.rack, isClean(back)]).toEqual([0, false]);
    expect([redone(back).rack, isClean(redone(back))]).toEqual([1, true]);
    expect(undone(carriedOver(cycled(cycled(CLEAN, 0, 0, 0), 0, 1, 0), 1)).rack).toBe(1);
  });
});

describe("the note", () => {
  test("holds all of it, and stays small", () => {
    let pages = CLEAN;
    for (let at = 0; at < 200; at += 1) pages = wiped(cycled(pages, at % 3, at % 28, at % 3), at);
    expect(read(written(pages), "g1")).toEqual(pages);
    expect(written(pages).length).toBeLessThan(5_000);
  });

  test.each(["null", "[]", '{"v":2}', '{"v":1,"game":"g1","now":"?","past":[1],"old":{"0":7},"rack":"x"}', "{", "12"])(
    "of %s makes clean diagrams",
    (note) => {
      expect(isClean(read(note, "g1"))).toBe(true);
    },
  );

  test("what was written by hand is kept as words", () => {
    expect(read("3 ou 4 ?", "g1").text).toBe("3 ou 4 ?");
  });

  test("of another game leaves its words, not its marks", () => {
    const pages = { ...cycled(CLEAN, 0, 0, 0), text: "Bruno hésite" };
    const next = read(written(pages), "g2");
    expect([isClean(next), next.text, next.game]).toEqual([true, "Bruno hésite", "g2"]);
  });
});
