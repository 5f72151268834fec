/** Which picture lies in the middle of the table: that of what is being shown, or else of how things stand. */

import type { Step } from "../../../board/show";
import type { SeptPourCent } from "../../../wire/generated";
import type { Luck } from "../odds/luck";
import { numbers } from "../odds/odds";
import { allTurned, turningAt, type Turning } from "../reveal/turning";
import type { Reward } from "../types";
import { contestedIn, rollAmong, type Roll, rollsForStart, shownIn, startsIn } from "./lastHappened";

type View = SeptPourCent.View;
type Fact = SeptPourCent.Fact;
type Told = readonly Fact[];
export type Dice = readonly [number, number];
/** Dice of a roll. */
const BOTH = 2;
/** Of whoever wins before the first round. */
const DOUBLE_ZERO: Dice = [0, 0];

/** Who speaks against an announcement, who has an opinion, and who is still to be asked. */
export type Contest = Pick<SeptPourCent.Contesting, "contester" | "opinions" | "to_ask" | "ladder">;

/** Hands turn over, and then it is out who was right. */
export interface Revealing {
  readonly kind: "reveal";
  readonly shown: SeptPourCent.Shown;
  readonly turning: Turning;
  /** Who had announced it; null where that is not known any more. */
  readonly announcer: number | null;
  /** The verdict is out. */
  readonly done: boolean;
  readonly out: readonly number[];
  /** Who is left alone, and has won the round. */
  readonly lone: number | null;
}

/** Dice are thrown: one lies before the other, and then it is out what came of it. */
export interface Rolling {
  readonly kind: "roll";
  readonly roll: Roll;
  /** How many dice lie. */
  readonly down: number;
  readonly luck: Luck | null;
}

/** A reward card changes hands: `null` is the deck, the cards that lie open, or those that are out of the game. */
export interface Handed {
  readonly kind: "handed";
  readonly card: Reward;
  readonly from: number | null;
  readonly to: number | null;
  /** Nobody has anything of it. */
  readonly gone: boolean;
}

export type Scene =
  | { readonly kind: "shuffling" }
  | { readonly kind: "prizes"; readonly cards: readonly Reward[] }
  | {
      readonly kind: "start";
      readonly rolls: readonly SeptPourCent.StartRoll[];
      readonly opener: number | null;
      /** Whose dice are in the air. */
      readonly falling: number | null;
    }
  | { readonly kind: "opening"; readonly opener: number }
  | {
      readonly kind: "ladder";
      readonly ladder: readonly SeptPourCent.Announced[];
      readonly contest: Contest | null;
    }
  | Revealing
  | Rolling
  | Handed
  | {
      readonly kind: "odds";
      readonly seat: number;
      readonly dice: Dice | null;
      /** The die that stays while the other is thrown again. */
      readonly again: number | null;
      readonly luck: Luck | null;
    }
  | {
      readonly kind: "won";
      readonly winner: number;
      readonly how: SeptPourCent.Ending;
      readonly dice: Dice;
    };

export function sceneOf(view: View, told: Told, step: Step<Fact> | null): Scene {
  return (step && ofStep(view, told, step)) ?? ofView(view, told);
}

/** Null where what is shown needs no picture of its own. */
function ofStep(view: View, told: Told, { fact, count, landed }: Step<Fact>): Scene | null {
  switch (fact.type) {
    case "start_rolled":
    case "tied":
      return { ...startOf(told), falling: fact.type === "start_rolled" && !landed ? fact.seat : null };
    case "starts":
      return rollsForStart(told).length ? startOf(told) : { kind: "opening", opener: fact.seat };
    case "turned_up":
      return { kind: "prizes", cards: fact.cards };
    case "dealt":
      return { kind: "shuffling" };
    case "announced":
      return "ladder" in view ? { kind: "ladder", ladder: [...view.ladder, fact], contest: null } : null;
    case "contested":
    case "opined":
      return contestOf(view, told, fact);
    case "shown":
      return landed ? revealOf(told, fact) : { ...revealOf(told, fact), turning: turningAt(fact, count), done: false };
    case "out":
    case "round_won": {
      const shown = shownIn(told);
      return shown && revealOf(told, shown);
    }
    case "rolled":
    case "rerolled":
      return rollOf(view, fact, count, landed);
    case "taken":
    case "drawn":
      return handed(fact.card, null, fact.seat);
    case "stolen":
      return handed(fact.card, fact.victim, fact.seat);
    case "used":
      return handed(fact.bonus, fact.seat, null);
    case "discarded":
      return { ...handed(fact.card, fact.seat, null), gone: true };
    case "won": {
      const roll = rollAmong(told);
      // First the dice that did it.
      if (!landed) return roll ? rollOf(view, roll, BOTH, true) : startOf(told);
      return { kind: "won", winner: fact.seat, how: fact.how, dice: roll ? diceOf(roll) : DOUBLE_ZERO };
    }
    default:
      return null;
  }
}

