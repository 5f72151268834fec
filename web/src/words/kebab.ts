/** A class, a tag or a field as it is written in a key: `ShownHand` and `shown_hand` are both `shown-hand`. */
export function kebab(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();
}
