/** A game alone with bots, without a stop in the lobby: what is to be done as soon as the table is there. */

import { ownFace } from "../../device/ownFace";
import { ownName } from "../../device/ownName";
import { LONGEST_NAME, type GameCard } from "../../wire/generated";
import { say } from "../../words/say";
import type { Table } from "./table.svelte";

const BOTS = 3;

const planned = new Map<string, GameCard>();

export function planSolo(code: string, card: GameCard): void {
  planned.set(code, card);
}

export function isSoloPlanned(code: string): boolean {
  return planned.has(code);
}

/** Sit down, let bots sit down, start. What fails leaves the lobby as it is, where all of it can be done by hand. */
export async function followSoloPlan(table: Table): Promise<boolean> {
  const card = planned.get(table.code);
  if (!card) return false;
  planned.delete(table.code);
  const [least, most] = card.players;
  const bots = Math.min(Math.max(BOTS, least - 1), most - 1);
  const seated = await table.sit(ownName(LONGEST_NAME) || say("page-default-name"), 0, ownFace());
  if (seated.type !== "seated") return false;
  const level = card.levels[Math.floor(card.levels.length / 2)] ?? "";
  const fitting = card.options.flatMap(({ name, alone }) => (alone === null ? [] : [{ name, value: alone }]));
  await Promise.all(fitting.map((option) => table.requestAsHost({ type: "set_option", ...option })));
  const chairs = Array.from({ length: bots }, (_, at) => at + 1);
  await Promise.all(chairs.map((chair) => table.requestAsHost({ type: "seat_bot", chair, level })));
  return (await table.requestAsHost({ type: "start" })).type === "done";
}
