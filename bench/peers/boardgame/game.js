// The announce phase of « 7 % » as a boardgame.io game: claims climb, somebody contests, hands are shown and dealt anew.
//
// Of the size of ours, no more: 50 announce cards, 3 in each hand, a ladder, open rewards. Nobody goes out and nobody
// wins, so that a table never stops. There is less to check than in ours (no opinions, no dice), to the peer's gain.

"use strict";

const { INVALID_MOVE } = require("boardgame.io/core");

const FAMILIES = ["requin", "comete", "etoile", "eclair", "trefle"];
const HIGHEST = 30;
const HAND = 3;
const FACE_UP = 3;
const LIMIT = 8;

const ANNOUNCE_CARDS = FAMILIES.flatMap((family) => [1, 2, 3, 4, 5].flatMap((value) => [[family, value], [family, value]]));
const REWARD_CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((digit) => [digit, digit, digit]);

function deal(G, random) {
  const wanted = HAND * G.owned.length;
  if (G.deck.length < wanted) {
    G.deck = random.Shuffle([...G.deck, ...G.discards]);
    G.discards = [];
  }
  const dealt = G.deck.splice(0, wanted);
  G.hands = G.owned.map((_, seat) => dealt.slice(seat * HAND, (seat + 1) * HAND));
}

function setup({ ctx, random }) {
  const rewards = random.Shuffle(REWARD_CARDS);
  const G = {
    hands: [],
    deck: random.Shuffle(ANNOUNCE_CARDS),
    rewards: rewards.slice(FACE_UP),
    faceUp: rewards.slice(0, FACE_UP),
    owned: Array.from({ length: ctx.numPlayers }, () => []),
    discards: [],
    ladder: [],
    shown: [],
    decision: 0,
  };
  deal(G, random);
  return G;
}

function announce({ G, playerID }, number, family) {
  const standing = G.ladder.length ? G.ladder[G.ladder.length - 1].number : 0;
  if (!Number.isInteger(number) || number <= standing || number > HIGHEST || !FAMILIES.includes(family)) return INVALID_MOVE;
  G.ladder.push({ seat: Number(playerID), number, family });
  G.shown = [];
  G.decision += 1;
}

function contest({ G, playerID, random }) {
  if (!G.ladder.length) return INVALID_MOVE;
  const standing = G.ladder[G.ladder.length - 1];
  let total = 0;
  for (const hand of G.hands) for (const [family, value] of hand) if (family === standing.family) total += value;
  reward(G, total >= standing.number ? standing.seat : Number(playerID), random);
  G.shown = G.hands;
  G.discards.push(...G.hands.flat());
  G.ladder = [];
  G.decision += 1;
  deal(G, random);
}

/** The winner takes an open card; with too many in hand, all of theirs go back into the deck. */
function reward(G, winner, random) {
  G.owned[winner].push(G.faceUp.shift());
  if (G.owned[winner].length > LIMIT || !G.rewards.length) {
    G.rewards = random.Shuffle([...G.rewards, ...G.owned[winner]]);
    G.owned[winner] = [];
  }
  G.faceUp.push(G.rewards.shift());
}

/** Built field by field, like our views: hands of others, the deck and the rewards stay on the server. */
function playerView({ G, playerID }) {
  return {
    own: playerID === null ? [] : G.hands[playerID],
    faceUp: G.faceUp,
    rewardsLeft: G.rewards.length,
    owned: G.owned,
    discards: G.discards,
    ladder: G.ladder,
    shown: G.shown,
    decision: G.decision,
  };
}

exports.Announcing = {
  name: "announcing",
  minPlayers: 4,
  maxPlayers: 4,
  setup,
  playerView,
  moves: { announce, contest },
  turn: { minMoves: 1, maxMoves: 1 },
  // Nothing is ever taken back at our tables: the peer need not keep what nobody asks for.
  disableUndo: true,
};
