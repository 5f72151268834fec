/** The boards of the games, each fetched when it is needed. */

import type { Component } from "svelte";

import type { Offers } from "../wire/generated";

/** What every board takes: what the seat sees, what it may do, what it was told, and how to do it. */
export interface BoardProps {
  view: unknown;
  offers: Offers;
  told: readonly unknown[];
  act: (action: unknown) => Promise<void>;
}

const boards = import.meta.glob<Component<BoardProps>>("../games/*/Board.svelte", { import: "default" });
const seated = import.meta.glob("../games/*/Seats.svelte");

export function boardOf(game: string): Promise<Component<BoardProps>> | undefined {
  return boards[`../games/${game}/Board.svelte`]?.();
}

/** Whether the board itself shows who sits where, so that a large screen need not show it twice. */
export function seatsItself(game: string): boolean {
  return `../games/${game}/Seats.svelte` in seated;
}
