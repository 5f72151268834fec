// boardgame.io's own server with its own in-memory store, on loopback; prints {"port": …} once it listens.
//
//     NODE_ENV=production node server.js [PORT]
//
// It ends with its standard input, so that a bench that is killed leaves nothing behind.

"use strict";

const { Origins, Server } = require("boardgame.io/server");
const { Announcing } = require("./game.js");

async function main() {
  const server = Server({ games: [Announcing], origins: [Origins.LOCALHOST] });
  // `port` is handed to Node's listen() as it is, which also takes a host with it: without one it would be everybody's.
  const { appServer } = await server.run({ port: { host: "127.0.0.1", port: Number(process.argv[2] ?? 0) } });
  process.stdout.write(`${JSON.stringify({ port: appServer.address().port })}\n`);
  process.stdin.on("end", () => process.exit(0)).resume();
}

main();
