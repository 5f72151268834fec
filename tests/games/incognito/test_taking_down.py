"""The host takes a drawing away after its votes are turned up too: while it is revealed, later, and from the wall."""

import io

import pytest
from msgspec import Raw

from tablee.fairness.record import read
from tablee.fairness.verify import verify
from tablee.games.incognito import GAME
from tablee.games.incognito.facts import TakenDown
from tablee.games.incognito.host import NOTHING_LEFT
from tablee.games.incognito.vocabulary import Blank, Clear, TakeDown, Why
from tablee.kernel import codec
from tablee.kernel.chance import Shuffled
from tablee.kernel.entries import Acted, Overruled
from tablee.kernel.offers import Field, Offer, OneOf
from tablee.kernel.refusals import Malformed, Refused
from tablee.tables.public_table import public_table_of
from tablee.tables.topics import hosting
from tablee.tables.topics.moves import Overrule, Played
from tests.fairness import second_verifier
from tests.games.incognito.tables import (
    ACROSS,
    ANN,
    AS_DEALT,
    BEN,
    CAT,
    all_down,
    all_vote,
    answered,
    played,
    seen,
    voting,
)
from tests.games.incognito.test_at_a_table import begun
from tests.games.incognito.test_erasing import drawn_by_all, left_of, over, record_of
from tests.games.incognito.test_erasing import played as played_to_the_end
from tests.tables.tables import refused

VOTES = all_vote((None, 2, 3), (1, None, 3), (1, 2, None))
TAKE_DOWN_BENS = TakeDown(BEN, 1)


def second_round(**how):
    """While the first one is revealed, and after."""
    return played(voting(slates=((ACROSS,), (ACROSS,), ()), **how), *VOTES)


def overruled(table, act):
    return GAME.host.apply(table, act)


def why_not(table, act):
    with pytest.raises(Refused) as refusal:
        overruled(table, act)
    return Why(refusal.value.why)


def taking_down(round_, *left):
    return Offer("take_down", (Field("seat", OneOf(left)), Field("round", OneOf((round_,)))))


def test_a_drawing_is_taken_away_while_it_is_revealed_and_points_stay():
    table = second_round()
    after = overruled(table, TAKE_DOWN_BENS)

    assert after.gallery[0].pictures[BEN] == NOTHING_LEFT
    assert after.gallery[0].pictures[ANN] == table.gallery[0].pictures[ANN]
    assert after.match.scores == table.match.scores
    assert seen(after, CAT).match.blanked == ((BEN,),)
    assert GAME.tell(table, Overruled(TAKE_DOWN_BENS), after, CAT) == (TakenDown(BEN, 1),)


def test_what_is_still_there_is_offered_round_by_round_and_beside_what_is_voted_on():
    table = overruled(second_round(), TAKE_DOWN_BENS)
    assert GAME.host.offers(seen(table, None)) == (taking_down(1, ANN, CAT),)

    again = answered(played(table, *all_down()), AS_DEALT)
    assert GAME.host.offers(seen(again, None)) == (
        Offer("blank", (Field("seat", OneOf((ANN, BEN, CAT))),)),
        taking_down(1, ANN, CAT),
    )
    reshuffled = played(overruled(again, Blank(CAT)), *VOTES)
    third = answered(answered(reshuffled, Shuffled(tuple(range(12)))), Shuffled(tuple(range(6))))
    assert third.match.blanked == ((BEN,), (CAT,))
    assert GAME.host.offers(seen(third, None)) == (taking_down(1, ANN, CAT), taking_down(2, ANN, BEN))


def test_nothing_is_taken_down_twice_nor_of_a_round_to_come_nor_of_an_empty_chair():
    table = second_round()

    assert why_not(overruled(table, TAKE_DOWN_BENS), TAKE_DOWN_BENS) is Why.BLANK_ALREADY
    assert why_not(table, TakeDown(BEN, 2)) is Why.NOT_NOW
    assert why_not(table, TakeDown(3, 1)) is Why.NO_SUCH_SLATE
    assert why_not(table, Blank(BEN)) is Why.NOT_NOW
    preparing = GAME.setup({"countdown": 5}, 3, table.box.pack)
    assert why_not(preparing, TAKE_DOWN_BENS) is Why.NOT_NOW
    assert GAME.host.offers(seen(preparing, None)) == ()


