/** Who is seen at the table of a guided round. */

/** Those of the two who play along, as wherever they sit; and whoever comes when one of them is the guest. */
const COMPANIONS = ["teapot", "rabbit"];
const STAND_IN = "octopus";

/** The guest's first. Nobody sits there twice: a newcomer must see at once who is who. */
export function guidedFaces(own: string): readonly string[] {
  return [own, ...COMPANIONS.map((face) => (face === own ? STAND_IN : face))];
}
