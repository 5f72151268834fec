"""Learn the table of the hard bot of « 7 % » anew: `python -m bench.hard_table` (8 minutes on two idle cores).

One announce phase is played again and again, from the deal to the first contest. One seat learns: at each of its turns
every move is tried and played out once. The others play what has been learned so far; now and then they are all medium
or all easy. Who is in at the end, with m - 1 others, has 1/m of the round.
"""

import argparse
import random
import textwrap
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from bench.regret_matching import Mix, Regrets
from tablee.games.sept_pour_cent import announce_bots, phases, rules
from tablee.games.sept_pour_cent.deal import deal_anew
from tablee.games.sept_pour_cent.hard_announce import SHARES, Spot, announce_spot, move, opinion_spot, written
from tablee.games.sept_pour_cent.views import announcing, contesting
from tablee.games.sept_pour_cent.vocabulary import ANNOUNCE_CARDS, Action
from tablee.kernel.chance import Rng, Shuffled, random_order
from tablee.kernel.seats import Seat, seats

TABLE = Path(__file__).parents[1] / "src/tablee/games/sept_pour_cent/generated_hard.py"
STRANGERS = 0.2
"""How often the others are of another kind: more of it beats those by more, and is easier to see through."""
CURIOSITY = 0.3
"""How often the learner goes on with any move at all, to see rows that are rare in good play."""
RARE = 1e-4
"""Rows that count for less than that, by deals, are left out."""
FAINT = 0.06
"""So are moves that are played less than that."""

Turn = phases.Announcing | phases.Contesting
Voice = Callable[[Any, Rng], Action]
Voices = Mapping[type, Voice]


MEDIUM: Voices = {phases.Announcing: announce_bots.medium_announce, phases.Contesting: announce_bots.medium_opine}
EASY: Voices = {phases.Announcing: announce_bots.easy_announce, phases.Contesting: announce_bots.easy_opine}
COMPANY = (MEDIUM, EASY)


class School:
    """Where the announce phase of one number of players is learned."""

    def __init__(self, players: int, seed: int) -> None:
        self.players = players
        self.dice = random.Random(f"{seed}/{players}")
        self.regrets = Regrets()
        self.strangers: Voices | None = None
        """Who sits with the learner; None: those who play what has been learned."""

    def attend(self, deals: int) -> None:
        for deal in range(1, deals + 1):
            start = self.dealt()
            for learner in seats(self.players):
                strange = self.dice.random() < STRANGERS
                self.strangers = COMPANY[int(self.dice.random() * len(COMPANY))] if strange else None
                self.learn(start, learner, deal / deals)

    def dealt(self) -> phases.State:
        first = Seat(int(self.dice.random() * self.players))
        empty = phases.Tabletop(seats(self.players), (), ((),) * self.players, (), ())
        order = tuple(random_order(len(ANNOUNCE_CARDS), self.dice))
        return deal_anew(phases.Reshuffling(empty, (), first, 0), Shuffled(order))

    def learn(self, state: phases.State, learner: Seat, weight: float) -> None:
        while turn := self.turn(state):
            seat = speaker(turn)
            if seat != learner and self.strangers:
                state = rules.apply(turn, seat, self.strange(turn, seat))
                continue
            spot = self.spot(turn, seat)
            mix = self.regrets.mix(spot.row, spot.moves)
            at = self.picked(mix)
            if seat == learner:
                tried = [rules.apply(turn, seat, move(spot, each)) for each in range(spot.moves)]
                self.regrets.learn(spot.row, mix, [self.worth(after, learner) for after in tried])
                if self.dice.random() < CURIOSITY:
                    at = int(self.dice.random() * spot.moves)
            if seat != learner or self.strangers:
                self.regrets.remember(spot.row, mix, weight)
            state = rules.apply(turn, seat, move(spot, at))

    def worth(self, state: phases.State, learner: Seat) -> float:
        """Play the phase out once."""
        while turn := self.turn(state):
            seat = speaker(turn)
            if seat != learner and self.strangers:
                state = rules.apply(turn, seat, self.strange(turn, seat))
            else:
                spot = self.spot(turn, seat)
                at = self.picked(self.regrets.mix(spot.row, spot.moves))
                state = rules.apply(turn, seat, move(spot, at))
        assert not isinstance(state, phases.Boxed)
        in_play = state.tabletop.in_play
        return 1 / len(in_play) if learner in in_play else 0.0

    def turn(self, state: phases.State) -> Turn | None:
        """None once the contest is settled: fewer are in play."""
        if type(state) is phases.Announcing or type(state) is phases.Contesting:
            return state if len(state.tabletop.in_play) == self.players else None
        return None

    def strange(self, turn: Turn, seat: Seat) -> Action:
        assert self.strangers is not None
        seen = announcing(turn, seat) if isinstance(turn, phases.Announcing) else contesting(turn, seat)
        return self.strangers[type(turn)](seen, self.dice)

    def spot(self, turn: Turn, seat: Seat) -> Spot:
        if isinstance(turn, phases.Announcing):
            return announce_spot(announcing(turn, seat), self.dice)
        return opinion_spot(contesting(turn, seat))

    def picked(self, mix: Mix) -> int:
        u = self.dice.random()
        for at, share in enumerate(mix):
            u -= share
            if u < 0:
                return at
        return max(range(len(mix)), key=mix.__getitem__)


def speaker(turn: Turn) -> Seat:
    return turn.to_act if isinstance(turn, phases.Announcing) else turn.to_ask[0]


def rounded(played: Mix) -> str:
    """The mix in eighths: what is faint goes, and the largest remainders are rounded up."""
    faint = min(FAINT * sum(played), max(played))
    kept = [share if share >= faint else 0.0 for share in played]
    exact = [SHARES * share / sum(kept) for share in kept]
    eighths = [int(share) for share in exact]
    for at in sorted(range(len(exact)), key=lambda at: eighths[at] - exact[at])[: SHARES - sum(eighths)]:
        eighths[at] += 1
    return "".join(chr(ord("a") + at) * share for at, share in enumerate(eighths))


def learned(players: int, deals: int, seed: int) -> str:
    school = School(players, seed)
    school.attend(deals)
    rows: Mapping[int, Mix] = school.regrets.learned()
    return written({row: rounded(played) for row, played in rows.items() if sum(played) >= RARE * deals})


def module(texts: Mapping[int, str], deals: int, seed: int) -> str:
    lines = [
        f'"""What hard learned from {deals:,} deals for each number of players. `hard_announce.read` reads it.',
        "",
        f"Written by `python -m bench.hard_table --deals {deals} --seed {seed}`.",
        '"""',
        "",
        "ROWS: dict[int, str] = {",
    ]
    for players, text in sorted(texts.items()):
        lines.append(f"    {players}: (")
        lines += [f'        "{piece}"' for piece in textwrap.wrap(text, 110)]
        lines.append("    ),")
    return "\n".join([*lines, "}", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=60_000, help="for each number of players")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--to", type=Path, default=TABLE)
    args = parser.parse_args()
    started = time.perf_counter()
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        coming = {players: pool.submit(learned, players, args.deals, args.seed) for players in reversed(rules.PLAYERS)}
        texts = {players: found.result() for players, found in coming.items()}
    args.to.write_text(module(texts, args.deals, args.seed), encoding="utf-8")
    print(f"{args.to.name}: {args.to.stat().st_size:,} bytes in {time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
