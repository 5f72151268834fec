/**
 * Whether the browser lets this page be heard. Most wait for a first tap or key, also where sounds were wanted before the page
 * was loaded again: a television that was switched on again would be mute, and say that it is not.
 */

const TOUCHES = ["pointerup", "keydown", "click"] as const;

class Audible {
  /** Sounds are wanted and made, and nobody hears them before this page is touched. */
  blocked = $state(false);

  /** Follows what makes the sounds, and wakes it at the first touch: how to let go of it. */
  follow(context: AudioContext): () => void {
    const look = () => (this.blocked = context.state !== "running" && !navigator.userActivation?.hasBeenActive);
    const wake = () => void context.resume().catch(() => undefined);
    context.addEventListener("statechange", look);
    for (const touch of TOUCHES) addEventListener(touch, wake);
    look();
    return () => {
      context.removeEventListener("statechange", look);
      for (const touch of TOUCHES) removeEventListener(touch, wake);
      this.blocked = false;
    };
  }
}

export const audible = new Audible();
