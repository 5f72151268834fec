/** Who has won: several if they did it together. */
export function winnersOf(places: readonly number[]): number[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}
