/** Keeps a screen awake: for as long as this lasts, and again whenever the page is back in sight. */

/** Begins at once; ends with what it returns. Plain http has no such lock: then a screen may fall asleep. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function hold(): Promise<void> {
    if (!navigator.wakeLock || document.hidden || (lock && !lock.released)) return;
    const got = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) void got?.release();
    else lock = got;
  }
  const again = () => void hold();

  again();
  document.addEventListener("visibilitychange", again);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
