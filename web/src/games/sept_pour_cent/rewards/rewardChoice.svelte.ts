/** What is being chosen in the reward phase, before anything is sent. */
import { may, offersOf, takes, values } from "../../../board/offers";

import type { Offers, SeptPourCent } from "../../../wire/generated";
import type { Reward } from "../types";

/** Which card to discard, with the one that is held up; or which to steal. */
export type Asking =
  { readonly kind: "discard"; readonly card: Reward | null; readonly at: number } | { readonly kind: "steal" };

const WHICH: Asking = { kind: "discard", card: null, at: -1 };

export class RewardChoice {
  private asked: (Asking & { decision: number }) | null = $state.raw(null);
  /** A question that was answered elsewhere, or overtaken, is no longer asked; one that must be answered always is. */
  readonly asking: Asking | null = $derived.by(() => {
    if (this.asked?.decision === this.offers().decision) return this.asked;
    return this.mustDiscard ? WHICH : null;
  });
  /** Whom something may be taken from, and what. */
  readonly victims: { seat: number; cards: Reward[] }[] = $derived.by(() =>
    offersOf(this.offers(), "vol").flatMap((offer) =>
      (values(offer, "victim") as number[]).map((seat) => ({ seat, cards: values(offer, "card") as Reward[] })),
    ),
  );
  /** Nothing else can be done. */
  readonly mustDiscard: boolean = $derived.by(
    () => may(this.offers(), "discard") && this.offers().choices.every((offer) => offer.action === "discard"),
  );

  constructor(
    private readonly offers: () => Offers,
    private readonly send: (action: SeptPourCent.Action) => void,
  ) {}

  discardOne = (): void => this.ask(WHICH);

  /** Once more takes it back. */
  discard(card: Reward, at: number): void {
    if (this.asking?.kind === "discard" && this.asking.at === at) this.keep();
    else this.ask({ kind: "discard", card, at });
  }

  keep = (): void => this.ask(WHICH);

  steal = (): void => this.ask({ kind: "steal" });

  cancel = (): void => {
    this.asked = null;
  };

  mayTake = (card: Reward): boolean => takes(this.offers(), "take", "card", card);
  mayDiscard = (card: Reward): boolean => takes(this.offers(), "discard", "card", card);

  act(action: SeptPourCent.Action): void {
    this.cancel();
    this.send(action);
  }

  private ask(asking: Asking): void {
    this.asked = { ...asking, decision: this.offers().decision };
  }
}
