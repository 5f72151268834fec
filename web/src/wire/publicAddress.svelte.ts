/** Where others find this server: the address in the bar may mean this machine alone. */

import { publicBase } from "./http";

class PublicAddress {
  /** As a link starts, with a slash at its end; null until the server has said so. */
  private told: string | null = $state(null);
  private base: string = $derived(this.told ?? `${location.origin}/`);
  /** To be read from a screen and typed. */
  readonly host: string = $derived(this.base.replace(/^https?:\/\//, "").replace(/\/$/, ""));

  /** The link to a table, for others. */
  link(code: string): string {
    return `${this.base}t/${code}`;
  }

  /** For whoever is about to show it. */
  learn(): void {
    void publicBase().then(
      ({ base }) => (this.told = base),
      () => undefined,
    );
  }
}

export const publicAddress = new PublicAddress();
