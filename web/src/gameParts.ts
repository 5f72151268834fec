/** The parts that a game brings, as board/README.md has them, each fetched when it is needed. */

import type { Component } from "svelte";

import type { Aloud, BoardProps, EndProps, PadProps, ScreenParts } from "./board/parts";
import type { GameSounds } from "./board/sound/sounds";
import { NO_SHOWS, type GameShows } from "./board/showPlayer.svelte";

const boards = import.meta.glob<Component<BoardProps>>("./games/*/Board.svelte", { import: "default" });
const pads = import.meta.glob<Component<PadProps>>("./games/*/Pad.svelte", { import: "default" });
const ends = import.meta.glob<Component<EndProps>>("./games/*/End.svelte", { import: "default" });
const seated = import.meta.glob("./games/*/Seats.svelte");
const laters = import.meta.glob<() => Promise<void>>("./games/*/later.svelte.ts", { import: "fetchLater" });
const screens = import.meta.glob<ScreenParts>("./games/*/screenParts.ts", { import: "screenParts" });
const alouds = import.meta.glob<Aloud>("./games/*/aloud.ts", { import: "aloud" });
const heard = import.meta.glob<GameSounds>("./games/*/sounds.ts", { import: "sounds" });
const shows = import.meta.glob<GameShows>("./games/*/shows.generated.ts", { eager: true });

export function boardOf(game: string): Promise<Component<BoardProps>> | undefined {
  return boards[`./games/${game}/Board.svelte`]?.();
}

/** How long what happens takes to be shown; known before the board is here, so that the start of a game is shown too. */
export function showsOf(game: string): GameShows {
  return shows[`./games/${game}/shows.generated.ts`] ?? NO_SHOWS;
}

/** What its board needs only in the course of a game. */
export async function fetchLaterOf(game: string): Promise<void> {
  const fetchLater = await laters[`./games/${game}/later.svelte.ts`]?.();
  await fetchLater?.();
}

/** What stands in place of the free note. */
export function padOf(game: string): Promise<Component<PadProps>> | undefined {
  return pads[`./games/${game}/Pad.svelte`]?.();
}

export function hasPad(game: string): boolean {
  return `./games/${game}/Pad.svelte` in pads;
}

/** What the end of the game shows in place of the plot. */
export function endOf(game: string): Promise<Component<EndProps>> | undefined {
  return ends[`./games/${game}/End.svelte`]?.();
}

/** What the game gives to the shared screen. */
export async function screenPartsOf(game: string): Promise<ScreenParts> {
  return (await screens[`./games/${game}/screenParts.ts`]?.()) ?? {};
}

/** What of its facts is read aloud by itself. */
export function aloudOf(game: string): Promise<Aloud> | undefined {
  return alouds[`./games/${game}/aloud.ts`]?.();
}

/** Which sound goes with what is shown. */
export function soundsOf(game: string): Promise<GameSounds> | undefined {
  return heard[`./games/${game}/sounds.ts`]?.();
}

export function readsFacts(game: string): boolean {
  return `./games/${game}/aloud.ts` in alouds;
}

/** Whether the board itself shows who sits where, so that a large screen need not show it twice. */
export function seatsItself(game: string): boolean {
  return `./games/${game}/Seats.svelte` in seated;
}
