/** One language at one game: facts, offers and all else, said to one person at the table. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Field, Language, Offer, Offers, Result } from "../wire/generated";
import {
  capital,
  domainText,
  fieldArguments,
  joined,
  named,
  offerArguments,
  valueText,
  type Arguments,
} from "./arguments";
import { kebab } from "./kebab";
import { NO_KINDS, type Fields, type Kind, type Kinds } from "./kinds";
import type { Argument, Company, Thing, Words } from "./words";

const SEATS: Kind = { list: "seat" };
/** What the rules judge, of all that is asked. */
const JUDGED = ["act", "overrule"];

/** There is no such message, or it refers to what it was not given: a mistake in the words or in their use. */
export class Unsaid extends Error {}

/** Letters of scripts that run from right to left. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name in Arabic or Hebrew must not turn round what stands beside it in the sentence. */
function setApart(value: Argument): Argument {
  return typeof value === "string" && LEFTWARD.test(value) ? `\u2068${value}\u2069` : value;
}

/** Files are read once: what all games have in common is said in the words of each. */
const READ = new Map<string, FluentResource>();

function read(text: string): FluentResource {
  const found = READ.get(text) ?? new FluentResource(text);
  READ.set(text, found);
  return found;
}

export class Speech implements Words {
  private readonly bundle: FluentBundle;

  /** Of `texts`, which are Fluent files, the first one that has a message says it. */
  constructor(
    readonly language: Language,
    texts: readonly string[],
    readonly kinds: Kinds = NO_KINDS,
    /** Whether a mistake stops everything; players had rather see a key. */
    private readonly strict: boolean = import.meta.env.DEV,
  ) {
    // What runs the other way is set apart where it is filled in; marks around everything else would only be in the way.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(read(text));
  }

  has(key: string): boolean {
    const [id = "", attribute] = key.split(".", 2);
    const message = this.bundle.getMessage(id);
    return message !== undefined && (attribute === undefined || attribute in message.attributes);
  }

  say(key: string, args: Record<string, Argument> = {}): string {
    const [id = "", attribute] = key.split(".", 2);
    const message = this.bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === null || pattern === undefined) return this.unsaid(`${this.language} has no words for ${key}`, key);
    const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [kebab(name), setApart(value)]));
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, given, errors);
    return errors[0] ? this.unsaid(`${key} in ${this.language}: ${errors[0].message}`, text) : text;
  }

  fact(fact: Thing, company: Company): string {
    return capital(this.say(`fact-${kebab(fact.type)}`, this.given(this.kinds.facts, fact, company)));
  }

  showing(fact: Thing, company: Company): string {
    return this.aspect(fact, "showing", company);
  }

  brief(fact: Thing, company: Company): string {
    return this.aspect(fact, "brief", company);
  }

  aloud(fact: Thing, company: Company): string {
    return this.aspect(fact, "aloud", company) || this.fact(fact, company);
  }

  heading(fact: Thing, company: Company): string | null {
    return this.aspect(fact, "heading", company) || null;
  }

  aside(fact: Thing): boolean {
    return this.has(`fact-${kebab(fact.type)}.aside`);
  }

  follows(fact: Thing): boolean {
    return this.has(`fact-${kebab(fact.type)}.follows`);
  }

  award(award: Thing, company: Company): readonly [title: string, line: string] {
    const key = `award-${kebab(award.type)}`;
    return [this.say(key), capital(this.say(`${key}.line`, this.given(this.kinds.awards, award, company)))];
  }

  refusal(why: string, asked = "act"): string {
    const ofRules = `refusal-${kebab(why)}`;
    return this.say(JUDGED.includes(asked) && this.has(ofRules) ? ofRules : `table-${ofRules}`);
  }

  ending(result: Result): string {
    return this.say(`ending-${kebab(result.why)}`);
  }

  winners(seats: readonly number[], company: Company): string {
    return capital(this.say("end-winners", named("winners", SEATS, seats, company, this)));
  }

  awaited(view: Thing | null, seats: readonly number[], company: Company): string {
    const own = view ? `awaited-${kebab(view.type)}` : "";
    return this.say(own && this.has(own) ? own : "awaited", named("seats", SEATS, seats, company, this));
  }

  /** It can refer to the seats, numbers and flags of the view, and to `$can-<tag>`, yes or no, for every action. */
  turn(view: Thing, offers: Offers, company: Company): string {
    const key = `turn-${kebab(view.type)}`;
    if (!this.has(key)) return this.say("turn");
    const held = Object.entries(this.kinds.views[view.type] ?? {}).filter(([name]) =>
      ["number", "boolean"].includes(typeof view[name]),
    );
    const given = fieldArguments(Object.fromEntries(held), view, company, this);
    const onOffer = new Set(offers.choices.map((offer) => offer.action));
    for (const action of Object.keys(this.kinds.actions)) {
      given[`can-${kebab(action)}`] = onOffer.has(action) ? "yes" : "no";
    }
    return this.say(key, given);
  }

  soon(view: Thing, seconds: number, others: readonly number[], company: Company): string {
    const key = `soon-${kebab(view.type)}`;
    return this.has(key) ? this.say(key, { seconds, ...named("others", SEATS, others, company, this) }) : "";
  }

  offer(offer: Offer, company: Company): string {
    const given = offerArguments(offer, this.kinds.actions[offer.action] ?? {}, company, this);
    return capital(this.say(`offer-${kebab(offer.action)}`, given));
  }

  guarded(action: string): boolean {
    return this.has(`offer-${kebab(action)}.sure`);
  }

  sure(action: Thing, company: Company): string {
    return this.say(`offer-${kebab(action.type)}.sure`, this.given(this.kinds.actions, action, company));
  }

  field(name: string): string {
    return this.say(`field-${kebab(name)}`);
  }

  domain(action: string, field: Field, company: Company): string {
    return domainText(field.domain, this.kind(action, field.name), company, this);
  }

  value(action: string, field: string, value: Argument, company: Company): string {
    return valueText(this.kind(action, field), value, company, this);
  }

  listed(texts: readonly string[], last: "and" | "or" = "and"): string {
    return joined(texts, this, last);
  }

  private aspect(fact: Thing, name: string, company: Company): string {
    const key = `fact-${kebab(fact.type)}.${name}`;
    return this.has(key) ? capital(this.say(key, this.given(this.kinds.facts, fact, company))) : "";
  }

  private given(table: Readonly<Record<string, Fields>>, thing: Thing, company: Company): Arguments {
    return fieldArguments(table[thing.type] ?? {}, thing, company, this);
  }

  private kind(action: string, field: string): Kind {
    return this.kinds.actions[action]?.[field] ?? "text";
  }

  private unsaid(reason: string, instead: string): string {
    if (this.strict) throw new Unsaid(reason);
    return instead;
  }
}
