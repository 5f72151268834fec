/** The things of Code 777, by the names that are used here. */

import type { Code777 } from "../../wire/generated";

export type Action = Code777.Action;
export type View = Code777.View;
export type Fact = Code777.Fact;
export type Tabletop = Code777.Tabletop;
export type Tile = Code777.Tile;
export type More = Code777.More;
export type Dial = Code777.Dial;
export type Replied = Code777.Replied;
export type Declared = Code777.Declared;
export type Found = Code777.Found;
export type Colour = "green" | "yellow" | "black" | "brown" | "red" | "pink" | "blue";
export type Rack = readonly Tile[];
export type Reply = Replied["reply"];
export type Triple = Declared["numbers"];
export type Aid = Code777.Aid;
export type Copies = Code777.Copies;
export type Proof = Code777.Proof;
