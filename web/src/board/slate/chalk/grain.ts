/** The grain of a slate: specks that chalk does not reach, on a tile that is laid over everything drawn. */

/** In units of the slate. */
export const TILE = 384;
const SPECKS = 170;

export const GRAIN = specks();

/** Strewn by a rule, so that they lie alike everywhere. */
function specks(): string {
  let seed = 20_261_117;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const speck = () => {
    const [x, y, wide, high] = [next(TILE), next(TILE), 4 + next(10), 3 + next(6)];
    return `M${x} ${y}l${wide} ${-high}l${next(4) + 1} ${high}l${-wide} ${high}Z`;
  };
  return Array.from({ length: SPECKS }, speck).join("");
}
