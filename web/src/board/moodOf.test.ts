import { expect, test } from "vitest";

import { moodOf } from "./moodOf";

const [ANN, BEN, CAT] = [0, 1, 2];
const table = {
  company: { names: ["Ann", "Ben", "Cat"], me: ANN },
  awaited: [ANN, BEN],
  away: [false, false, false],
  bots: [false, false, false],
};

test("who is awaited is asked where they sit themselves, and thinks on the screens of the others", () => {
  expect(moodOf(table, ANN)).toBe("asked");
  expect(moodOf(table, BEN)).toBe("thinking");
  expect(moodOf(table, CAT)).toBe("calm");
});

test("an absent one never thinks, unless a bot plays for them", () => {
  const away = [false, true, false];

  expect(moodOf({ ...table, away }, BEN)).toBe("away");
  expect(moodOf({ ...table, away, bots: away }, BEN)).toBe("thinking");
});

test("who was right is glad of it, and who is away cannot show it", () => {
  expect(moodOf(table, BEN, { right: true })).toBe("glad");
  expect(moodOf(table, BEN, { wrong: true })).toBe("sorry");
  expect(moodOf({ ...table, away: [false, true, false] }, BEN, { right: true })).toBe("away");
});

test("nobody is away on the device that they look at", () => {
  expect(moodOf({ ...table, away: [true, true, true] }, ANN)).toBe("asked");
});

test("who is out and yet asked is asked, and who wins does nothing else", () => {
  expect(moodOf(table, ANN, { out: true })).toBe("asked");
  expect(moodOf(table, CAT, { out: true })).toBe("out");
  expect(moodOf(table, BEN, { winning: true })).toBe("winning");
});
