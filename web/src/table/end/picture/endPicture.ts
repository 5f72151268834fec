/** The end of a game as a PNG, drawn on a canvas: texts are drawn as texts, so a name is never anything but a name. */

import { CLOTH, HIGH, INK, PAPER, PODIUM, ROW, SCRAPS, WIDE } from "./pictureLook";
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
  /** Who stands on no step. They are in the picture where only one does. */
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
  for (const step of end.steps) await onPodium(brush, step, end.steps.length);
  if (end.steps.length === 1) await around(brush, end.others);
  for (const [nth, award] of end.awards.entries()) await awarded(brush, award, nth);
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

async function onPodium(brush: Brush, step: PictureOfEnd["steps"][number], count: number): Promise<void> {
  const { width, foot, tall, face } = PODIUM;
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
async function around(brush: Brush, others: readonly Standing[]): Promise<void> {
  const { width, foot, small } = PODIUM;
  for (const [nth, { seat, name }] of others.entries()) {
    const out = width / 2 + small * (0.56 + Math.floor(nth / 2));
    const x = WIDE / 2 + (nth % 2 ? out : -out);
    await portrait(brush, seat, x, foot - 52, small);
    text(brush, name, x, foot - 24, { size: 28, weight: 700, colour: PAPER, most: small - 10 });
  }
}

async function awarded(brush: Brush, award: PictureOfEnd["awards"][number], nth: number): Promise<void> {
  const top = PODIUM.foot + 36 + nth * ROW.every;
  brush.fillStyle = PAPER;
  brush.beginPath();
  brush.roundRect(70, top, WIDE - 140, ROW.high, 22);
  brush.fill();
  await portrait(brush, award.seat, 147, top + ROW.high - 4, ROW.high - 8);
  const [title, line] = award.text;
  const beside = { align: "left", most: WIDE - 140 - 180, rows: 1 } as const;
  text(brush, title, 226, top + 49, { size: 38, weight: 800, colour: INK, ...beside });
  text(brush, line, 226, top + 92, { size: 34, weight: 400, colour: INK, ...beside });
}

/** Standing on its foot. */
async function portrait(brush: Brush, seat: number, middle: number, foot: number, size: number): Promise<void> {
  const image = await portraitOf(seat);
  if (image) brush.drawImage(image, middle - size / 2, foot - size, size, size);
}
