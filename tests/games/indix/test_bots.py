"""What is true of every bot of « Indix », at every level, in every seat, at any moment."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.bots import LEVELS
from tablee.bots.hunches import hunches, quick_numbers
from tablee.bots.match import match
from tablee.bots.tournament import Bout
from tablee.bots.tournament import played as bouts_played
from tablee.games.indix import GAME
from tablee.games.indix.bots import BOTS
from tablee.games.indix.bots.free_answer import hope, looking_before
from tablee.games.indix.facts import Called, Found, Judged
from tablee.games.indix.hunch import Inkling, hunch, occasion
from tablee.games.indix.menu import MENUS, Ask, Trait
from tablee.games.indix.phases import Judging
from tablee.games.indix.vocabulary import (
    SLOTS,
    Accept,
    AskFreely,
    Call,
    Category,
    Nod,
    Pass,
    Pick,
    Refuse,
    Roll,
    Say,
    Speak,
    Truth,
)
from tablee.kernel.game import Waiting
from tablee.kernel.offers import offered
from tablee.kernel.playout import opening
from tablee.kernel.seats import Seat
from tests.games.indix.cards import PACK
from tests.games.indix.random_games import answers, recalled, samples
from tests.games.indix.tables import ANN, BEN, CAT, DOM, asking, picking, played, seen, text, thinking
from tests.games.indix.witness import WITNESS

by_level = pytest.mark.parametrize("level", LEVELS)
SURE = Inkling("Jeanne d’Arc", sure=1.0, questions=(), luck=0.0)
NOTHING = Inkling(None, sure=0.0, questions=(), luck=0.0)


def turns() -> Iterator[tuple[Any, Seat]]:
    """Any state of any game in which somebody may speak, with each of them."""
    for states in samples().values():
        for state in states[:12]:
            waiting = GAME.pending(state)
            if isinstance(waiting, Waiting):
                yield from ((state, seat) for seat in (*waiting.awaited, *waiting.may))


def inkling(state: Any, seat: Seat, level: str, luck: float) -> Inkling | None:
    return None if occasion(state, seat) is None else hunch(state, seat, level, luck)


def choice(level: str, table: Any, seat: Seat, inkling: Inkling | None = None, seed: int = 0) -> Any:
    view = seen(table, seat)
    return BOTS[level](view, GAME.offers(view), (), inkling, Random(seed))


def test_there_is_a_bot_for_each_level():
    assert tuple(BOTS) == LEVELS


@by_level
def test_a_bot_can_take_any_seat_in_every_phase_and_does_what_is_allowed(level):
    for number, (state, seat) in enumerate(turns()):
        for luck in (0.001, 0.3, 0.999):
            action = choice(level, state, seat, inkling(state, seat, level, luck), number)
            view = seen(state, seat)

            assert (action is None and seat in GAME.pending(state).may) or offered(GAME.offers(view).choices, action)


@by_level
def test_a_bot_does_the_same_in_worlds_that_differ_in_what_it_cannot_see(level):
    """It has a view, offers and its hunch, and nothing else: no clue that was not read, no name."""
    for number, (state, seat) in enumerate(turns()):
        known = inkling(state, seat, level, 0.3)
        twin = WITNESS.twin(state, seat, Random(number))

        assert choice(level, state, seat, known, number) == choice(level, twin, seat, known, number)


@by_level
def test_a_bot_without_a_hunch_says_so(level):
    with pytest.raises(AssertionError, match="the table gives one for every card"):
        choice(level, thinking(), BEN, None)


# As a reader


@by_level
def test_a_reader_answers_a_question_of_the_menu_as_its_card_does_and_is_unsure_of_any_other(level):
    asked, freely = (played(asking(), (BEN, one)) for one in (Ask(Trait.WOMAN), AskFreely(text("Es-tu riche ?"))))

    assert choice(level, asked, ANN) == Nod(PACK.cards[0].attributes[0])
    assert choice(level, freely, ANN) == Nod(Truth.UNSURE)


@by_level
def test_IDX_09_a_reader_follows_the_measure_and_almost_is_wrong(level):
    judging = Judging(thinking().table, BEN, text("Jeanne Dark"), "slip")

    assert choice(level, judging, ANN) == Accept()
    for verdict in ("almost", "wrong"):
        assert choice(level, replace(judging, verdict=verdict), ANN) == Refuse()


# In turn


@by_level
def test_any_number_that_is_free_is_picked(level):
    placed = [1, 2, 3, 5, 8, 13]
    picked = {choice(level, picking(placed=placed), BEN, seed=seed).number for seed in range(300)}

    assert picked == {*range(1, SLOTS + 1)} - {*placed}


@by_level
def test_whoever_must_rolls_the_die(level):
    assert choice(level, played(picking(), (BEN, Pick(4))), BEN) == Roll()


def test_the_better_ones_ask_what_tells_most_and_the_others_something_of_the_like():
    menu = MENUS[Category.PERSON]
    thought = [Inkling(None, 0.0, menu, luck=luck / 50) for luck in range(50)]
    asked = {level: {choice(level, asking(), BEN, one) for one in thought} for level in LEVELS}

    assert asked["hard"] == {Ask(menu[0])}
    assert asked["hard"] < asked["medium"] < asked["easy"] < {Ask(trait) for trait in menu}


@by_level
def test_when_all_was_asked_something_is_asked_again(level):
    assert choice(level, asking(), BEN, NOTHING) == Ask(MENUS[Category.PERSON][0])


@by_level
def test_in_turn_it_says_what_comes_to_its_mind_as_that_costs_nothing(level):
    table = thinking()
    doubtful = replace(SURE, name="Cléopâtre", sure=0.1)

    assert choice(level, table, BEN, doubtful) == Speak()
    assert choice(level, played(table, (BEN, Speak())), BEN, doubtful) == Say(text("Cléopâtre"))


@by_level
def test_when_nothing_comes_to_mind_it_passes_even_if_somebody_else_had_said_that_they_answer(level):
    table = thinking()

    assert choice(level, table, BEN, NOTHING) == Pass()
    assert choice(level, played(table, (BEN, Speak())), BEN, NOTHING) == Pass()


# Free answers


@by_level
def test_IDX_11_it_breaks_in_when_its_own_turn_would_pay_less_than_ten(level):
    """After fifteen clues: five at the most."""
    late = thinking([*range(2, 4), *range(5, 11), *range(12, 19)], investigator=BEN)

    assert choice(level, late, CAT, SURE) == Call()
    assert choice(level, played(late, (CAT, Call())), CAT, SURE) == Say(text("Jeanne d’Arc"))


@by_level
def test_it_waits_for_its_turn_when_that_pays_more(level):
    early = thinking([1], investigator=BEN)

    assert choice(level, early, CAT, SURE) is None


@by_level
def test_it_keeps_its_token_when_it_is_not_sure_or_nothing_comes_to_mind(level):
    late = thinking([*range(2, 4), *range(5, 11), *range(12, 19)], investigator=BEN)

    assert choice(level, late, CAT, replace(SURE, sure=0.5)) is None
    assert choice(level, late, CAT, NOTHING) is None


def test_it_does_not_always_jump_in_before_people_and_the_weaker_ones_less_often():
    late = thinking([*range(2, 4), *range(5, 11), *range(12, 19)], investigator=BEN)
    jumps = {
        level: sum(choice(level, late, CAT, replace(SURE, luck=luck / 100)) == Call() for luck in range(100))
        for level in LEVELS
    }

    assert 0 < jumps["easy"] < jumps["medium"] < jumps["hard"] < 100


@by_level
def test_IDX_18_ten_squares_that_win_are_taken_at_once(level):
    table = thinking([1], (0, 0, 70, 0), investigator=BEN)

    assert choice(level, table, CAT, replace(SURE, luck=0.99)) == Call()


def test_IDX_12_a_token_that_comes_back_on_a_sun_costs_nothing():
    """Ten squares from 6 lie a sun, and none from 5; to wait would be worth a little more than nine."""
    clues = [1, 2, 3, 5, 6, 7, 8, 9]
    on_a_sun, beside = (thinking(clues, (0, 0, pawn, 0), investigator=BEN) for pawn in (6, 5))

    assert choice("easy", on_a_sun, CAT, SURE) == Call()
    assert choice("easy", beside, CAT, SURE) is None


def test_the_best_one_does_not_wait_while_somebody_else_could_win():
    """Whoever thinks now would be home with nineteen, the reader with two."""
    for pawns in ((0, 65, 0, 0), (78, 0, 0, 0)):
        table = thinking([1], pawns, investigator=BEN)

        assert choice("hard", table, CAT, SURE) == Call()
        assert choice("medium", table, CAT, SURE) is None


def test_who_looks_before_one_is_counted_round_the_table_without_the_reader():
    table = seen(thinking([1], reader=2, investigator=DOM), BEN)

    assert looking_before(table, BEN) == [DOM, ANN]
    assert hope(table, 2) < hope(table, 1) < hope(table, 0) == 19


# Whole games


def whole_game(level: str, players: int, seed: int) -> Any:
    rng = Random(seed)
    known = hunches(GAME, dict.fromkeys(map(Seat, range(players)), level), quick_numbers(f"{seed}"))
    start = opening(GAME, players, pack=PACK)
    return match(GAME, start, [BOTS[level]] * players, partial(answers, rng=rng), rng, known).steps


@by_level
def test_bots_find_cards_guess_wrong_now_and_then_and_sometimes_break_in(level):
    told = [fact for seed in range(3) for fact in recalled(whole_game(level, 4, seed), None)]
    found = [fact for fact in told if isinstance(fact, Found)]
    wrong = [fact for fact in told if isinstance(fact, Judged) and not fact.right]

    assert found
    assert wrong
    assert any(isinstance(fact, Called) for fact in told)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize(("stronger", "weaker"), [("medium", "easy"), ("hard", "medium")])
def test_each_level_beats_the_one_below(players, stronger, weaker):
    """A wide bound on few games; docs/reference/bots-indix.md has the whole ladder."""
    bout = Bout(players, stronger, weaker)
    start = opening(GAME, players, pack=PACK)
    tally = bouts_played(GAME, bout, (BOTS[stronger], BOTS[weaker]), seed=1, numbers=range(60), start=start)

    assert tally.games_won().low > bout.par
