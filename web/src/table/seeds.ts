/** A player's half of the start handshake: commit to a seed before anybody's is known, then show it. */

import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import { hex, randomBytes } from "../lib/random";

const SEED = 32;

export class Seeds {
  /** By game and person: shown only after it was committed to. */
  private made = new Map<string, Uint8Array>();

  commitment(gameId: string, person: number, seat: number): string {
    return hex(seedCommitment(gameId, seat, this.seed(gameId, person)));
  }

  shown(gameId: string, person: number): string {
    return hex(this.seed(gameId, person));
  }

  private seed(gameId: string, person: number): Uint8Array {
    const key = `${gameId}/${person}`;
    const seed = this.made.get(key) ?? randomBytes(SEED);
    this.made.set(key, seed);
    return seed;
  }
}

export function seedCommitment(gameId: string, seat: number, seed: Uint8Array): Uint8Array {
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