function ofView(view: View, told: Told): Scene {
  switch (view.type) {
    case "boxed":
    case "unboxed":
    case "dealing":
    case "reshuffling":
      return { kind: "shuffling" };
    case "start_rolls":
      return startOf(told);
    case "announcing":
      if (view.ladder.length) return { kind: "ladder", ladder: view.ladder, contest: null };
      // The rolls for the start stay: they say why.
      return rollsForStart(told).length ? startOf(told) : { kind: "opening", opener: view.to_act };
    case "contesting":
      return { kind: "ladder", ladder: view.ladder, contest: view };
    case "won":
      return { kind: "won", winner: view.winner, how: view.how, dice: view.dice };
    default:
      return ofRewards(view, told);
  }
}

function handed(card: Reward, from: number | null, to: number | null): Handed {
  return { kind: "handed", card, from, to, gone: false };
}

function startOf(told: Told): Extract<Scene, { kind: "start" }> {
  return { kind: "start", rolls: latest(rollsForStart(told)), opener: startsIn(told), falling: null };
}

function contestOf(view: View, told: Told, fact: SeptPourCent.Contested | SeptPourCent.Opined): Scene | null {
  if (view.type === "contesting" && fact.type === "opined") {
    const to_ask = view.to_ask.filter((seat) => seat !== fact.seat);
    return { kind: "ladder", ladder: view.ladder, contest: { ...view, to_ask, opinions: [...view.opinions, fact] } };
  }
  if (view.type !== "announcing") return null;
  const { ladder } = view;
  // In a first round all speak in one breath: the view is that of before the contest.
  const contested = fact.type === "contested" ? fact : contestedIn(told);
  if (!contested) return null;
  const opinions = told.slice(told.lastIndexOf(contested) + 1).filter((one) => one.type === "opined");
  return { kind: "ladder", ladder, contest: { ladder, contester: contested.seat, opinions, to_ask: [] } };
}

function revealOf(told: Told, shown: SeptPourCent.Shown): Revealing {
  const after = told.slice(told.lastIndexOf(shown) + 1);
  const out = after.find((fact) => fact.type === "out")?.seats ?? [];
  const lone = after.find((fact) => fact.type === "round_won")?.seat ?? null;
  const announcer = contestedIn(told)?.announcer ?? null;
  return { kind: "reveal", shown, turning: allTurned(shown), announcer, done: true, out, lone };
}

function rollOf(view: View, roll: Roll, count: number, landed: boolean): Rolling {
  // The die that is kept has been lying there.
  const down = landed ? BOTH : Math.min(BOTH, count + (roll.type === "rerolled" ? 1 : 0));
  return { kind: "roll", roll, down, luck: landed ? luckOf(view, roll) : null };
}

type Rewards = Extract<View, { type: "rewarding" | "rolling" | "relancing" | "discarding" }>;

/** Who won the round, with the roll that has just been made. One winning number may still become two: no verdict yet. */
function ofRewards(view: Rewards, told: Told): Scene {
  const roll = rollAmong(told);
  const lone = view.type === "rewarding" ? (view.lone_hit ?? null) : null;
  return {
    kind: "odds",
    seat: view.winner,
    dice: lone ?? (roll && diceOf(roll)),
    again: view.type === "relancing" ? view.kept : null,
    luck: roll && !lone ? luckOf(view, roll) : null,
  };
}

/** One that may still be thrown again decides nothing. */
function luckOf(view: View, roll: Roll): Luck {
  const owned = view.type === "boxed" ? [] : (view.tabletop.owned[roll.seat] ?? []);
  if (roll.type === "rerolled") return numbers(owned).includes(roll.die) ? "won" : "missed";
  if (roll.winning === BOTH) return "won";
  return roll.winning === 1 && owned.includes("relance") ? "half" : "missed";
}

export function diceOf(roll: Roll): Dice {
  return roll.type === "rolled" ? roll.dice : [roll.kept, roll.die];
}

/** After a tie only some roll again: the last roll of each, in the order of seats. */
function latest(rolls: readonly SeptPourCent.StartRoll[]): SeptPourCent.StartRoll[] {
  const last = new Map(rolls.map((roll) => [roll.seat, roll]));
  return [...last.values()].sort((a, b) => a.seat - b.seat);
}

/** Cards have just been dealt, not for the first time: nothing is announced of them yet. */
export function newDeal(view: View, told: Told): boolean {
  if (view.type !== "announcing" || view.ladder.length) return false;
  const dealt = told.findLastIndex((fact) => fact.type === "dealt");
  return dealt >= 0 && !told.slice(dealt).some((fact) => fact.type === "start_rolled");
}
