/** Where others find this server: the address in the bar may mean this machine alone. */

import { publicBase } from "./http";

class PublicAddress {
  /** As a link starts, with a slash at its end; null until the server has said so. */
  private told: string | null = $state(null);
  /** It means this machine on every machine: no link leads anybody else here. */
  onlyHere = $state(false);
  /** Others were to be let in, but the server found no network. */
  noNetwork = $state(false);
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
      ({ base, only_here: onlyHere, no_network: noNetwork }) => {
        this.told = base;
        this.onlyHere = onlyHere;
        this.noNetwork = noNetwork;
      },
      () => undefined,
    );
  }
}

export const publicAddress = new PublicAddress();
