import { expect, test } from "vitest";

import type { Said } from "../../wire/generated";
import { Chat } from "./chat.svelte";

function said(text: string, person = 1): Said {
  return { type: "said", person, name: "Ben", text, reaction: null };
}

const again = (lines: readonly Said[]) => lines.map((line) => ({ ...line }));

test("what was said before is read; what comes is unread until it is in somebody's sight", () => {
  const chat = new Chat();
  const [a, b, c] = [said("a"), said("b"), said("c")];
  expect(chat.follow([a])).toEqual([]);
  expect(chat.follow([a, b])).toEqual([b]);
  expect(chat.unread).toBe(1);
  const gone = chat.show();
  expect(chat.unread).toBe(0);
  chat.follow([a, b, c]);
  expect(chat.unread).toBe(0);
  gone();
  chat.follow([a, b, c, said("d")]);
  expect(chat.unread).toBe(1);
});

test("a line is news also when 200 others have made room for it", () => {
  const chat = new Chat();
  const lines = Array.from({ length: 200 }, (_, at) => said(`${at}`));
  chat.follow(lines);
  chat.follow([...lines, said("199")].slice(-200));
  expect(chat.unread).toBe(1);
});

test("after a lost connection, what was there is no news; what was said meanwhile is", () => {
  const chat = new Chat();
  const lines = [said("a"), said("b"), said("b")];
  chat.follow([]);
  const gone = (chat.follow(lines), chat.show());
  gone();
  chat.follow(again(lines));
  expect(chat.unread).toBe(0);
  chat.follow(again([...lines, said("b")]));
  expect(chat.unread).toBe(1);
  chat.follow(again([said("b"), said("b"), said("c")]));
  expect(chat.unread).toBe(2);
});

test("what a server keeps beyond what is kept here is no news when it comes again", () => {
  const chat = new Chat();
  const lines = [said("a"), said("b"), said("b"), said("c")];
  chat.follow(lines.slice(2));
  chat.follow(again(lines));
  expect(chat.unread).toBe(0);
  chat.follow(again([...lines, said("b"), said("c")]));
  expect(chat.unread).toBe(2);
});

test("a server that has started anew knows none of it: all that is said then is news", () => {
  const chat = new Chat();
  chat.follow([said("a"), said("b"), said("c")]);
  chat.follow([]);
  chat.follow([said("d")]);
  expect(chat.unread).toBe(1);
});
