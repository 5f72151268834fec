/** The end of a game as a PNG, drawn on a canvas: texts are drawn as texts, so a name is never anything but a name. */

import { CLOTH, HIGH, INK, PAPER, PODIUM, SCRAPS, USUAL, WIDE, WITH_MORE, type Look } from "./pictureLook";
import { text, type Brush } from "./pictureText";
import { portraitOf } from "./portrait";

interface Standing {
  readonly seat: number;
  readonly name: string;
}

export interface PictureOfEnd {
  readonly title: string;
  readonly headline: string;
  readonly why: string;
  /** Who stands on the podium, from left to right by `order`. */
  readonly steps: readonly (Standing & { order: number; place: number })[];
  /** Who stands on no step: at both sides where only one does, else below. */
  readonly others: readonly Standing[];
  readonly awards: readonly { seat: number; text: readonly [title: string, line: string] }[];
}

export async function endPicture(end: PictureOfEnd): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE, height: HIGH });
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("no canvas");
  // The page has shown this type already; should it be missing, another one stands in.
  await document.fonts.ready;
  ground(brush);
  text(brush, end.title, WIDE / 2, 84, { size: 44, weight: 700, colour: "#ffe09a" });
  text(brush, end.headline, WIDE / 2, 164, { size: 76, weight: 800, colour: PAPER });
  text(brush, end.why, WIDE / 2, 244, { size: 40, weight: 400, colour: PAPER });
  const alone = end.steps.length === 1;
  const look = end.others.length && !alone ? WITH_MORE : USUAL;
  for (const step of end.steps) await onPodium(brush, look, step, end.steps.length);
  await (alone ? around : below)(brush, look, end.others);
  for (const [nth, award] of end.awards.entries()) await awarded(brush, look, award, nth);
  text(brush, "Tablée", WIDE / 2, HIGH - 34, { size: 36, weight: 700, colour: "#cfdcd2" });
  return new Promise((made, failed) =>
    canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error("no picture was made"))), "image/png"),
  );
}

function ground(brush: Brush): void {
  const lamp = brush.createRadialGradient(WIDE / 2, 380, 60, WIDE / 2, 380, 900);
  for (const [at, colour] of CLOTH) lamp.addColorStop(at, colour);
  brush.fillStyle = lamp;
  brush.fillRect(0, 0, WIDE, HIGH);
  // Scraps of paper at both sides, the same in every picture.
  for (let nth = 0; nth < 44; nth += 1) {
    const x = (nth * 97) % 250;
    brush.save();
    brush.translate(nth % 2 ? x + 20 : WIDE - x - 20, 280 + ((nth * 61) % 250));
    brush.rotate(nth * 1.3);
    brush.fillStyle = SCRAPS[nth % SCRAPS.length] ?? PAPER;
    brush.fillRect(-9, -5, 18, 10);
    brush.restore();
  }
}

async function onPodium(
  brush: Brush,
  { foot, face }: Look,
  step: PictureOfEnd["steps"][number],
  count: number,
): Promise<void> {
  const { width, tall } = PODIUM;
  const left = WIDE / 2 + (count === 1 ? -0.5 : step.order - (count === 2 ? 1 : 1.5)) * width;
  const top = foot - (tall[step.place - 1] ?? tall[2]);
  brush.fillStyle = step.place === 1 ? "#f1e6cb" : "#d8c7a2";
  brush.fillRect(left, top, width, foot - top);
  brush.fillStyle = step.place === 1 ? PAPER : "#efe3c6";
  brush.fillRect(left, top, width, 20);
  const middle = left + width / 2;
  await portrait(brush, step.seat, middle, top + 8, step.place === 1 ? face * 1.25 : face);
  const colour = step.place === 1 ? "#a82a25" : INK;
  text(brush, String(step.place), middle, top + 94, { size: 72, weight: 800, colour, most: width - 30 });
  text(brush, step.name, middle, top + 142, { size: 38, weight: 700, colour: INK, most: width - 26 });
}

/** At both sides of the one who stands on the podium, from near to far. */
async function around(brush: Brush, { foot }: Look, others: readonly Standing[]): Promise<void> {
  const { width, small } = PODIUM;
  for (const [nth, { seat, name }] of others.entries()) {
    const out = width / 2 + small * (0.56 + Math.floor(nth / 2));
    const x = WIDE / 2 + (nth % 2 ? out : -out);
    await portrait(brush, seat, x, foot - 52, small);
    text(brush, name, x, foot - 24, { size: 28, weight: 700, colour: PAPER, most: small - 10 });
  }
}

/** Beside each other, at the foot of the podium. */
async function below(brush: Brush, { foot }: Look, others: readonly Standing[]): Promise<void> {
  const size = PODIUM.smallest;
  const each = Math.min(360, (WIDE - 140) / others.length);
  for (const [nth, { seat, name }] of others.entries()) {
    const left = (WIDE - each * others.length) / 2 + each * nth;
    await portrait(brush, seat, left + size / 2, foot + size + 14, size);
    const beside = { align: "left", most: each - size - 24 } as const;
    text(brush, name, left + size + 8, foot + 68, { size: 30, weight: 700, colour: PAPER, ...beside });
  }
}

async function awarded(
  brush: Brush,
  { top: first, high, every }: Look,
  award: PictureOfEnd["awards"][number],
  nth: number,
): Promise<void> {
  const top = first + nth * every;
  brush.fillStyle = PAPER;
  brush.beginPath();
  brush.roundRect(70, top, WIDE - 140, high, 22);
  brush.fill();
  await portrait(brush, award.seat, 147, top + high - 4, high - 8);
  const [title, line] = award.text;
  const beside = { align: "left", most: WIDE - 140 - 180, rows: 1 } as const;
  text(brush, title, 226, top + high * 0.44, { size: 38, weight: 800, colour: INK, ...beside });
  text(brush, line, 226, top + high * 0.82, { size: 34, weight: 400, colour: INK, ...beside });
}

/** Standing on its foot. */
async function portrait(brush: Brush, seat: number, middle: number, foot: number, size: number): Promise<void> {
  const image = await portraitOf(seat);
  if (image) brush.drawImage(image, middle - size / 2, foot - size, size, size);
}
