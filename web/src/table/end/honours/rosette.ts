/** How a rosette is cut. */

export const ROSETTES = [
  { paper: "#c93a33", ribbon: "#8f231f" },
  { paper: "#e2a92f", ribbon: "#a97412" },
  { paper: "#2a62c9", ribbon: "#1b4391" },
] as const;

const COUNT = 14;
const [INNER, OUTER] = [44, 53];
const point = (turn: number, radius: number) =>
  `${(50 + radius * Math.cos(turn)).toFixed(1)} ${(50 + radius * Math.sin(turn)).toFixed(1)}`;

/** All around, on a square of 100. */
export const PETALS = `M${point(0, INNER)}${Array.from({ length: COUNT }, (_, at) => {
  const turn = (2 * Math.PI) / COUNT;
  return `Q${point((at + 0.5) * turn, OUTER)} ${point((at + 1) * turn, INNER)}`;
}).join("")}Z`;
