/** A player's half of the start handshake: commit to a seed before anybody's is known, then show it. */

import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import { hex, randomBytes } from "../../device/random";
import type { RequestBody } from "../../wire/connection";
import type { Handshake } from "../../wire/generated";

const SEED = 32;

export class Seeds {
  /** By game and person: shown only after it was committed to. */
  private made = new Map<string, Uint8Array>();
  /** The step that was taken last: each is taken once. */
  private step = "";

  constructor(private readonly request: (body: RequestBody) => void) {}

  /** For those of these people who are asked: commit, or show. */
  shakeHands(handshake: Handshake, people: readonly number[], seatOf: (person: number) => number | null): void {
    const { game_id: gameId, showing } = handshake;
    const step = `${gameId}/${showing}`;
    if (step === this.step) return;
    this.step = step;
    for (const person of people.filter((mine) => handshake.asked.includes(mine))) {
      const seat = seatOf(person);
      if (seat === null) continue;
      const seed = this.seed(gameId, person);
      if (!showing) this.request({ type: "commit_seed", person, commitment: hex(seedCommitment(gameId, seat, seed)) });
      else if (String(person) in handshake.commitments) this.request({ type: "show_seed", person, seed: hex(seed) });
    }
  }

  /** The connection was lost, and with it perhaps the last step: it is taken again. */
  forget(): void {
    this.step = "";
  }

  private seed(gameId: string, person: number): Uint8Array {
    const key = `${gameId}/${person}`;
    const seed = this.made.get(key) ?? randomBytes(SEED);
    this.made.set(key, seed);
    return seed;
  }
}

function seedCommitment(gameId: string, seat: number, seed: Uint8Array): Uint8Array {
  return sha256(concatBytes(utf8ToBytes("tablee/seed/v1"), ...[utf8ToBytes(gameId), u64(seat), seed].map(field)));
}

/** With its length before it, so that no two lists of parts give the same bytes. */
function field(part: Uint8Array): Uint8Array {
  return concatBytes(u64(part.length), part);
}

function u64(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}
