/** The faces that flash by while a die is in the air. */

import { prefersReducedMotion } from "svelte/motion";

/** Milliseconds that it is in the air, as `--tumble` in tokens.css says too. */
export const TUMBLE = 800;
const EACH = 70;

export class DieTumble {
  /** The face that is to be seen now, or null once it lies. */
  flash: number | null = $state(null);

  /** For an effect: starts where the die was thrown, and stops with what it returns. */
  run(thrown: boolean): () => void {
    if (!thrown || prefersReducedMotion.current) return () => {};
    let face = Math.floor(Math.random() * 10);
    this.flash = face;
    const flashing = setInterval(() => (this.flash = face = (face + 3) % 10), EACH);
    const rest = () => {
      clearInterval(flashing);
      this.flash = null;
    };
    const resting = setTimeout(rest, TUMBLE);
    return () => {
      clearTimeout(resting);
      rest();
    };
  }
}
