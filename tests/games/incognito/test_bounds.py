"""What « Incognito » keeps and sends has an end, even where every slate is full to its edge."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.games.incognito import GAME
from tablee.games.incognito.phases import Picture, Won
from tablee.games.incognito.vocabulary import (
    FARTHEST_RUB,
    LONGEST_DESCRIPTION,
    LONGEST_LOOP,
    LONGEST_RUB,
    MOST_CUT_POINTS,
    MOST_CUT_STROKES,
    Clear,
    Draw,
    Erase,
    Redo,
    Undo,
)
from tablee.kernel.codec import encode
from tablee.kernel.playout import opening, playout
from tablee.kernel.seats import Seat
from tablee.kernel.stroke import as_stroke
from tablee.kernel.text import Text
from tablee.tables.telling import PART
from tablee.tables.topics.moves import Act
from tablee.wire.messages import LARGEST_MESSAGE
from tests.games.incognito.cards import PACK
from tests.server.bounds.house import LONGEST, House, longest_step
from tests.tables.long_games import LongGame, gathered, token_of
from tests.tables.tables import raw

ANN = 1

EACH, MORE = divmod(MOST_CUT_POINTS, MOST_CUT_STROKES)
FULL = Picture(
    tuple([as_stroke([(1, 1)] * (EACH + (stroke < MORE))) for stroke in range(MOST_CUT_STROKES)]),
    Text("\N{EARTH GLOBE EUROPE-AFRICA}" * LONGEST_DESCRIPTION),
    as_stroke([(1, 1)] * LONGEST_LOOP),
)


def test_the_wall_of_six_with_full_slates_after_three_rounds_goes_into_one_message():
    end, _ = playout(GAME, opening(GAME, GAME.players[-1], pack=PACK), Random(3))
    assert isinstance(end, Won)
    gallery = [replace(over, pictures=(FULL,) * len(over.pictures)) for over in end.gallery]
    view: Any = GAME.view(replace(end, gallery=tuple(gallery)), None)

    assert len(view.gallery) * len(view.gallery[0].pictures) == 18
    assert LARGEST_MESSAGE / 2 < len(encode(view)) < LARGEST_MESSAGE - PART


BAND, STEP = 250, FARTHEST_RUB // LONGEST_RUB
ACROSS = as_stroke([(200 + STEP * at, 2_000 + at % 2 * 40) for at in range(LONGEST_RUB)])
"""As far as a rub goes, in the midst of the band."""


def full_band(seed: int) -> LongGame:
    """Ann's slate is full, and all of it lies where an eraser will go."""
    long, rng = gathered(GAME.name, ("Ann", "Ben", "Cat"), seed), Random(seed)
    long.start()
    while any(offer.action == "draw" for offer in long.current.seen(Seat(0)).offers.choices):
        x = 200 + rng.randrange(FARTHEST_RUB - 9 * STEP)
        stroke = as_stroke([(x + STEP * at, 1_900 + rng.randrange(BAND)) for at in range(10)])
        long.act(ANN, Draw(stroke))
    return long


@pytest.mark.slow
def test_rubbing_on_a_full_slate_and_taking_it_back_again_and_again_keeps_nobody_waiting():
    async def attack(house: House) -> None:
        ann = await house.guest(token_of(ANN))
        await ann.opened(ANN)
        decision = house.sim.current.seen(Seat(0)).offers.decision
        for action in (Erase(ACROSS), Undo(), Redo(), Undo(), Clear(), Undo()):
            answer = await ann.answer(Act(ann.id(), ANN, decision, raw(action)))
            assert answer["type"] == "done"

    assert longest_step(full_band, attack).longest <= LONGEST
