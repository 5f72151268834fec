/** What changed at the table itself, in words: who came, went, is away, is back. */

import type { PublicChair, PublicTable } from "../../wire/generated";
import type { Company, Words } from "../../words/words";

/** `mine` are the people of this device: what they and their host do is no news here. */
export function news(
  before: PublicTable,
  after: PublicTable,
  words: Words,
  company: Company,
  mine: readonly number[],
): string[] {
  const texts: string[] = [];
  if (before.stage === after.stage && before.chairs.length === after.chairs.length) {
    const playing = after.stage === "playing";
    const own = (person: number | null): boolean => person !== null && mine.includes(person);
    after.chairs.forEach((chair, seat) => {
      const sameChair = before.chairs[seat];
      const was = whereabouts(chair, before.chairs);
      const byMe =
        own(chair.person) || own(sameChair?.person ?? null) || (own(after.host) && chair.holder !== "person");
      if (sameChair && (playing || !byMe))
        texts.push(...comingsAndGoings(sameChair, chair, before, after, words, seat === company.me));
      if (was && (playing || !own(chair.person)))
        texts.push(...changes(was, chair, playing, words, seat === company.me));
    });
  }
  if (before.host !== after.host) {
    const name = after.chairs.find((chair) => chair.person === after.host)?.name;
    const me = mine.length === 1 && mine[0] === after.host;
    if (name) texts.push(words.say(me ? "table-host-you" : "table-host-other", { name }));
  }
  if (!before.paused && after.paused) texts.push(words.say("table-paused"));
  if (before.paused && !after.paused && after.stage === "playing") texts.push(words.say("table-resumed"));
  // An end with a winner is a fact of the game.
  if (before.stage === "playing" && after.stage === "over" && !after.result)
    texts.push(words.say(after.cut_short ? "table-cut-short" : "table-given-up"));
  if (before.talk !== after.talk) texts.push(words.say(after.talk ? "table-talk-on" : "table-talk-off"));
  if (before.late !== after.late) texts.push(words.say(after.late ? "table-late-on" : "table-late-off"));
  return texts;
}

/** The chair of whoever sits on this one: people are known by their number, bots by their name. */
function whereabouts(holder: PublicChair, chairs: readonly PublicChair[]): PublicChair | undefined {
  if (holder.holder === "empty") return undefined;
  return chairs.find(
    (chair) =>
      chair.holder === holder.holder &&
      (holder.holder === "person" ? chair.person === holder.person : chair.name === holder.name),
  );
}

/** Who only moved to another chair neither left nor came. */
function comingsAndGoings(
  was: PublicChair,
  chair: PublicChair,
  before: PublicTable,
  after: PublicTable,
  words: Words,
  mine: boolean,
): string[] {
  const left = was.holder !== "empty" && !whereabouts(was, after.chairs) && was.name !== chair.name;
  const came = chair.holder !== "empty" && !whereabouts(chair, before.chairs) && !mine;
  if (left && came && was.holder === "bot" && chair.holder === "person")
    return [words.say("table-took-chair", { name: chair.name, bot: was.name })];
  return [
    ...(left ? [words.say("table-left", { name: was.name })] : []),
    ...(came ? [words.say("table-sat-down", { name: chair.name })] : []),
  ];
}

/** Of one who was and is seated. */
function changes(was: PublicChair, chair: PublicChair, playing: boolean, words: Words, mine: boolean): string[] {
  const { name } = chair;
  if (chair.holder !== "person") return [];
  if (playing && (was.level === null) !== (chair.level === null)) {
    if (chair.level !== null) return [words.say("page-bot-plays", { seat: name, me: mine ? "yes" : "no" })];
    return [words.say("page-plays-again", { seat: name, me: mine ? "yes" : "no" })];
  }
  if (mine) return [];
  if (!was.away && chair.away) return [words.say("table-away", { name })];
  if (was.away && !chair.away) return [words.say("table-here-again", { name })];
  if (chair.wishes > was.wishes) return [words.say("table-wished", { name, count: chair.wishes })];
  if (!was.ready && chair.ready && !playing) return [words.say("table-ready", { name })];
  return [];
}
