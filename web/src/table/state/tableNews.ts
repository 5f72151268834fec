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
    after.chairs.forEach((chair, seat) => {
      const was = before.chairs[seat];
      if (was) {
        const own = (person: number | null): boolean => person !== null && mine.includes(person);
        const byMe = own(chair.person) || own(was.person) || (own(after.host) && chair.holder !== "person");
        if (after.stage === "playing" || !byMe) {
          texts.push(...ofChair(was, chair, seat, after.stage === "playing", words, company));
        }
      }
    });
  }
  if (before.host !== after.host) {
    const name = after.chairs.find((chair) => chair.person === after.host)?.name;
    const me = mine.length === 1 && mine[0] === after.host;
    if (name) texts.push(words.say(me ? "table-host-you" : "table-host-other", { name }));
  }
  if (!before.paused && after.paused) texts.push(words.say("table-paused"));
  if (before.paused && !after.paused && after.stage === "playing") texts.push(words.say("table-resumed"));
  if (before.talk !== after.talk) texts.push(words.say(after.talk ? "table-talk-on" : "table-talk-off"));
  return texts;
}

function ofChair(
  was: PublicChair,
  chair: PublicChair,
  seat: number,
  playing: boolean,
  words: Words,
  company: Company,
): string[] {
  const mine = seat === company.me;
  const { name } = chair;
  if (was.person !== chair.person || was.holder !== chair.holder) {
    const gone = was.holder !== "empty" && was.name !== name ? [words.say("table-left", { name: was.name })] : [];
    if (chair.holder === "empty" || mine) return gone;
    return [...gone, words.say("table-sat-down", { name })];
  }
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
