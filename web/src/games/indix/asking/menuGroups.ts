/** The questions of a menu, in groups that one finds one's way in, and those of them that fit what was typed. */

import type { Indix } from "../../../wire/generated";
import type { Category } from "../types";

type Trait = Indix.Trait;

/** Each named by `board-menu-…`. What stands in none comes last. */
const GROUPS: Readonly<Record<Category, Readonly<Record<string, readonly Trait[]>>>> = {
  person: {
    origin: ["real", "of_a_book", "of_comics", "on_screen", "french", "european", "before_1500", "before_1800"],
    deeds: [
      "ruler",
      "writer",
      "artist",
      "musician",
      "scientist",
      "explorer",
      "athlete",
      "fighter",
      "believer",
      "traveller",
    ],
    traits: ["woman", "child", "group", "hat", "magic", "animal_companion", "violent_death"],
  },
  place: {
    sort: ["town", "country", "island", "mountain", "water", "building", "capital", "imaginary", "in_space"],
    where: ["in_france", "in_europe", "in_asia", "in_africa", "in_americas", "north_of_equator", "seaside"],
    traits: [
      "made_by_people",
      "thousand_years_old",
      "million_people",
      "can_be_entered",
      "can_be_climbed",
      "cold",
      "hot",
      "volcano",
      "on_postcards",
    ],
  },
  thing: {
    sort: ["object", "animal", "event", "idea", "alive", "edible", "sport", "for_children"],
    where: ["at_home", "in_the_sky", "in_the_sea", "before_1900", "older_than_people", "used_daily", "can_be_bought"],
    traits: [
      "larger_than_a_person",
      "fits_in_a_pocket",
      "metal",
      "wood_or_plant",
      "electric",
      "wheels",
      "noisy",
      "moves_by_itself",
      "dangerous",
      "worn",
    ],
  },
};

export interface MenuQuestion {
  readonly trait: Trait;
  readonly text: string;
}

export interface MenuGroup {
  readonly name: string;
  readonly questions: readonly MenuQuestion[];
}

/** Of what is offered, those that hold every word of `sought`; groups without any are left out. */
export function menuGroups(category: Category, offered: readonly MenuQuestion[], sought: string): MenuGroup[] {
  const groups = GROUPS[category];
  const grouped = Object.values(groups).flat();
  const rest = offered.map(({ trait }) => trait).filter((trait) => !grouped.includes(trait));
  return Object.entries({ ...groups, others: rest }).flatMap(([name, traits]) => {
    const questions = traits.flatMap((trait) => offered.filter((one) => one.trait === trait && fits(one.text, sought)));
    return questions.length ? [{ name, questions }] : [];
  });
}

/** Without case, accents and signs. */
function folded(text: string): string {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "");
  return bare
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

export function fits(text: string, sought: string): boolean {
  const whole = folded(text);
  return folded(sought)
    .split(" ")
    .every((word) => whole.includes(word));
}
