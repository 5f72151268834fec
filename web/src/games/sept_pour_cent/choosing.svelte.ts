/** What is being chosen in the reward phase, before anything is sent. */

import type { Offers, SeptPourCent } from "../../wire/generated";
import { offersOf, takes, values } from "./offered";
import type { Prize } from "./says";

type Asking = { readonly kind: "discard"; readonly card: Prize; readonly at: number } | { readonly kind: "steal" };

export class Choosing {
  private asked: (Asking & { decision: number }) | null = $state.raw(null);
  /** A question that was answered elsewhere, or overtaken, is no longer asked. */
  readonly asking: Asking | null = $derived.by(() =>
    this.asked?.decision === this.offers().decision ? this.asked : null,
  );
  /** Whom something may be taken from, and what. */
  readonly victims: { seat: number; cards: Prize[] }[] = $derived.by(() =>
    offersOf(this.offers(), "vol").flatMap((offer) =>
      (values(offer, "victim") as number[]).map((seat) => ({ seat, cards: values(offer, "card") as Prize[] })),
    ),
  );

  constructor(
    private readonly offers: () => Offers,
    private readonly send: (action: SeptPourCent.Action) => void,
  ) {}

  /** Once more takes it back. */
  discard(card: Prize, at: number): void {
    if (this.asking?.kind === "discard" && this.asking.at === at) this.cancel();
    else this.asked = { kind: "discard", card, at, decision: this.offers().decision };
  }

  steal = (): void => {
    this.asked = { kind: "steal", decision: this.offers().decision };
  };

  cancel = (): void => {
    this.asked = null;
  };

  mayTake = (card: Prize): boolean => takes(this.offers(), "take", card);
  mayDiscard = (card: Prize): boolean => takes(this.offers(), "discard", card);

  act(action: SeptPourCent.Action): void {
    this.cancel();
    this.send(action);
  }
}
