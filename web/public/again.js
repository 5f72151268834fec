/**
 * A node answers with this when it is asked for the first script of a page that another build made, as while a house is
 * upgraded: the page is loaded again, all of it from one build. It hangs on nothing else, and its name stays.
 */

const KEY = "tablee/again";
const MOST = 3;
/** Milliseconds. */
const LATELY = 60_000;
const PAUSE = 500;

/** How often lately, this time left out. A browser that keeps nothing would not know when to stop. */
function tried() {
  try {
    const times = JSON.parse(sessionStorage.getItem(KEY) ?? "[]").filter((at) => at > Date.now() - LATELY);
    sessionStorage.setItem(KEY, JSON.stringify([...times, Date.now()]));
    return times.length;
  } catch {
    return MOST;
  }
}

const times = tried();
if (times < MOST) setTimeout(() => location.reload(), PAUSE * times);
else document.getElementById("missing")?.removeAttribute("hidden");
