/** Who sits around the shared screen, each as they are drawn and heard there. */

import type { BoardContext } from "../../board/boardContext";
import { moodOf } from "../../board/moodOf";
import type { SceneProps, ScreenParts } from "../../board/parts";
import type { Mood } from "../../faces/moods";
import type { PublicChair } from "../../wire/generated";
import type { Words } from "../../words/words";

export interface ScreenPerson {
  readonly name: string;
  /** None for a chair that is free. */
  readonly face: string | null;
  readonly bot: boolean;
  readonly mood: Mood;
  /** What they are at, in a word: heard, and shown where the face alone would not say it. */
  readonly state: string;
  readonly shown: boolean;
  /** The game waits for them. */
  readonly asked: boolean;
}

/** While a game is on. */
export function peopleAround(board: BoardContext, parts: ScreenParts, scene: SceneProps): ScreenPerson[] {
  const { words } = board;
  const winner = parts.winner?.(scene) ?? null;
  return board.company.names.map((name, seat) => {
    const bot = board.bots[seat] ?? false;
    const out = parts.out?.(board, scene, seat) ?? "";
    const right = parts.right?.(scene, seat) ?? false;
    const wrong = parts.wrong?.(scene, seat) ?? false;
    const mood = moodOf(board, seat, { out: out !== "", right, wrong, winning: seat === winner });
    const person = { name, face: board.faces[seat] ?? "", bot, mood, asked: board.awaited.includes(seat) };
    if (mood === "away") return { ...person, state: words.say("page-seat-away"), shown: true };
    if (mood === "out") return { ...person, state: out, shown: false };
    const state = mood === "thinking" ? "thinking" : mood === "winning" ? "winner" : bot ? "bot" : "here";
    return { ...person, state: words.say(`page-seat-${state}`), shown: false };
  });
}

/** Before it: those who have come, and the chairs that are free. */
export function peopleGathering(chairs: readonly PublicChair[], words: Words): ScreenPerson[] {
  return chairs.map(({ holder, name, face, away, ready }) => {
    const free = holder === "empty";
    const state = free ? "" : away ? words.say("page-seat-away") : ready ? words.say("page-ready") : "";
    return {
      name: free ? words.say("page-chair-free") : name,
      face: free ? null : face,
      bot: holder === "bot",
      mood: away ? "away" : "calm",
      state,
      shown: state !== "",
      asked: false,
    };
  });
}
