/** A choice that was made, until the table has taken it: it may take as long as the line is away. */

/** After a move other buttons stand where the last one was: a finger that taps twice must not press them. */
const SETTLING = 700;
/** An answer that comes sooner needs no word. */
const SOON = 500;

export class Sending {
  /** Nothing else can be chosen now. */
  busy = $state(false);
  /** The table takes its time. */
  waits = $state(false);
  private choices: HTMLElement | null = null;
  private pressed: HTMLElement | null = null;

  /** Milliseconds; none where no two choices ever stand in the same place. */
  constructor(private readonly settling = SETTLING) {}

  /** For the element that holds the choices, which can have the focus: which of them was pressed. */
  watch = (choices: HTMLElement): (() => void) => {
    const press = ({ target }: Event) => (this.pressed = (target as Element).closest("button"));
    this.choices = choices;
    choices.addEventListener("click", press, { capture: true });
    return () => choices.removeEventListener("click", press, { capture: true });
  };

  /** What is sent while the line is away goes out when it is back; the table refuses what has been overtaken. */
  async send(act: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    const { pressed } = this;
    const soon = setTimeout(() => (this.waits = true), SOON);
    // What is disabled loses the focus, which would then be nowhere: it waits beside the choices for the next ones.
    if (this.choices?.contains(document.activeElement)) this.choices.focus({ preventScroll: true });
    this.busy = true;
    pressed?.setAttribute("data-sent", "");
    try {
      await act();
    } finally {
      clearTimeout(soon);
      this.waits = false;
      pressed?.removeAttribute("data-sent");
      setTimeout(() => (this.busy = false), this.settling);
    }
  }
}
