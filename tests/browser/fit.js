/**
 * What does not fit on the page that is shown: boxes are compared, not pixels. Of every control and every line of text: it is
 * within the page from side to side, nothing that hides what is too much cuts it, and it lies over no other. Names may end
 * in an ellipsis, what scrolls may be scrolled away, and what lies over something else on purpose is marked `data-layer`.
 */

const CONTROLS =
  "button, a[href], input, select, textarea, summary, [role=spinbutton], label:has(> input.hidden)";
/** In sight without scrolling: what is going on, what is being decided, and what can be done about it. */
const NEEDED = ".sentence, [data-standing], [data-choices] .button";
const PANES = ".shared, .within";
/** Heard only, over the rest on purpose, or a picture, which is one thing however much is drawn in it. */
const APART = ".hidden, [data-layer], [role=img]";
/** Pages as high as that show all of a board at once. */
const HIGH = 700;
/** Pixels that nobody sees. */
const NEAR = 1.5;

/** What hides a part of what is in it: this element and those around it, with how. Asked once of each. */
const known = new Map();

function hiding(one) {
  if (!one) return { edges: [], away: false, afloat: null, paper: null };
  if (!known.has(one)) known.set(one, hidingWith(one, hiding(one.parentElement)));
  return known.get(one);
}

function hidingWith(one, { edges, away, afloat, paper }) {
  const { overflowX: x, overflowY: y, textOverflow, clipPath, position, backgroundColor, backgroundImage } =
    getComputedStyle(one);
  const box = one.getBoundingClientRect();
  const [left, top] = [box.left + one.clientLeft, box.top + one.clientTop];
  const [right, bottom] = [left + one.clientWidth, top + one.clientHeight];
  const edge = { one, x, y, elides: textOverflow === "ellipsis", left, top, right, bottom };
  const plain = (x === "visible" && y === "visible") || one === document.documentElement;
  return {
    edges: plain ? edges : [edge, ...edges],
    // What is only there to be heard is clipped away.
    away: away || clipPath === "inset(50%)",
    // What stays while the rest is scrolled away below it.
    afloat: position === "sticky" || position === "fixed" ? one : afloat,
    // What it is written on.
    paper: backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none" ? paper : { one, box },
  };
}

function seen(one) {
  return (
    one.checkVisibility({ visibilityProperty: true }) && !one.closest(APART) && !hiding(one).away
  );
}

function controls(root) {
  return [...root.querySelectorAll(CONTROLS)].filter(seen).map((one) => ({
    one,
    control: true,
    text: one.getAttribute("aria-label") ?? one.textContent,
    box: one.getBoundingClientRect(),
  }));
}

function lines(root) {
  const found = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest("svg, option, script, style") || !seen(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(getComputedStyle(one).fontSize);
    for (const rect of range.getClientRects()) found.push({ one, text: node.data, box: letters(rect, size) });
  }
  return found;
}

/** A line as high as its letters. */
function letters({ left, right, top, height }, size) {
  const high = Math.min(height, size * 0.72);
  const above = top + (height - high) / 2;
  return { left, right, top: above, bottom: above + high };
}

