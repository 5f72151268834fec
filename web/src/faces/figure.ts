/**
 * How a character is made, so that all of them come from one hand. It is cut from coloured paper with scissors: few
 * nodes, fat curves, a corner here and there. Its silhouette alone is recognised at 28 pixels; eyes, brows and mouth
 * are those of the house and only find their places here; it wears ONE thing that nobody else wears. A mood changes
 * eyes, brows, mouth, a tilt and a sign, never the body: so each works for all without being drawn again.
 */

import type { Layer } from "./layers";

/** What a mouth looks like at ease; at other times all have the same ones. */
export type MouthAtRest =
  "smile" | "smirk" | "grin" | "beam" | "muzzle" | "round" | "grump" | "tongue" | "lips" | "beak";

export interface Figure {
  /** Behind the head: hair, a handle, ears. */
  readonly back?: readonly Layer[];
  /** One bold shape, and a few flat markings on it. */
  readonly body: readonly Layer[];
  /** The one thing that nobody else wears. */
  readonly wears: readonly Layer[];
  /** On top of everything: whiskers, steam. No part of the silhouette. */
  readonly over?: readonly Layer[];
  /** `odd`: how much larger the right one is than the left one. */
  readonly eyes: {
    readonly x: number;
    readonly y: number;
    readonly apart: number;
    readonly size: number;
    readonly odd?: number;
  };
  /** `reach`: how long they are, as against others of this size of eye. */
  readonly brows: { readonly y: number; readonly width?: number; readonly colour?: string; readonly reach?: number };
  readonly mouth: { readonly x: number; readonly y: number; readonly width: number; readonly rest: MouthAtRest };
  /** The colour of its eyelids. */
  readonly lid: string;
  /** Where a crown rests: how far aside, and at which height. */
  readonly crown: readonly [aside: number, y: number];
  /** Of mouth and brows, where the ink of the house would not be seen. */
  readonly ink?: string;
  /** Of the eyes. */
  readonly white?: string;
  /** Two long ones. */
  readonly teeth?: true;
  /** Without rosy cheeks, where its eyes are not on its face. */
  readonly pale?: true;
}
