/** Where a bubble stands at its face, so that it covers as little as may be of what is being read. */

const GAP = 4;
/** On a shared screen: what it covers of its own height of the face, and more where it would rise higher than so many em. */
const COVERS = 0.4;
const RISES = 1.25;
/** What is wider than so many faces holds a name as well. */
const WIDER = 1.3;

export interface BubblePlace {
  readonly where: "above" | "below" | "left" | "right";
  readonly left: number;
  readonly top: number;
  /** How far from its left edge the middle of the face is. */
  readonly tail: number;
}

/** Below the face, or above it in the lower half of the page, or beside it; over its top on a shared screen; never over the edge. */
export function placeOf(bubble: HTMLElement, face: DOMRect, onScreen: boolean): BubblePlace {
  // As it is once it stands: while it pops up its box is still small.
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const em = parseFloat(getComputedStyle(bubble).fontSize);
  const x = (face.left + face.right) / 2;
  const centred = x - width / 2;
  const level = (face.top + face.bottom - height) / 2;
  const beside = face.right + GAP + width + GAP < innerWidth ? "right" : "left";
  const below = nameBelow(bubble, face, em) ? "below" : beside;
  const where = onScreen || face.top > innerHeight / 2 ? "above" : below;
  const rises = onScreen ? Math.min((1 - COVERS) * height, RISES * em) : height + GAP;
  const [at, top] = {
    above: [centred, face.top - rises] as const,
    below: [centred, face.bottom + GAP] as const,
    left: [face.left - GAP - width, level] as const,
    right: [face.right + GAP, level] as const,
  }[where];
  // Beside the board stands what is not the game's.
  const edge = bubble.closest(".board")?.getBoundingClientRect().left ?? 0;
  const left = Math.max(edge + GAP, Math.min(at, innerWidth - width - GAP));
  return { where, left, top, tail: x - left };
}

/** A name may be covered for a moment. Where it stands beside the face, what lies below is being read. */
function nameBelow(bubble: HTMLElement, face: DOMRect, em: number): boolean {
  if (!bubble.closest(".board")) return true;
  let place = bubble.parentElement;
  while (place && place.offsetWidth < WIDER * face.width) place = place.parentElement;
  return !place || place.getBoundingClientRect().bottom - face.bottom > em;
}
