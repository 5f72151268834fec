import { expect, test } from "vitest";

import { anyChair } from "../../../testing/anyChair";
import type { PublicChair } from "../../../wire/generated";
import { seatOffer } from "./seatOffer";

const ANN = 0;
const BEN = 1;

function chair(some: Partial<PublicChair>): PublicChair {
  return anyChair({ holder: "empty", ...some });
}
const FREE = chair({ takeable: true });
const BOT = chair({ holder: "bot", name: "Turbo", level: "easy", takeable: true });
const ANNS = chair({ holder: "person", name: "Ann", person: ANN });
const BENS = chair({ holder: "person", name: "Ben", person: BEN });

test("who stands may sit down wherever the table lets them", () => {
  const standing = { people: [], seated: [], isHost: false };
  expect([FREE, BOT, ANNS].map((one) => seatOffer(standing, one, true))).toEqual(["sit", "sit", null]);
});

test("a host who sits adds bots, and changes everybody; others change themselves alone", () => {
  const host = { people: [ANN], seated: [ANN], isHost: true };
  const guest = { people: [BEN], seated: [BEN], isHost: false };
  const chairs = [FREE, BOT, ANNS, BENS];
  expect(chairs.map((one) => seatOffer(host, one, true))).toEqual(["bot", "change", "change", "change"]);
  expect(chairs.map((one) => seatOffer(guest, one, true))).toEqual([null, null, null, "change"]);
});

test("once the chance is being sealed nobody moves", () => {
  expect(seatOffer({ people: [ANN], seated: [ANN], isHost: true }, FREE, false)).toBeNull();
});
