/** A line to a table, and the first thing that is said over it. */

import { PROTOCOL_VERSION } from "./generated";

export function lineTo(code: string): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  // The code is for a proxy, which may then bring everybody at a table to one node; the server goes by what is sent.
  return new WebSocket(`${scheme}://${location.host}/api/ws?table=${encodeURIComponent(code)}`);
}

export function enter(line: WebSocket, code: string, tokens: readonly string[]): void {
  line.send(JSON.stringify({ type: "enter", protocol: PROTOCOL_VERSION, table: code, tokens }));
}
