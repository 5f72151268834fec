/**
 * What a message can refer to: each field of a fact, an offer or a view becomes arguments, by its declared type.
 * src/tablee/words/arguments.py tells which; golden.test.ts checks that both do the same.
 */

import { STROKE_LETTERS } from "../wire/generated";
import type { Domain, Offer } from "../wire/generated";
import { kebab } from "./kebab";
import type { Fields, Kind, Kinds, StructKind } from "./kinds";
import type { Argument, Company } from "./words";

export type Arguments = Record<string, Argument>;

export interface Speaker {
  readonly kinds: Kinds;
  say(key: string, args?: Arguments): string;
}

const LISTED = 1000;
/** Instead of a seat: chance says which. */
const LOT = "lot";

export function capital(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** « a, b et c ». */
export function joined(texts: readonly string[], words: Speaker, last = "and"): string {
  const [first, ...others] = texts;
  if (first === undefined) return words.say("list-none");
  const final = others.pop();
  if (final === undefined) return first;
  const rest = others.reduce((before, next) => words.say("list-more", { rest: before, next }), first);
  return words.say(`list-${last}`, { rest, next: final });
}

/** The arguments that all these fields give; `values` has them by name. */
export function fieldArguments(fields: Fields, values: object, company: Company, words: Speaker): Arguments {
  const held = values as Record<string, unknown>;
  return Object.assign(
    {},
    ...Object.entries(fields).map(([name, kind]) => named(name, kind, held[name], company, words)),
  ) as Arguments;
}

/** A field that can only be one thing is that thing; another one says what it can be. */
export function offerArguments(offer: Offer, fields: Fields, company: Company, words: Speaker): Arguments {
  const found: Arguments = {};
  for (const { name, domain } of offer.fields) {
    const kind = fields[name] ?? "text";
    const [only, ...others] = listedValues(domain);
    if (only !== undefined && others.length === 0) Object.assign(found, named(name, kind, only, company, words));
    else found[kebab(name)] = domainText(domain, kind, company, words);
  }
  return found;
}

export function domainText(domain: Domain, kind: Kind, company: Company, words: Speaker): string {
  switch (domain.type) {
    case "span": {
      const { low, high, holes } = domain;
      if (!holes.length) return words.say("domain-span", { low, high });
      return words.say("domain-span-but", { low, high, holes: joined(holes.map(String), words) });
    }
    case "one_of": {
      const texts = domain.these.map((value) => valueText(kind, value, company, words));
      return joined(texts, words, "or");
    }
    case "text": {
      const { most, forbidden, forbidden_within } = domain;
      const forms = [...forbidden, ...forbidden_within].map((form) => words.say("domain-form", { form }));
      if (!forms.length) return words.say("domain-words", { most });
      return words.say("domain-words-but", { most, forms: joined(forms, words, "or") });
    }
    case "seat":
      return words.say("domain-seat", { most: domain.most });
    case "stroke":
      return words.say("domain-strokes", { most: domain.most });
  }
}

/** All values of a domain, or none when they cannot be listed. */
export function listedValues(domain: Domain): readonly Argument[] {
  if (domain.type === "one_of") return domain.these;
  if (domain.type === "seat") return [LOT, ...Array.from({ length: domain.most }, (_, at) => at)];
  if (domain.type !== "span") return [];
  const count = domain.high - domain.low + 1;
  if (count > LISTED) return [];
  const span = Array.from({ length: count }, (_, at) => domain.low + at);
  return span.filter((value) => !domain.holes.includes(value));
}

/** One value as it is shown in a list. */
export function valueText(kind: Kind, value: unknown, company: Company, words: Speaker): string {
  return String(named("x", kind, value, company, words)["x"]);
}

/** The arguments that a field of this name, kind and value gives. */
export function named(name: string, kind: Kind, value: unknown, company: Company, words: Speaker): Arguments {
  const key = kebab(name);
  if (value === null || value === undefined) return { [key]: "none" };
  if (typeof value === "boolean") return { [key]: value ? "yes" : "no" };
  const actual = actualKind(kind, value, words.kinds);
  if (typeof value === "number") {
    if (actual !== "seat") return { [key]: value };
    const mine = value === company.me;
    return { [key]: mine ? words.say("you") : nameOf(value, company), [`${key}-who`]: mine ? "me" : "one" };
  }
  if (typeof value === "string") {
    if (actual === "stroke") {
      const points = value.length / STROKE_LETTERS;
      return { [key]: words.say("stroke", { points }), [`${key}-count`]: points };
    }
    if (!isKind(actual, "enum")) return { [key]: value };
    return { [key]: words.say(`${actual.enum}-${kebab(value)}`), [`${key}-key`]: value };
  }
  if (isKind(actual, "struct")) return { [key]: structText(actual.struct, value, company, words) };
  if (Array.isArray(value)) return tupleArguments(key, actual, value, company, words);
  throw new TypeError(`no words for ${JSON.stringify(value)}`);
}

/** A struct inside of something has a message of its own. */
function structText(name: string, value: object, company: Company, words: Speaker): string {
  const { fields } = structKind(name, words.kinds);
  const byName = Array.isArray(value)
    ? Object.fromEntries(Object.keys(fields).map((field, at) => [field, value[at] as unknown]))
    : value;
  return words.say(name, fieldArguments(fields, byName, company, words));
}

function tupleArguments(
  key: string,
  kind: Kind,
  given: readonly unknown[],
  company: Company,
  words: Speaker,
): Arguments {
  const kinds = isKind(kind, "tuple") ? kind.tuple : given.map(() => (isKind(kind, "list") ? kind.list : "text"));
  const ofSeats = isKind(kind, "list") ? kind.list === "seat" : kinds.includes("seat");
  const found: Arguments = { [`${key}-count`]: given.length };
  let values = given;
  if (ofSeats) {
    const { me } = company; // I am named first
    values = [...given.filter((seat) => seat === me), ...given.filter((seat) => seat !== me)];
    found[`${key}-who`] = who(values, me);
  } else if (values.length && values.every((value) => typeof value === "number")) {
    found[`${key}-sum`] = values.reduce((sum, value) => sum + value, 0);
  }
  const texts = values.map((value, at) => valueText(kinds[at] ?? "text", value, company, words));
  const inLines = values.some((value, at) => holdsTuple(kinds[at] ?? "text", value, words.kinds));
  found[key] = inLines ? texts.map((text) => `\n  ${capital(text)}`).join("") : joined(texts, words);
  return found;
}

function who(seats: readonly unknown[], me: number | null): string {
  const mine = seats.includes(me);
  if (seats.length > 1) return mine ? "us" : "many";
  return seats.length === 0 ? "none" : mine ? "me" : "one";
}

function nameOf(seat: number, company: Company): string {
  return company.names[seat] ?? String(seat + 1);
}

/** A thing that itself holds a list reads better on a line of its own. */
function holdsTuple(kind: Kind, value: unknown, kinds: Kinds): boolean {
  const actual = actualKind(kind, value, kinds);
  if (value === null || !isKind(actual, "struct")) return false;
  return Object.values(structKind(actual.struct, kinds).fields).some(
    (field) => isKind(field, "list") || isKind(field, "tuple"),
  );
}

/** Which member of a union this value is of: a union has at most one that comes as a number, as a text, as a list. */
function actualKind(kind: Kind, value: unknown, kinds: Kinds): Kind {
  if (!isKind(kind, "either")) return kind;
  return kind.either.find((member) => fits(member, value, kinds)) ?? "none";
}

function fits(kind: Kind, value: unknown, kinds: Kinds): boolean {
  if (isKind(kind, "enum")) return typeof value === "string";
  if (isKind(kind, "list") || isKind(kind, "tuple")) return Array.isArray(value);
  if (isKind(kind, "struct")) {
    const { tag, array } = structKind(kind.struct, kinds);
    if (array || Array.isArray(value)) return Boolean(array) && Array.isArray(value);
    return typeof value === "object" && value !== null && (!("type" in value) || value.type === tag);
  }
  if (kind === "seat" || kind === "number") return typeof value === "number";
  return (kind === "text" || kind === "stroke") && typeof value === "string";
}

function structKind(name: string, kinds: Kinds): StructKind {
  const found = kinds.structs[name];
  if (!found) throw new TypeError(`no struct is called ${name}`);
  return found;
}

function isKind<Form extends string>(kind: Kind, form: Form): kind is Extract<Kind, Readonly<Record<Form, unknown>>> {
  return typeof kind === "object" && form in kind;
}
