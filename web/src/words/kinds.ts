/** What a field is, as its Python type says: kinds.generated.ts of each game is made of these. */

export type Kind =
  | "seat"
  | "number"
  | "text"
  | "stroke"
  | "flag"
  | "none"
  /** Its words are `<enum>-<value>`. */
  | { readonly enum: string }
  /** One of `structs`; its name is that of its message, too. */
  | { readonly struct: string }
  | { readonly list: Kind }
  | { readonly tuple: readonly Kind[] }
  | { readonly either: readonly Kind[] };

export type Fields = Readonly<Record<string, Kind>>;

export interface StructKind {
  /** Its `type`, where it has one. */
  readonly tag?: string;
  /** It comes as a list of its fields. */
  readonly array?: boolean;
  readonly fields: Fields;
}

export interface Kinds {
  readonly facts: Readonly<Record<string, Fields>>;
  readonly actions: Readonly<Record<string, Fields>>;
  readonly awards: Readonly<Record<string, Fields>>;
  /** Only those fields that are seats, numbers or flags. */
  readonly views: Readonly<Record<string, Fields>>;
  readonly structs: Readonly<Record<string, StructKind>>;
}

export const NO_KINDS: Kinds = { facts: {}, actions: {}, awards: {}, views: {}, structs: {} };
