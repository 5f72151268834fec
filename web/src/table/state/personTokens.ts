/**
 * The tokens of the people whom this device holds at one table.
 *
 * Every tab of the browser reads and writes the same ones: they are read anew before each use, and a tab takes out only
 * what it knows to be dead.
 */

import { storeTokens, tokensOf } from "../../device/storage";
import type { Mine } from "../../wire/generated";

export class PersonTokens {
  /** By person, those by which this tab holds somebody. */
  private held: Record<number, string>;
  private sent: readonly string[] = [];

  constructor(private readonly code: string) {
    this.held = tokensOf(code);
  }

  /** All that may open something, for entering; or what was sent already. */
  forEntering(sent?: readonly string[]): readonly string[] {
    this.sent = sent ?? [...new Set(Object.values({ ...this.held, ...tokensOf(this.code) }))];
    return this.sent;
  }

  /** That of a person whom this device holds; empty for another. */
  of(person: number): string {
    return tokensOf(this.code)[person] ?? this.held[person] ?? "";
  }

  /** What the server answered: of those that were sent, these open somebody, and the others nobody any more. */
  entered(people: readonly Mine[]): void {
    const live = people.map(({ token }) => token);
    const dead = this.sent.filter((token) => !live.includes(token));
    this.held = Object.fromEntries(people.map(({ person, token }) => [person, token]));
    this.write({ ...without(tokensOf(this.code), dead), ...this.held });
  }

  hold(person: number, token: string): void {
    this.held = { ...this.held, [person]: token };
    this.write({ ...tokensOf(this.code), [person]: token });
  }

  /** This person is no longer held here; another tab may have a newer token of theirs. */
  lose(person: number): void {
    const dead = this.held[person];
    if (dead === undefined) return;
    this.held = without(this.held, [dead]);
    this.write(without(tokensOf(this.code), [dead]));
  }

  private write(tokens: Record<number, string>): void {
    storeTokens(this.code, tokens);
  }
}

function without(tokens: Record<number, string>, dead: readonly string[]): Record<number, string> {
  return Object.fromEntries(Object.entries(tokens).filter(([, token]) => !dead.includes(token)));
}
