/** The end of a game as a PNG, drawn on a canvas: texts are drawn as texts, so a name is never anything but a name. */

import { CLOTH, FONT, HIGH, INK, PAPER, PODIUM, WIDE } from "./pictureLook";
import { portraitOf } from "./portrait";

export interface PictureOfEnd {
  readonly title: string;
  readonly headline: string;
  readonly why: string;
  /** Who stands on the podium, from left to right by `order`. */
  readonly steps: readonly { seat: number; order: number; name: string; place: number }[];
  readonly awards: readonly { seat: number; text: readonly [title: string, line: string] }[];
}

type Brush = CanvasRenderingContext2D;

export async function endPicture(end: PictureOfEnd): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE, height: HIGH });
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("no canvas");
  // The page has shown this type already; should it be missing, another one stands in.
  await document.fonts.ready;
  ground(brush);
  line(brush, end.title, WIDE / 2, 92, { size: 44, weight: 700, colour: "#ffe09a" });
  line(brush, end.headline, WIDE / 2, 172, { size: 76, weight: 800, colour: PAPER });
  line(brush, end.why, WIDE / 2, 232, { size: 40, weight: 400, colour: PAPER });
  for (const step of end.steps) await onPodium(brush, step, end.steps.length);
  for (const [nth, award] of end.awards.entries()) await awarded(brush, award, nth);
  line(brush, "Tablée", WIDE / 2, HIGH - 36, { size: 36, weight: 700, colour: "#cfdcd2" });
  return new Promise((made, failed) =>
    canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error("no picture was made"))), "image/png"),
  );
}

function ground(brush: Brush): void {
  const lamp = brush.createRadialGradient(WIDE / 2, 380, 60, WIDE / 2, 380, 900);
  for (const [at, colour] of CLOTH) lamp.addColorStop(at, colour);
  brush.fillStyle = lamp;
  brush.fillRect(0, 0, WIDE, HIGH);
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
  const portrait = await portraitOf(step.seat);
  const size = step.place === 1 ? face * 1.25 : face;
  if (portrait) brush.drawImage(portrait, middle - size / 2, top - size + 8, size, size);
  line(brush, String(step.place), middle, top + 104, {
    size: 76,
    weight: 800,
    colour: step.place === 1 ? "#a82a25" : INK,
    most: width - 30,
  });
  line(brush, step.name, middle, top + 152, { size: 38, weight: 700, colour: INK, most: width - 30 });
}

async function awarded(brush: Brush, award: PictureOfEnd["awards"][number], nth: number): Promise<void> {
  const top = PODIUM.foot + 40 + nth * 138;
  brush.fillStyle = PAPER;
  brush.beginPath();
  brush.roundRect(70, top, WIDE - 140, 122, 22);
  brush.fill();
  const portrait = await portraitOf(award.seat);
  if (portrait) brush.drawImage(portrait, 92, top + 6, 110, 110);
  const [title, text] = award.text;
  const beside = { align: "left", most: WIDE - 140 - 180 } as const;
  line(brush, title, 226, top + 54, { size: 38, weight: 800, colour: INK, ...beside });
  line(brush, text, 226, top + 98, { size: 34, weight: 400, colour: INK, ...beside });
}

interface Type {
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
  readonly align?: CanvasTextAlign;
  /** How wide it may be: a longer one is smaller, and then cut. */
  readonly most?: number;
}

const SMALLEST = 0.6;

function line(brush: Brush, text: string, x: number, y: number, type: Type): void {
  const { size, weight, colour, align = "center", most = WIDE - 80 } = type;
  brush.fillStyle = colour;
  brush.textAlign = align;
  const fits = (at: number, shown: string) => {
    brush.font = `${weight} ${at}px ${FONT}`;
    return brush.measureText(shown).width <= most;
  };
  if (!fits(size, text)) fits(Math.max(size * SMALLEST, (size * most) / brush.measureText(text).width), text);
  let shown = text;
  for (let letters = [...text]; letters.length && brush.measureText(shown).width > most;) {
    letters = letters.slice(0, -1);
    shown = `${letters.join("")}…`;
  }
  brush.fillText(shown, x, y);
}