/** What is left of it in sight, and what hides the rest: `cut` for good, or until somebody scrolls. */
function inSight({ one, box, control = false }) {
  let { left, right, top, bottom } = box;
  let cut = null;
  let scrolled = false;
  const hide = (how, edge) => {
    if (how === "auto" || how === "scroll") scrolled = true;
    else if (!edge.elides || control) cut = edge.one;
  };
  for (const edge of hiding(control ? one.parentElement : one).edges) {
    if (edge.x !== "visible") {
      if (left < edge.left - NEAR || right > edge.right + NEAR) hide(edge.x, edge);
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    }
    if (edge.y !== "visible") {
      if (top < edge.top - NEAR || bottom > edge.bottom + NEAR) hide(edge.y, edge);
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
  }
  return { left, right, top, bottom, cut, scrolled };
}

const inShort = (text) => [...text.replace(/\s+/g, " ").trim()].slice(0, 40).join("");

function sign(one) {
  const classes = [...one.classList].filter((name) => !name.startsWith("svelte-"));
  return [one.tagName.toLowerCase(), ...classes].join(".");
}

function across(a, b) {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > NEAR && high > NEAR;
}

function leaves(sight, paper) {
  const { left, right, top, bottom } = paper?.box ?? sight;
  const beside = sight.left < left - NEAR || sight.right > right + NEAR;
  return beside || sight.top < top - NEAR || sight.bottom > bottom + NEAR;
}

/** One is in the other, or scrolls away below it. */
const mayMeet = (a, b) => a.contains(b) || b.contains(a) || hiding(a).afloat !== hiding(b).afloat;

/** `strict`: what is needed is in sight without scrolling. */
function faults(strict) {
  known.clear();
  const found = [];
  // What is open covers the rest.
  const root = document.querySelector("dialog[open]") ?? document.body;
  const items = [...controls(root), ...lines(root)].map((item) => ({ ...item, sight: inSight(item) }));
  for (const { one, text, sight, control } of items) {
    if (sight.cut) found.push(`cut by ${sign(sight.cut)}: ${inShort(text)}`);
    else if (sight.left < -NEAR || sight.right > innerWidth + NEAR) found.push(`beyond the side: ${inShort(text)}`);
    else if (!control && leaves(sight, hiding(one).paper)) found.push(`beside its paper: ${inShort(text)}`);
  }
  const there = items
    .filter(({ sight }) => sight.right - sight.left > NEAR && sight.bottom - sight.top > NEAR)
    .sort((a, b) => a.sight.top - b.sight.top);
  there.forEach((a, at) => {
    for (let next = at + 1; there[next]?.sight.top < a.sight.bottom; next++) {
      const b = there[next];
      if (across(a.sight, b.sight) && !mayMeet(a.one, b.one))
        found.push(`over each other: ${inShort(a.text)} | ${inShort(b.text)}`);
    }
  });
  return strict ? [...found, ...unseen(root)] : found;
}

function unseen(root) {
  const found = [];
  for (const one of [...root.querySelectorAll(NEEDED)].filter(seen)) {
    const box = one.getBoundingClientRect();
    const { cut, scrolled } = inSight({ one, box, control: true });
    if (cut || scrolled || box.bottom > innerHeight + NEAR)
      found.push(`to be scrolled to: ${sign(one)} ${inShort(one.textContent)}`);
  }
  for (const one of innerHeight < HIGH ? [] : root.querySelectorAll(PANES)) {
    const by = one.scrollHeight - one.clientHeight;
    if (by > NEAR) found.push(`scrolls by ${by}: ${sign(one)}`);
  }
  return found;
}

const drawn = () => new Promise((next) => requestAnimationFrame(next));

/** The page has done what it had to do; it need not be painted. */
function settled() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((next) => {
    port1.onmessage = next;
    port2.postMessage(null);
  });
}

function end(moving) {
  if (moving.effect.getComputedTiming().endTime !== Infinity) moving.finish();
}

/** Of what is shown, when all has come and nothing moves any longer. */
async function look(strict) {
  await drawn();
  await document.fonts.ready;
  await drawn();
  document.getAnimations().forEach(end);
  return faults(strict);
}

async function show(name) {
  history.replaceState(null, "", `/galerie?m=${name}`);
  dispatchEvent(new PopStateEvent("popstate"));
  while (!document.querySelector(`[data-moment="${name}"]`)) await settled();
  await settled();
}

/** Of moments of the gallery, one after the other without a reload. */
async function walk(names, strict) {
  const found = {};
  for (const name of names) {
    await show(name);
    if (name === names[0]) await look(strict);
    document.getAnimations().forEach(end);
    found[name] = faults(strict);
  }
  return found;
}

/** Those of them that say what stands to be decided. */
async function standing(names) {
  const found = [];
  for (const name of names) {
    await show(name);
    if (document.querySelector("[data-standing]")) found.push(name);
  }
  return found;
}
