/**
 * Where everything stands on the shared screen, for any number of seats and any size: the company in an arc behind the
 * cloth, what lies before each of them, the game in the middle, and around it what is always in the same place.
 *
 * Measured in units of which a screen is at least 1920 wide and 1080 high. No two boxes overlap, so nothing that stays in
 * its box covers anything; `screenLayout.test.ts` holds it to that.
 */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface SeatBoxes {
  readonly face: Box;
  /** The place card: the name. */
  readonly card: Box;
  /** What lies before the seat. */
  readonly laid: Box;
  /** What is held up, beside the face. It may lie over the face's edge. */
  readonly raised: Box;
  /** In degrees: cards follow the edge of the cloth a little. */
  readonly tilt: number;
}

export interface ScreenLayout {
  /** Pixels. */
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  readonly title: Box;
  readonly sentence: Box;
  readonly pass: Box;
  readonly middle: Box;
  readonly news: Box;
  readonly controls: Box;
  readonly seats: readonly SeatBoxes[];
  /** An ellipse, of which the lower half is off the screen. */
  readonly cloth: { readonly x: number; readonly y: number; readonly wide: number; readonly high: number };
}

export const WIDTH = 1920;
export const HEIGHT = 1080;
/** On anything smaller than half of that one has to scroll. */
const LEAST_UNIT = 0.5;

const MARGIN = 28;
/** At either side: a seat, and below it the news or the controls. */
const COLUMN = 294;
const GAP = 12;
const TITLE = { width: 280, height: 178 };
const PASS = { width: 214, height: 262 };
const SENTENCE = { top: 92, height: 144 };
const SIDES_FROM = MARGIN + PASS.height + GAP;
/** How far a crown stands out above a face. */
const CROWN = 28;
/** Above this there are no faces, but at the sides, where title and code hang lower. */
const FACES_FROM = { middle: 244, sides: SIDES_FROM + CROWN };
/** By the number of seats. */
const FACE = [220, 220, 240, 240, 220, 198, 186] as const;
const CARD = 66;
/** Between a face, a place card and what lies before it: cards are a little askew. */
const BELOW = 6;
const LAID = 124;
const RAISED = { width: 104, height: 166, over: 26 };
const WIDEST = 420;
/** The cloth begins no higher than this, however few they are. */
const CLOTH_FROM = 360;
/** How much lower the cloth ends at the sides, as if it were so high. */
const CLOTH_HIGH = 430;
const TILT = 1.6;
/** At the end nobody sits around: the cloth is a strip along the foot, in front of the curtains. */
const BARE = 0.7;
const FOOT = 104;
const CURTAIN = 64;
/** Where the cloth begins that has nobody around it because of what lies on it, and what the controls need beside that. */
const LARGE_FROM = SENTENCE.top + SENTENCE.height + GAP;
const CONTROLS = 320;
const FLAT = 26;

/** `large`: with nobody around, what lies in the middle has all of the cloth. */
export function layOut(seats: number, wide: number, high: number, large = false): ScreenLayout {
  const unit = Math.max(LEAST_UNIT, Math.min(wide / WIDTH, high / HEIGHT));
  const width = Math.max(WIDTH, wide / unit);
  const height = Math.max(HEIGHT, high / unit);
  const face = FACE[Math.min(seats, FACE.length - 1)] ?? FACE[0];
  const x = columns(seats, width);
  const drop = (at: number) => CLOTH_HIGH * (1 - Math.sqrt(1 - ((at - width / 2) / (width / 2 + 40)) ** 2));
  const inner = { left: MARGIN + COLUMN + GAP, right: width - MARGIN - COLUMN - GAP };
  const beside = (at: number) => at < inner.left || at > inner.right;
  const cloth = Math.max(
    CLOTH_FROM,
    ...x.map((at) => (beside(at) ? FACES_FROM.sides : FACES_FROM.middle) + face - drop(at)),
  );
  const boxes = x.map((at) => seatAt(at, cloth + drop(at), face, columnWidth(seats, width), width));
  const foot = (which: (at: number) => boolean) =>
    Math.max(cloth + CARD / 2, ...boxes.flatMap(({ laid }, seat) => (which(x[seat] ?? 0) ? [laid.top + LAID] : [])));
  const top = foot((at) => !beside(at)) + GAP;
  const corner = foot(beside) + GAP;
  const around = {
    middle: { left: inner.left, top, width: inner.right - inner.left, height: height - MARGIN - top },
    news: { left: MARGIN, top: corner, width: COLUMN, height: height - MARGIN - corner },
    controls: { left: width - MARGIN - COLUMN, top: corner, width: COLUMN, height: height - MARGIN - corner },
  };
  return {
    unit,
    width,
    height,
    title: { left: MARGIN, top: MARGIN, ...TITLE },
    sentence: { left: inner.left, top: SENTENCE.top, width: inner.right - inner.left, height: SENTENCE.height },
    pass: { left: width - MARGIN - PASS.width, top: MARGIN, ...PASS },
    ...(seats ? around : large ? allForTheMiddle(width, height) : nobodyAround(width, height)),
    seats: boxes,
    cloth: { x: width / 2, wide: width / 2 + 40, ...clothOf(seats ? cloth : large ? null : height * BARE) },
  };
}

