/** What is said in passing means nothing later: true for so many milliseconds from now, by a clock that nobody sets. */

export function validFor(milliseconds: number): () => boolean {
  const began = performance.now();
  return () => performance.now() - began < milliseconds;
}
