"""How bots announce, contest and give opinions."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games.sept_pour_cent import hard_announce
from tablee.games.sept_pour_cent.announce_bots import (
    easy_announce,
    easy_opine,
    medium_announce,
    medium_opine,
    plain_odds,
)
from tablee.games.sept_pour_cent.facts import Announced
from tablee.games.sept_pour_cent.generated_hard import ROWS
from tablee.games.sept_pour_cent.hard_announce import (
    OPENING_NUMBERS,
    OPINIONS,
    SHARES,
    announce_spot,
    hard_opine,
    move,
    read,
    table,
    written,
)
from tablee.games.sept_pour_cent.vocabulary import Agree, Announce, Contest, Disagree, Family
from tablee.kernel.seats import Seat
from tests.games.sept_pour_cent.tables import ANN, BEN, CAT, announcing, played, seen

ANNOUNCERS = [easy_announce, medium_announce, hard_announce.hard_announce]
OPINERS = [easy_opine, medium_opine, hard_opine]
REQUINS = "5 requin, 4 requin, 1 comete"
NO_REQUIN = "5 trefle, 4 etoile, 1 comete"
HIGH_REQUINS = "5 requin, 5 requin, 4 requin, 4 requin, 3 requin, 3 requin, 3 comete, 3 comete, 3 eclair"
"""Three hands that were shown, after which one of the three is out."""
MANY = range(60)


def ladder(*said: tuple[Seat, int, Family]) -> list[Announced]:
    return [Announced(*each) for each in said]


def contested(*hands, said):
    """Ann announced, Ben contests, and Cat is asked."""
    table = announcing(*hands, to_act=BEN, said=ladder(said))
    return seen(played(table, (BEN, Contest())), CAT)


def choices(way, view):
    """All that a bot does in this place, over many dice."""
    return {way(view, Random(seed)) for seed in MANY}


@pytest.mark.parametrize("way", ANNOUNCERS)
def test_after_thirty_everybody_contests(way):
    view = seen(announcing(REQUINS, NO_REQUIN, to_act=BEN, said=ladder((ANN, 30, Family.REQUIN))), BEN)

    assert choices(way, view) == {Contest()}


@pytest.mark.parametrize("way", ANNOUNCERS)
def test_the_first_player_announces(way):
    view = seen(announcing(REQUINS, NO_REQUIN), ANN)

    assert all(isinstance(action, Announce) for action in choices(way, view))


def test_medium_opens_with_what_it_holds():
    view = seen(announcing("5 requin, 4 requin, 1 requin", NO_REQUIN), ANN)

    assert choices(medium_announce, view) == {Announce(10, Family.REQUIN)}


def test_medium_contests_what_is_hardly_possible_and_raises_what_it_holds():
    high = announcing(NO_REQUIN, REQUINS, to_act=BEN, said=ladder((ANN, 14, Family.TREFLE)))
    low = announcing(NO_REQUIN, REQUINS, to_act=BEN, said=ladder((ANN, 5, Family.TREFLE)))

    assert choices(medium_announce, seen(high, BEN)) == {Contest()}
    assert choices(medium_announce, seen(low, BEN)) == {Announce(9, Family.REQUIN)}


def test_easy_goes_one_higher_but_for_its_whims():
    view = seen(announcing(NO_REQUIN, REQUINS, to_act=BEN, said=ladder((ANN, 5, Family.TREFLE))), BEN)

    answers = [easy_announce(view, Random(seed)) for seed in range(200)]

    assert answers.count(Announce(6, Family.REQUIN)) > 150
    assert Contest() in answers


def test_among_equal_families_any_is_announced():
    view = seen(announcing("3 requin, 3 comete, 3 etoile", "1 trefle, 2 trefle, 1 eclair"), ANN)

    assert {action.family for action in choices(medium_announce, view)} == {
        Family.REQUIN,
        Family.COMETE,
        Family.ETOILE,
    }


@pytest.mark.parametrize("way", OPINERS)
def test_who_holds_it_all_agrees(way):
    view = contested(NO_REQUIN, "1 trefle, 1 eclair, 2 eclair", REQUINS, said=(ANN, 9, Family.REQUIN))

    opinions = [way(view, Random(seed)) for seed in MANY]

    assert opinions.count(Agree()) > len(opinions) * 3 / 4


@pytest.mark.parametrize("way", OPINERS)
def test_who_holds_nothing_of_a_high_announcement_is_against_it(way):
    view = contested(
        NO_REQUIN, "1 trefle, 1 eclair, 2 eclair", "3 comete, 4 comete, 4 eclair", said=(ANN, 21, Family.REQUIN)
    )

    opinions = [way(view, Random(seed)) for seed in MANY]

    assert opinions.count(Disagree()) > len(opinions) * 3 / 4


def test_cards_that_were_shown_in_this_round_count():
    said = ladder((ANN, 4, Family.REQUIN))
    fresh = announcing(NO_REQUIN, "1 trefle, 1 eclair, 2 eclair", to_act=BEN, said=said)
    thin = announcing(NO_REQUIN, "1 trefle, 1 eclair, 2 eclair", "", to_act=BEN, said=said, discards=HIGH_REQUINS)

    assert plain_odds(seen(thin, BEN))(Family.REQUIN, 7) == 0
    assert plain_odds(seen(thin, BEN))(Family.REQUIN, 4) < plain_odds(seen(fresh, BEN))(Family.REQUIN, 4)


def test_hard_contests_what_cannot_be():
    """With all but three Requins of 1 and 2 shown, nobody can have seven."""
    view = seen(
        announcing(
            NO_REQUIN,
            "1 trefle, 1 eclair, 2 eclair",
            "",
            to_act=BEN,
            said=ladder((ANN, 7, Family.REQUIN)),
            discards=HIGH_REQUINS,
        ),
        BEN,
    )

    assert choices(hard_announce.hard_announce, view) == {Contest()}


@pytest.mark.parametrize("number", range(1, 10))
def test_hard_never_contests_what_it_holds(number):
    view = seen(announcing(NO_REQUIN, REQUINS, to_act=BEN, said=ladder((ANN, number, Family.REQUIN))), BEN)

    assert Contest() not in choices(hard_announce.hard_announce, view)


def test_hard_mixes_its_moves():
    view = seen(announcing("4 requin, 1 comete, 1 etoile", NO_REQUIN), ANN)

    assert len(choices(hard_announce.hard_announce, view)) > 1


def test_without_a_row_hard_plays_like_medium(monkeypatch):
    monkeypatch.setattr(hard_announce, "table", lambda _: {})
    view = seen(announcing(REQUINS, NO_REQUIN), ANN)
    asked = contested(
        NO_REQUIN, "1 trefle, 1 eclair, 2 eclair", "5 requin, 1 eclair, 2 trefle", said=(ANN, 8, Family.REQUIN)
    )

    assert choices(hard_announce.hard_announce, view) == choices(medium_announce, view)
    assert choices(hard_opine, asked) == choices(medium_opine, asked)


def test_a_certain_announcement_is_raised_whatever_the_table_says(monkeypatch):
    monkeypatch.setattr(hard_announce, "table", lambda _: dict.fromkeys(range(OPINIONS), "a" * SHARES))
    view = seen(announcing(NO_REQUIN, REQUINS, to_act=BEN, said=ladder((ANN, 8, Family.REQUIN))), BEN)

    assert choices(hard_announce.hard_announce, view) == {Announce(9, Family.REQUIN)}


def test_moves_of_an_opening():
    spot = announce_spot(seen(announcing(REQUINS, NO_REQUIN), ANN), Random(1))
    numbers = OPENING_NUMBERS[2]

    opened = [move(spot, at) for at in range(spot.moves)]

    assert opened[: len(numbers)] == [Announce(number, Family.REQUIN) for number in numbers]
    assert {action.family for action in opened[len(numbers) :]} <= {Family.ETOILE, Family.ECLAIR, Family.TREFLE}


def test_moves_after_an_announcement():
    view = seen(announcing(NO_REQUIN, REQUINS, to_act=BEN, said=ladder((ANN, 28, Family.TREFLE))), BEN)
    spot = announce_spot(view, Random(1))

    contest, *raised = [move(spot, at) for at in range(spot.moves)]

    assert contest == Contest()
    assert [action.number for action in raised] == [29, 30, 30] * 3
    assert [action.family for action in raised[:6]] == [Family.TREFLE] * 3 + [Family.REQUIN] * 3


mixes = st.lists(st.sampled_from("abcdefghijklmnopqrstuvwxyz"), min_size=SHARES, max_size=SHARES)


@pytest.mark.slow
@given(st.dictionaries(st.integers(0, 60_000), mixes.map(sorted).map("".join), max_size=20))
def test_a_table_reads_as_it_was_written(rows):
    assert dict(read(written(rows))) == rows


def test_the_table_that_was_learned_has_rows_for_every_number_of_players():
    assert set(ROWS) == set(OPENING_NUMBERS)
    for players in ROWS:
        assert len(table(players)) > 500
        assert all(len(mix) == SHARES for mix in table(players).values())
