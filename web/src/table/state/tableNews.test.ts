import { expect, test } from "vitest";

import { anyChair } from "../../testing/anyChair";
import type { PublicChair, PublicTable } from "../../wire/generated";
import type { Company, Words } from "../../words/words";
import { news } from "./tableNews";

const words = { say: (key: string, args: object = {}) => [key, ...Object.values(args)].join(" ") } as unknown as Words;
const company: Company = { names: ["Ann", "Ben"], me: 0 };

function chair(name: string, person: number | null, changed: Partial<PublicChair> = {}): PublicChair {
  const holder = person === null ? "empty" : "person";
  return anyChair({ holder, name, person, ...changed });
}

function publicTable(stage: PublicTable["stage"], ...chairs: PublicChair[]): PublicTable {
  return { stage, chairs, host: 0, paused: false, talk: true, late: true } as unknown as PublicTable;
}

const ann = chair("Ann", 0);

test("who comes, goes away and is back is told; what this device does itself is not", () => {
  const empty = publicTable("gathering", ann, chair("", null));
  const both = publicTable("gathering", ann, chair("Ben", 1));
  const gone = publicTable("gathering", ann, chair("Ben", 1, { away: true }));
  expect(news(empty, both, words, company, [0])).toEqual(["table-sat-down Ben"]);
  expect(news(empty, both, words, company, [0, 1])).toEqual([]);
  expect(news(both, gone, words, company, [0])).toEqual(["table-away Ben"]);
  expect(news(gone, both, words, company, [0])).toEqual(["table-here-again Ben"]);
});

test("who only changes chairs neither leaves nor sits down", () => {
  const [ben, cat] = [chair("Ben", 1), chair("Cat", 2)];
  const ada = chair("Ada", null, { holder: "bot", level: "easy" });
  const before = publicTable("gathering", ann, ben, cat, ada);
  const newsOf = (...chairs: PublicChair[]) => news(before, publicTable("gathering", ...chairs), words, company, [9]);
  expect(newsOf(ann, cat, ben, ada)).toEqual([]);
  expect(newsOf(ann, ada, cat, ben)).toEqual([]);
  expect(newsOf(ben, ann, ada, cat)).toEqual([]);
  expect(newsOf(ann, cat, chair("Ben", 1, { away: true }), ada)).toEqual(["table-away Ben"]);
  expect(newsOf(ann, cat, chair("", null), ada)).toEqual(["table-left Ben"]);
  expect(newsOf(ann, cat, ben, chair("Dan", 3))).toEqual(["table-took-chair Dan Ada"]);
});

test("a bot in somebody's place is told, to the one it plays for as well", () => {
  const before = publicTable("playing", ann, chair("Ben", 1));
  const mine = publicTable("playing", chair("Ann", 0, { level: "medium" }), chair("Ben", 1));
  expect(news(before, mine, words, company, [0])).toEqual(["page-bot-plays Ann yes"]);
  expect(news(mine, before, words, company, [0])).toEqual(["page-plays-again Ann yes"]);
});

test("pauses, the host and silence are told", () => {
  const before = publicTable("playing", ann, chair("Ben", 1));
  const after = { ...before, paused: true, host: 1, talk: false, late: false };
  expect(news(before, after, words, company, [0])).toEqual([
    "table-host-other Ben",
    "table-paused",
    "table-talk-off",
    "table-late-off",
  ]);
});

test("a game that ends without a winner is news, also to the host who has stopped it", () => {
  const playing = publicTable("playing", ann);
  const stopped = { ...publicTable("over", ann), result: null, cut_short: false };
  expect(news(playing, stopped, words, company, [0])).toEqual(["table-given-up"]);
  expect(news(playing, { ...stopped, cut_short: true }, words, company, [0])).toEqual(["table-cut-short"]);
  expect(news(stopped, stopped, words, company, [0])).toEqual([]);
});
