/** The page over the whole screen, where the device lets it. */

class FullScreen {
  on = $state(false);
  readonly possible = typeof document !== "undefined" && document.fullscreenEnabled === true;

  constructor() {
    if (this.possible) document.addEventListener("fullscreenchange", this.look);
  }

  /** Only what somebody presses may ask for it. */
  toggle = (): void => {
    if (!this.possible) return;
    const asked = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    void asked.catch(() => undefined);
  };

  private look = (): void => void (this.on = document.fullscreenElement !== null);
}

export const fullScreen = new FullScreen();
