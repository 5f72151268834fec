import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Reply, RequestBody } from "../../wire/connection";
import { Notes } from "./notes.svelte";

const ANN = 0;
const BEN = 1;
/** What was requested and has no reply yet. */
let asked: { note: string; person: number; reply: (given: Partial<Reply>) => Promise<unknown> }[];
let notes: Notes;

function request(body: RequestBody): Promise<Reply> {
  const { note, person } = body as Extract<RequestBody, { type: "write_note" }>;
  return new Promise((replied) => {
    const reply = (given: Partial<Reply>) => {
      replied({ type: "done", id: "", ...given } as Reply);
      return vi.advanceTimersByTimeAsync(0);
    };
    asked.push({ note, person, reply });
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  asked = [];
  notes = new Notes("QUARTZ", request);
  notes.show(ANN);
});

afterEach(() => {
  notes.close();
  vi.useRealTimers();
});

test("what is written is sent once the hand rests, one write at a time", async () => {
  notes.write("a");
  notes.write("ab");
  expect(notes.text).toBe("ab");
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(700);
  expect(asked).toMatchObject([{ note: "ab", person: ANN }]);
  notes.write("abc");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveLength(1);
  await asked[0]?.reply({});
  await vi.advanceTimersByTimeAsync(700);
  expect(asked).toMatchObject([{ note: "ab" }, { note: "abc" }]);
});

test("what the server kept does not come over what waits to be kept", async () => {
  notes.kept(ANN, "from the server");
  expect(notes.text).toBe("from the server");
  notes.write("typed");
  notes.kept(ANN, "from the server");
  expect(notes.text).toBe("typed");
  await vi.advanceTimersByTimeAsync(700);
  notes.kept(ANN, "from the server");
  expect(notes.text).toBe("typed");
  await asked[0]?.reply({});
  notes.show(ANN);
  notes.kept(ANN, "from another device");
  expect(notes.text).toBe("from another device");
});

test("a reload in the middle of a word loses nothing: the next page sends it", async () => {
  notes.write("half a wo");
  notes.close();
  const next = new Notes("QUARTZ", request);
  next.show(ANN);
  next.kept(ANN, "older");
  expect(next.text).toBe("half a wo");
  asked = [];
  await vi.advanceTimersByTimeAsync(700);
  expect(asked).toMatchObject([{ note: "half a wo" }]);
  await asked[0]?.reply({});
  const later = new Notes("QUARTZ", request);
  later.show(ANN);
  expect(later.text).toBe("");
});

test("a device that is passed on sends at once, and shows the next one nothing of it", () => {
  notes.write("mine");
  notes.hide();
  expect(asked).toMatchObject([{ note: "mine", person: ANN }]);
  expect(notes.text).toBe("");
  notes.show(BEN);
  notes.kept(ANN, "mine");
  expect(notes.text).toBe("");
  notes.hide();
  notes.write("nobody's");
  expect(notes.text).toBe("");
});

test("what fails for now is tried again; what is too long says so and is not lost", async () => {
  notes.write("once more");
  await vi.advanceTimersByTimeAsync(700);
  await asked[0]?.reply({ type: "request_refused", why: "too_fast" });
  expect(notes.refused).toBeNull();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toHaveLength(2);
  await asked[1]?.reply({ type: "request_refused", why: "note_too_long" });
  expect(notes.refused).toBe("note_too_long");
  notes.kept(ANN, "older");
  expect(notes.text).toBe("once more");
});
