import { flushSync } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";

import type { PublicTable, Reacted, Said } from "../../wire/generated";
import { pageSpeech } from "../../words/pageSpeech.svelte";
import { botLine, LINES } from "./botLines";
import { TableTalk } from "./tableTalk.svelte";

beforeAll(() => pageSpeech.speak("fr"));

const [ANN, BEN] = [0, 1];

/** A table of Ann, of Ben who has no seat, and of a bot; `told` facts are out. */
function hall(talk: boolean) {
  const chairs = [
    { holder: "person", name: "Ann", person: ANN, level: null },
    { holder: "bot", name: "Turbo", person: null, level: "easy" },
  ];
  let told = $state(0);
  let reaction: Reacted | null = $state(null);
  const spoken: string[] = [];
  const notified: string[] = [];
  const bots: string[] = [];
  return {
    publicTable: { stage: "playing", talk, chairs } as unknown as PublicTable,
    gameId: "QUARTZ/1",
    show: {
      get told() {
        return Array.from({ length: told });
      },
    },
    table: {
      said: [] as readonly Said[],
      get reaction() {
        return reaction;
      },
      nameOf: () => "Ann",
      seatOf: (person: number) => (person === ANN ? 0 : null),
      hearBot: (name: string) => bots.push(name),
    },
    narration: { aloud: (text: string) => spoken.push(text) },
    notify: (text: string) => notified.push(text),
    tell: (count: number) => (told = count),
    react: (one: Reacted) => (reaction = one),
    spoken,
    notified,
    bots,
  };
}

function listening(talk: boolean, then: (room: ReturnType<typeof hall>, heard: TableTalk) => void): void {
  vi.useFakeTimers();
  const room = hall(talk);
  let heard: TableTalk | undefined;
  const stop = $effect.root(() => {
    heard = new TableTalk(room);
  });
  flushSync();
  if (heard) then(room, heard);
  stop();
  vi.useRealTimers();
}

const FIRST = Array.from({ length: 100 }, (_, told) => told).find((told) =>
  botLine("QUARTZ/1", told, [{ seat: 1, level: "easy" }]),
) as number;

test("a reaction pops up at the face for a moment and is heard; without a face it is said in words", () => {
  listening(true, (room, heard) => {
    room.react({ type: "reacted", person: ANN, reaction: "wow" });
    flushSync();

    expect(heard.bubbles.bySeat[0]?.reaction).toBe("wow");
    expect(room.spoken).toHaveLength(1);
    vi.advanceTimersByTime(5_000);
    expect(heard.bubbles.bySeat).toEqual({});

    room.react({ type: "reacted", person: BEN, reaction: "wow" });
    flushSync();
    expect(room.notified).toHaveLength(1);
  });
});

test("a bot speaks when its fact is told, at its face and among the messages", () => {
  listening(true, (room, heard) => {
    for (let told = 1; told <= FIRST; told += 1) {
      room.tell(told);
      flushSync();
    }

    expect(room.bots).toEqual(["Turbo"]);
    expect(heard.bubbles.bySeat[1]?.text).not.toBe("");
  });
});

test("what was told before this page came makes no bot speak", () => {
  listening(true, (room) => {
    room.tell(FIRST + 5);
    flushSync();

    expect(room.bots).toEqual([]);
  });
});

test("where talk is switched off, bots are silent", () => {
  listening(false, (room) => {
    for (let told = 1; told <= 60; told += 1) {
      room.tell(told);
      flushSync();
    }

    expect(room.bots).toEqual([]);
  });
});

test.each(["en", "fr"] as const)("bots of every level have all their lines in %s", async (language) => {
  await pageSpeech.speak(language);
  const keys = ["easy", "medium", "hard"].flatMap((level) =>
    Array.from({ length: LINES }, (_, at) => `page-bot-line-${level}-${at + 1}`),
  );

  expect(keys.filter((key) => !pageSpeech.words.has(key))).toEqual([]);
});
