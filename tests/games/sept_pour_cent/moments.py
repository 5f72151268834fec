"""The moments of « 7 % » that the gallery of the page shows."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from tablee.games.sept_pour_cent import BOTS, GAME, phases
from tablee.games.sept_pour_cent.facts import Contested, Rolled, RoundWon, Shown, Won
from tablee.games.sept_pour_cent.vocabulary import REWARD_CARDS, Bonus, Pioche, RewardCard
from tablee.kernel.entries import Acted, Entry
from tablee.kernel.game import Waiting
from tablee.kernel.offers import sampled
from tablee.kernel.playout import any_answer, opening, steps_until_over
from tablee.kernel.replay import Step
from tablee.kernel.seats import Seat
from tablee.kernel.structs import by_tag
from tests.gallery import LONG_NAMES, Found, Gallery, Moment, State, Whose, both, first, is_a, nobody


def rungs(least: int) -> Found:
    return lambda state: len(state.ladder) >= least


def offered(*actions: str) -> Found:
    def test(state: State) -> bool:
        offers = GAME.offers(GAME.view(state, state.winner))
        return set(actions) <= {offer.action for offer in offers.choices}

    return test


def all_in(state: State) -> bool:
    return len(state.tabletop.in_play) == len(state.tabletop.owned)


def some_out(state: State) -> bool:
    return 1 < len(state.tabletop.in_play) < len(state.tabletop.owned)


def rich(state: State) -> bool:
    return sum(map(bool, state.tabletop.owned)) >= len(state.tabletop.owned) - 1


def to_act(state: State) -> Seat:
    return Seat(state.to_act)


def asked(state: State) -> Seat:
    return Seat(state.to_ask[0])


def winner(state: State) -> Seat:
    return Seat(state.winner)


def next_to(whose: Whose) -> Whose:
    def seat(state: State) -> Seat:
        at = whose(state)
        assert at is not None
        return Seat((at + 1) % len(state.tabletop.owned))

    return seat


def an_outsider(state: State) -> Seat:
    return next(Seat(seat) for seat in range(len(state.tabletop.owned)) if seat not in state.tabletop.in_play)


def every_card(state: State) -> State:
    """All 34 reward cards lie before the players, as many before each as there may be."""
    left = [*REWARD_CARDS]
    owned = []
    for size in (8, 8, 8, 5, 3, 2):
        owned.append(tuple(left[-1::-4][:size]))
        for card in owned[-1]:
            left.remove(card)
    order = owned[-state.winner :] + owned[: -state.winner]
    table = replace(state.tabletop, owned=tuple(order), face_up=(), gone=())
    return replace(state, tabletop=table, rewards=())


def eight_and_two(state: State) -> State:
    """A *pioche 2* with eight cards: one must go between the two."""
    mine: tuple[RewardCard, ...] = (1, 2, 2, 5, 7, 9, Bonus.RELANCE, Bonus.PIOCHE_2)
    owned = tuple(mine if seat == state.winner else (3, 3) for seat in range(len(state.tabletop.owned)))
    table = replace(state.tabletop, owned=owned, face_up=(4, 6, Bonus.VOL))
    return GAME.apply(replace(state, tabletop=table), state.winner, Pioche())


ANNOUNCING, CONTESTING = is_a(phases.Announcing), is_a(phases.Contesting)
REWARDING, WON = is_a(phases.Rewarding), is_a(phases.Won)
FRESH = is_a(phases.Announcing, ladder=())
ALL = 10_000
"""The plot of the end is drawn from all that was told."""
OPENING = is_a(phases.Announcing, ladder=(), decision=0)

MOMENTS = (
    Moment("start-rolls", 4, lambda s: isinstance(s, phases.StartRolls) and len(s.rolled) == 2, first),
    Moment("opening-mine", 4, OPENING, to_act),
    Moment("opening-screen", 3, OPENING, nobody, "screen"),
    Moment("opening-other", 4, OPENING, next_to(to_act)),
    Moment("announcing-mine", 4, both(ANNOUNCING, all_in, rungs(4)), to_act),
    Moment("announcing-other", 4, both(ANNOUNCING, all_in, rungs(3)), next_to(to_act)),
    Moment("announcing-out", 5, both(ANNOUNCING, some_out, rungs(2)), an_outsider),
    Moment("announcing-two", 2, both(ANNOUNCING, rungs(2)), to_act),
    Moment("announcing-six", 6, both(ANNOUNCING, rungs(6), rich), to_act, names=LONG_NAMES),
    Moment("announcing-screen", 6, both(ANNOUNCING, rungs(5), rich), nobody, "screen", LONG_NAMES),
    Moment("announcing-two-screen", 2, both(ANNOUNCING, rungs(2)), nobody, "screen"),
    Moment("announcing-out-screen", 5, both(ANNOUNCING, some_out, rungs(2)), nobody, "screen"),
    Moment("announcing-highest", 4, lambda s: ANNOUNCING(s) and s.ladder[-1:] and s.ladder[-1].number == 30, to_act,
           wild=True),
    Moment("contesting-mine", 4, lambda s: CONTESTING(s) and s.opinions, asked),
    Moment("contesting-other", 6, lambda s: CONTESTING(s) and len(s.opinions) == 2, lambda s: s.contester,
           names=LONG_NAMES),
    Moment("contesting-spectator", 6, lambda s: CONTESTING(s) and len(s.opinions) == 3, nobody, "spectator"),
    Moment("contesting-screen", 6, lambda s: CONTESTING(s) and len(s.opinions) == 3, nobody, "screen"),
    Moment("contested-other", 5, CONTESTING, next_to(asked), showing=Contested),
    Moment("contested-screen", 6, CONTESTING, nobody, "screen", LONG_NAMES, showing=Contested),
    Moment("reveal-mine", 4, FRESH, to_act, showing=Shown),
    Moment("reveal-six", 6, FRESH, to_act, names=LONG_NAMES, showing=Shown),
    Moment("reveal-screen", 6, FRESH, nobody, "screen", LONG_NAMES, showing=Shown),
    Moment("lone-winner", 4, is_a(phases.Rewarding, left=3), winner, showing=RoundWon),
    Moment("rolled-mine", 4, both(REWARDING, rich), winner, showing=Rolled),
    Moment("rolled-screen", 4, both(REWARDING, rich), nobody, "screen", showing=Rolled),
    Moment("rewarding-first", 4, is_a(phases.Rewarding, left=3), winner, told=(Shown,)),
    Moment("rewarding-mine", 4, both(REWARDING, rich, offered("vol", "roll", "take")), winner),
    Moment("rewarding-relance", 4, both(REWARDING, rich, offered("relance")), winner, told=(Rolled,)),
    Moment("rewarding-end", 3, both(REWARDING, offered("end", "vol")), winner),
    Moment("rewarding-other", 4, both(REWARDING, rich), next_to(winner), told=(Rolled,)),
    Moment("rewarding-screen", 6, both(REWARDING, rich), nobody, "screen", told=(Rolled,)),
    Moment("rewarding-two-screen", 2, REWARDING, nobody, "screen"),
    Moment("rewarding-full-screen", 6, both(REWARDING, is_a(phases.Rewarding, left=3)), nobody, "screen", LONG_NAMES,
           staged=every_card),
    Moment("rewarding-full", 6, both(REWARDING, is_a(phases.Rewarding, left=3)), winner, names=LONG_NAMES,
           staged=every_card),
    Moment("round-ended", 4, FRESH, to_act, told=(Rolled,)),
    Moment("relancing", 4, is_a(phases.Relancing), winner),
    Moment("discarding-mine", 4, is_a(phases.Rewarding, left=2), winner, staged=eight_and_two),
    Moment("discarding-other", 4, is_a(phases.Rewarding, left=2), next_to(winner), staged=eight_and_two),
    Moment("won-mine", 4, WON, winner),
    Moment("won-other", 6, WON, next_to(winner), names=LONG_NAMES),
    Moment("winning-mine", 4, WON, winner, names=LONG_NAMES, showing=Won),
    Moment("winning-screen", 4, WON, nobody, "screen", showing=Won),
    Moment("won-screen", 6, WON, nobody, "screen", LONG_NAMES, facts=ALL),
    Moment("won-two-screen", 2, WON, nobody, "screen", facts=ALL),
)  # fmt: skip


def played(moment: Moment, seed: int) -> Iterator[Step[Any, Any]]:
    wild = moment.wild
    rng, kinds, medium = Random(seed), by_tag(GAME.actions), BOTS["medium"]

    def act(state: State, waiting: Waiting) -> Entry[Any]:
        seat = waiting.awaited[0]
        seen = GAME.view(state, seat)
        offers = GAME.offers(seen)
        if not wild and isinstance(state, phases.Announcing | phases.Contesting):
            return Acted(seat, medium(seen, offers, (), None, rng))
        wanted = tuple(offer for offer in offers.choices if wild or offer.action != "discard") or offers.choices
        return Acted(seat, sampled(wanted, kinds, rng))

    return steps_until_over(GAME, opening(GAME, moment.players), lambda question: any_answer(question, rng), act)


PICTURES = (
    "opening-mine",
    "announcing-mine",
    "contesting-mine",
    "reveal-mine",
    "rewarding-first",
    "won-mine",
)
"""Of the rules, in this order."""

GALLERY = Gallery(GAME, MOMENTS, played, PICTURES)
