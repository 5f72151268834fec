"""How bots of « Incognito » look for words: by the picture alone, one card each, and never their own."""

from random import Random

import pytest
from msgspec.structs import replace

from tablee.bots import LEVELS
from tablee.games.incognito import GAME
from tablee.games.incognito.bots import TALENTS
from tablee.games.incognito.bots.eye import likeness
from tablee.games.incognito.bots.scene import scene
from tablee.games.incognito.bots.voter import UNKNOWN, assigned, like, vote
from tablee.games.incognito.cards import WordCard
from tablee.games.incognito.hunch import Eyes
from tablee.games.incognito.phases import Picture
from tablee.games.incognito.vocabulary import Finish, Vote
from tablee.kernel.stroke import as_stroke
from tablee.packs.builtin import builtin_packs
from tests.games.incognito.cards import BOOT, BOX, CARROT, FISH, ROOF, WAVES
from tests.games.incognito.tables import ACROSS, ANN, BEN, CAT, played, seen, voting

HARD = TALENTS["hard"].judgement._replace(doubt=0.0)
OUTLINES = (CARROT, FISH, BOOT, BOX, ROOF, WAVES)
"""Of the words at 1 to 6."""
HILLS = (as_stroke([(200, 2600), (900, 900), (1500, 2200), (2100, 1200), (2800, 2600), (2600, 2900)]),)
by_level = pytest.mark.parametrize("level", LEVELS)


def pictures(*drawings):
    """Each hidden among hills."""
    return [
        scene(drawing, (HILLS,), TALENTS["easy"].craft, 0.1 + at / 10).strokes for at, drawing in enumerate(drawings)
    ]


def votes(table, seat, luck=0.5, judgement=HARD, outlines=OUTLINES):
    """All cards that a bot lays."""
    laid = {}
    while isinstance(action := vote(seen(table, seat), Eyes(luck, outlines), judgement), Vote):
        laid[action.target] = action.number
        table = played(table, (seat, action))
    assert action == Finish()
    return laid


@pytest.mark.slow
def test_a_bot_finds_what_is_there_whatever_the_order_of_strokes():
    slates = pictures(CARROT, FISH, BOOT)
    mixed = [tuple(Random(seed).sample(strokes, len(strokes))) for seed, strokes in enumerate(slates)]

    assert votes(voting(slates=slates), ANN) == votes(voting(slates=mixed), ANN) == {BEN: 2, CAT: 3}


@pytest.mark.slow
def test_a_thing_is_found_large_and_small_and_a_little_turned():
    for number in range(10):
        made = scene(FISH, (ROOF, WAVES), TALENTS["hard"].craft, number / 10).strokes
        found = [likeness(made, outline, HARD.care) for outline in (FISH, CARROT, BOOT)]

        assert found[0] == max(found)


def test_a_stroke_with_much_that_is_not_of_the_thing_is_no_part_of_it():
    zigzag = (as_stroke([(200 + 300 * at, 600 + 2500 * (at % 2)) for at in range(9)]), *pictures(WAVES)[0])

    assert likeness(zigzag, BOOT, HARD.care) < likeness(pictures(BOOT)[0], BOOT, HARD.care)


@by_level
def test_no_card_is_laid_twice_nor_that_of_ones_own_word(level):
    table = voting(6, slates=pictures(*OUTLINES))
    for number in range(8):
        laid = votes(table, ANN, luck=number / 8, judgement=TALENTS[level].judgement)

        assert sorted(laid.values()) == [2, 3, 4, 5, 6]


def test_cards_are_laid_so_that_all_of_them_fit_best():
    """Both are most like the first word: who is hardly like anything else gets its card."""
    assert assigned([(0.9, 0.8, 0.1), (0.7, 0.2, 0.3)]) == (1, 0)


def test_what_a_person_laid_stays_and_the_rest_is_assigned_around_it():
    table = voting(slates=pictures(CARROT, FISH, BOOT), votes=[(None, 3, None), (None,) * 3, (None,) * 3])
    laid = votes(table, ANN)

    assert laid.keys() == {CAT}
    assert laid[CAT] not in (1, 3)


def test_who_laid_the_card_of_their_own_word_has_one_for_every_slate_all_the_same():
    given = [(None, 1, None, None, None, None), *[(None,) * 6] * 5]
    laid = votes(voting(6, slates=pictures(*OUTLINES), votes=given), ANN)

    assert len({*laid.values(), 1}) == 5


def test_an_empty_slate_and_a_word_without_an_outline_are_guessed_at():
    assert like((), FISH, HARD.care) == UNKNOWN
    assert like(FISH, (), HARD.care) == UNKNOWN
    assert votes(voting(), ANN, outlines=((),) * 6).keys() == {BEN, CAT}


@by_level
def test_a_single_point_and_a_dot_for_an_outline_do_no_harm(level):
    dot = (as_stroke([(1500, 1500)]),)

    assert 0 <= likeness(dot, dot, TALENTS[level].judgement.care) <= 1
    assert 0 <= likeness(FISH, dot, TALENTS[level].judgement.care) <= 1
    assert 0 <= likeness(dot, FISH, TALENTS[level].judgement.care) <= 1


def test_a_bot_looks_at_nothing_but_strokes():
    """Neither at what is said of a picture nor at a loop, which is not in its view."""
    table = voting(slates=pictures(CARROT, FISH, BOOT))
    told = replace(table, pictures=tuple([Picture(one.strokes, None, ACROSS) for one in table.pictures]))

    assert votes(told, ANN) == votes(table, ANN)


@pytest.mark.slow
def test_of_words_that_ship_none_is_looked_for_by_the_drawing_that_bots_make_of_it():
    (pack,) = builtin_packs(GAME)
    words = [card for card in pack.cards if isinstance(card, WordCard)]

    assert len(words) == 100
    assert [card.word for card in words if {*card.drawn} == {*card.outline} or not card.outline] == []
