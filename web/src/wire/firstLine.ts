/**
 * The line to the table that the page was opened at: it is there, and what is on the table known, while the program is
 * still on its way. What comes over it is kept for whoever takes it over.
 */

import { tokensOf } from "../device/storage";
import type { Entered } from "./generated";
import { enter, lineTo } from "./line";

export interface FirstLine {
  readonly line: WebSocket;
  readonly heard: readonly string[];
  /** What was sent to enter by; null while nothing was. */
  readonly tokens: readonly string[] | null;
}

let first: (FirstLine & { readonly code: string }) | null = null;

export function openFirstLine(code: string, entered: (message: Entered) => void): void {
  const line = lineTo(code);
  const heard: string[] = [];
  const opened = { code, line, heard, tokens: null as readonly string[] | null };
  first = opened;
  line.onopen = () => {
    opened.tokens = [...new Set(Object.values(tokensOf(code)))];
    enter(line, code, opened.tokens);
  };
  line.onmessage = ({ data }: MessageEvent<string>) => {
    heard.push(data);
    const message = JSON.parse(data) as Entered | { readonly type: "" };
    if (message.type === "entered") entered(message);
  };
}

/** Once, and for this table alone: whoever opens another one first has left this one. */
export function takeFirstLine(code: string): FirstLine | null {
  const taken = first?.code === code ? first : null;
  if (!taken) first?.line.close();
  first = null;
  return taken;
}
