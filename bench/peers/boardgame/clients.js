// Everybody at every table: TABLES × 4 clients, each with a connection of its own, in one process.
//
//     node clients.js PORT TABLES
//
// It prints {"ready": …}, then answers each line on its standard input by one of JSON on its standard output:
//
//     play            every table plays on by itself, one move in flight at each
//     count           moves that all four clients have seen so far
//     rest            no new moves; answers when none is in flight
//     paced SECONDS   two moves a second at each table; milliseconds from sending to the last client having it, sorted
//
// Only the server's processor time is measured. Plain socket.io-client keeps this side light: boardgame.io's own client
// would run the rules once more for each of the four.

"use strict";

const { once } = require("node:events");
const readline = require("node:readline");
const { io } = require("socket.io-client");

const SEATS = 4;
const GAME = "announcing";
const FAMILIES = ["requin", "comete", "etoile", "eclair", "trefle"];
const HIGHEST = 30;
const PERIOD = 500; // ms between two moves of a paced table
const PATIENCE = 15_000; // ms without an answer after which a move is lost

function fail(why) {
  process.stderr.write(`clients: ${why}\n`);
  process.exit(1);
}

/** Numbers in [0, 1) that are the same in every run (a linear congruence is random enough to choose a claim). */
function seeded(seed) {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

class Table {
  constructor(number, port) {
    this.port = port;
    this.random = seeded(number);
    this.sockets = [];
    this.credentials = [];
    this.seen = new Array(SEATS).fill(0);
    this.sent = 0;
    this.sentAt = 0;
    this.running = false;
    this.whenAllHaveIt = null;
  }

  async open() {
    this.match = (await this.ask("create", { numPlayers: SEATS, unlisted: true })).matchID;
    for (let seat = 0; seat < SEATS; seat++) {
      const joined = await this.ask(`${this.match}/join`, { playerID: String(seat), playerName: `seat ${seat}` });
      this.credentials.push(joined.playerCredentials);
    }
    for (let seat = 0; seat < SEATS; seat++) await this.sit(seat);
  }

  async ask(path, body) {
    const answer = await fetch(`http://127.0.0.1:${this.port}/games/${GAME}/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) fail(`${path} was answered with ${answer.status}`);
    return answer.json();
  }

  async sit(seat) {
    const socket = io(`http://127.0.0.1:${this.port}/${GAME}`, {
      transports: ["websocket"],
      forceNew: true, // else all clients would share one connection
      reconnection: false,
    });
    this.sockets.push(socket);
    socket.on("connect_error", (error) => fail(error.message));
    socket.on("disconnect", (reason) => fail(`a client was cut off: ${reason}`));
    socket.on("update", (_match, state) => this.updated(seat, state));
    await once(socket, "connect");
    socket.emit("sync", this.match, String(seat), this.credentials[seat], SEATS);
    const [, { state }] = await once(socket, "sync");
    this.state = state;
  }

  /** A client has the next state. The one whose turn it now is does not wait for the others. */
  updated(seat, state) {
    if (state.G.own.length !== 3 || state.G.hands) fail("a client must see its own three cards and no other's");
    this.seen[seat] += 1;
    if (this.seen[seat] === this.sent) {
      this.state = state;
      if (this.running && Number(state.ctx.currentPlayer) === seat) this.move();
    }
    if (this.whenAllHaveIt && this.resting()) this.whenAllHaveIt();
  }

  resting() {
    return this.acknowledged() === this.sent;
  }

  acknowledged() {
    return Math.min(...this.seen);
  }

  /** Claims climb by 1 to 4; from 10 on every fourth player does not believe it. Ours plays in the same way. */
  choice() {
    const { ladder } = this.state.G;
    const standing = ladder.length ? ladder[ladder.length - 1].number : 0;
    if (standing === HIGHEST || (standing >= 10 && this.random() < 0.25)) return ["contest", []];
    const number = Math.min(HIGHEST, standing + 1 + Math.floor(this.random() * 4));
    return ["announce", [number, FAMILIES[Math.floor(this.random() * FAMILIES.length)]]];
  }

  move() {
    const [type, args] = this.choice();
    const playerID = this.state.ctx.currentPlayer;
    const payload = { type, args, playerID, credentials: this.credentials[playerID] };
    this.sent += 1;
    this.sentAt = performance.now();
    const move = { type: "MAKE_MOVE", payload };
    this.sockets[playerID].emit("update", move, this.state._stateID, this.match, playerID);
  }

  play() {
    if (this.running) return;
    this.running = true;
    if (this.resting()) this.move();
  }

  async rest() {
    this.running = false;
    if (!this.resting()) await this.allHaveIt();
  }

  allHaveIt() {
    return new Promise((resolve) => {
      this.whenAllHaveIt = () => {
        this.whenAllHaveIt = null;
        resolve();
      };
    });
  }

  /** A move that is late because the one before it was slow counts from when it was due: waiting is never hidden. */
  async paced(first, end, latencies) {
    for (let due = first; due < end; due += PERIOD) {
      const early = due - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      const late = this.lastDone > due;
      const done = this.allHaveIt();
      this.move();
      const from = late ? due : this.sentAt;
      await done;
      this.lastDone = performance.now();
      latencies.push(this.lastDone - from);
    }
  }
}

function watch(tables) {
  setInterval(() => {
    const now = performance.now();
    for (const table of tables) {
      if (!table.resting() && now - table.sentAt > PATIENCE) fail("a move was never answered");
    }
  }, 1000).unref();
}

async function paced(tables, seconds) {
  const latencies = [];
  const start = performance.now() + 50;
  const starts = tables.map((_, number) => start + (number * PERIOD) / tables.length);
  await Promise.all(tables.map((table, number) => table.paced(starts[number], start + seconds * 1000, latencies)));
  return latencies.sort((a, b) => a - b).map((latency) => Math.round(latency * 1000) / 1000);
}

async function answer(tables, line) {
  const [command, seconds] = line.split(" ");
  switch (command) {
    case "play":
      for (const table of tables) table.play();
      return { playing: tables.length };
    case "count":
      return { moves: tables.reduce((sum, table) => sum + table.acknowledged(), 0) };
    case "rest":
      await Promise.all(tables.map((table) => table.rest()));
      return { resting: tables.length };
    case "paced":
      return { latencies: await paced(tables, Number(seconds)) };
    default:
      return fail(`no such command: ${line}`);
  }
}

async function main() {
  const [port, count] = process.argv.slice(2).map(Number);
  const tables = Array.from({ length: count }, (_, number) => new Table(number, port));
  for (let at = 0; at < count; at += 10) await Promise.all(tables.slice(at, at + 10).map((table) => table.open()));
  watch(tables);
  process.stdout.write(`${JSON.stringify({ ready: count * SEATS })}\n`);
  for await (const line of readline.createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(await answer(tables, line))}\n`);
  }
  process.exit(0);
}

main().catch((error) => fail(error.stack));