/** From there on; or, where the middle has all of it, nearly straight along its edge. */
function clothOf(from: number | null): Pick<ScreenLayout["cloth"], "y" | "high"> {
  return from === null ? { y: LARGE_FROM, high: FLAT } : { y: from + CLOTH_HIGH, high: CLOTH_HIGH };
}

/** All the width is for the middle; news and controls lie below it. */
function nobodyAround(width: number, height: number): Pick<ScreenLayout, "middle" | "news" | "controls"> {
  const foot = height - MARGIN - FOOT;
  const half = (width - 2 * MARGIN - GAP) / 2;
  const left = MARGIN + CURTAIN;
  return {
    middle: { left, top: SIDES_FROM, width: width - 2 * left, height: foot - GAP - SIDES_FROM },
    news: { left: MARGIN, top: foot, width: half, height: FOOT },
    controls: { left: MARGIN + half + GAP, top: foot, width: half, height: FOOT },
  };
}

/** From below the sentence to the foot, and in its middle; news stand below the title, controls below the code. */
function allForTheMiddle(width: number, height: number): Pick<ScreenLayout, "middle" | "news" | "controls"> {
  const left = MARGIN + PASS.width + GAP;
  const controls = height - MARGIN - CONTROLS;
  return {
    middle: { left, top: LARGE_FROM, width: width - 2 * left, height: height - MARGIN - LARGE_FROM },
    news: { left: MARGIN, top: SIDES_FROM, width: PASS.width, height: height - MARGIN - SIDES_FROM },
    controls: { left: width - MARGIN - PASS.width, top: controls, width: PASS.width, height: CONTROLS },
  };
}

/** From the left edge to the right one; somebody alone sits in the middle. */
function columns(seats: number, width: number): number[] {
  const first = MARGIN + COLUMN / 2;
  if (seats === 1) return [width / 2];
  return Array.from({ length: seats }, (_, seat) => first + (seat * (width - 2 * first)) / (seats - 1));
}

function columnWidth(seats: number, width: number): number {
  return Math.min(WIDEST, (width - 2 * MARGIN - COLUMN) / Math.max(1, seats - 1) - GAP);
}

function seatAt(at: number, foot: number, face: number, widest: number, width: number): SeatBoxes {
  const side = at - COLUMN / 2 <= MARGIN || at + COLUMN / 2 >= width - MARGIN;
  const wide = side ? Math.min(COLUMN, widest) : widest;
  const column = { left: at - wide / 2, width: wide };
  const raised = at + Math.min(face / 2 - RAISED.over, wide / 2 - RAISED.width);
  return {
    face: { left: at - face / 2, top: foot - face, width: face, height: face - BELOW },
    card: { ...column, top: foot, height: CARD },
    laid: { ...column, top: foot + CARD + BELOW, height: LAID },
    raised: { left: raised, top: foot - GAP - RAISED.height, width: RAISED.width, height: RAISED.height },
    tilt: (TILT * (at - width / 2)) / (width / 2),
  };
}

/** A box, as style says it. */
export function boxed({ left, top, width, height }: Box): string {
  const unit = (units: number) => `calc(var(--unit) * ${Math.round(units * 10) / 10})`;
  return `left:${unit(left)};top:${unit(top)};width:${unit(width)};height:${unit(height)}`;
}