def test_of_a_game_that_begins_in_the_middle_earlier_rounds_are_not_there():
    table = second_round(round_=2)

    assert GAME.host.offers(seen(table, None)) == (taking_down(2, ANN, BEN, CAT),)
    assert why_not(table, TAKE_DOWN_BENS) is Why.BLANK_ALREADY
    assert overruled(table, TakeDown(BEN, 2)).gallery[0].pictures[BEN] == NOTHING_LEFT


def test_from_the_wall_at_the_end_and_the_result_stays():
    table = second_round(round_=3)
    after = overruled(table, TakeDown(BEN, 3))

    assert seen(after, ANN).gallery[0].pictures[BEN].blank
    assert GAME.result(after) == GAME.result(table)


# At a table, once the game is over


def overruling(sim, person, act):
    return Overrule(sim.id(), person, Raw(codec.encode(act)))


def test_all_are_told_it_stays_after_a_restart_and_the_record_verifies_as_before():
    sim = played_to_the_end()
    before, record = over(sim.lines), record_of(sim.lines)
    asked = overruling(sim, ANN, TakeDown(BEN, 2))
    sim.ask(asked)
    assert sim.ask(asked) == ()
    sim.restart()

    assert sim.ask(asked) == ()
    after = over(sim.lines)
    assert [after.current.told(viewer)[-1] for viewer in (None, ANN, BEN)] == [TakenDown(BEN, 2)] * 3
    assert [shown.pictures[BEN].blank for shown in after.current.seen(None).view.gallery] == [False, True, False]
    assert (after.result, after.current.heads) == (before.result, before.current.heads)
    assert record_of(sim.lines) == record
    [one] = read(io.BytesIO(record), lambda _: GAME)
    assert verify(one).result == before.result
    assert second_verifier.verify(record) == []


def test_what_was_drawn_is_erased_in_time_all_the_same():
    sim = played_to_the_end()
    sim.ask(overruling(sim, ANN, TakeDown(BEN, 2)))
    left = left_of(sim)

    assert ACROSS.encode() not in b"".join(left)
    assert over(left).result == over(sim.lines).result


def test_only_the_host_does_and_only_what_hangs_there():
    sim = played_to_the_end()

    assert refused(sim, overruling(sim, BEN, TakeDown(BEN, 2))) == "host_only"
    assert refused(sim, overruling(sim, ANN, Blank(BEN))) == "not_now"
    assert refused(sim, Overrule(sim.id(), ANN, Raw(b"[]"))) == "not_an_action"
    offered = public_table_of(sim.table, ()).host_offers
    assert offered == tuple([taking_down(round_, ANN, BEN, CAT) for round_ in (1, 2, 3)])


@pytest.mark.parametrize(
    "forged",
    [(), (Acted(ANN, Clear()),), (Overruled(TakeDown(BEN, 2)), Overruled(TakeDown(ANN, 2)))],
    ids=["nothing", "an action", "two at once"],
)
def test_a_log_in_which_anything_else_follows_the_end_is_refused_with_its_place(forged):
    sim = played_to_the_end()
    line = codec.encode(Played(forged, "x" * 16))

    with pytest.raises(Malformed, match=f"entry {len(sim.lines)} of this table's log cannot follow"):
        over([*sim.lines, line])


def test_a_game_that_was_given_up_has_no_wall():
    sim = drawn_by_all(begun())
    sim.ask(hosting.GiveUp(sim.id(), ANN))

    assert refused(sim, overruling(sim, ANN, Blank(BEN))) == "not_now"
    assert public_table_of(sim.table, ()).host_offers == ()
