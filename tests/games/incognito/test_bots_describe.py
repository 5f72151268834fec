"""What bots of « Incognito » say of their drawings to those who do not see them: what the picture shows, no more."""

from random import Random

import pytest
from msgspec.structs import replace

from bench.incognito import singled_out
from tablee.games.incognito import GAME
from tablee.games.incognito.bots import TALENTS
from tablee.games.incognito.bots.artist import draw
from tablee.games.incognito.bots.description import MOST_SHAPES, description, told_shapes
from tablee.games.incognito.bots.scene import Scene, scene
from tablee.games.incognito.bots.shapes_seen import SeenShape, Shape, Size, shapes_seen
from tablee.games.incognito.bots.voter import vote
from tablee.games.incognito.cards import Doodle, PlaceCard, WordCard
from tablee.games.incognito.drawing import words_for
from tablee.games.incognito.hunch import Hand, hunch
from tablee.games.incognito.views import OwnSlate
from tablee.games.incognito.vocabulary import LONGEST_DESCRIPTION, Describe
from tablee.kernel.stroke import as_stroke
from tablee.kernel.text import Text
from tablee.packs.builtin import builtin_packs
from tests.games.incognito.cards import BOX, CARROT, FISH, ROOF, WAVES
from tests.games.incognito.tables import ANN, BEN, CAT, drawing, drawn, played, seen, voting

HARD = TALENTS["hard"].craft
LANGUAGES = ("fr", "en", "de")
WORDS = [card for card in builtin_packs(GAME)[0].cards if isinstance(card, WordCard)]
PLACES = [card for card in builtin_packs(GAME)[0].cards if isinstance(card, PlaceCard)]


def slate_of(word, doodles=(), **how):
    return OwnSlate(word.word, word.joke, word.also, word.drawn, doodles, **BLANK | how)


BLANK = {"strokes": (), "loop": None, "description": None, "steps_back": 0, "steps_forth": 0, "went": 0, "acts": 0}


def said(word, doodles=(), language="fr", luck=0.4):
    planned = scene(word.drawn, tuple([doodle.strokes for doodle in doodles]), HARD, luck)
    return description(slate_of(word, doodles), planned, language)


def test_things_of_the_place_by_name_and_the_word_by_its_shapes():
    word = WordCard("carotte", drawn=CARROT)
    doodles = (Doodle("étal", ROOF), Doodle("caisse", BOX))

    assert said(word, doodles) == "Étal, caisse, et quelque chose en plus : un grand triangle, un petit trait debout."
    assert said(word, doodles, "en") == "Étal, caisse, and something extra: a large triangle, a small upright line."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_pack_has_one_that_the_rules_allow(language):
    for number, word in enumerate(WORDS):
        place = PLACES[number % len(PLACES)]
        text = said(word, place.doodles, language, number / len(WORDS))

        assert text is not None
        assert len(text) <= LONGEST_DESCRIPTION
        assert words_for(slate_of(word)).holds(text)


def test_a_bot_says_it_once_before_it_loops_what_it_hid_and_the_same_again_by_the_same_luck():
    table = drawing()
    done = []
    while not done or not isinstance(done[-1], Describe):
        done.append(draw(seen(table, ANN).own, Hand(0.4), HARD))
        table = played(table, (ANN, done[-1]))
    after = draw(seen(table, ANN).own, Hand(0.4), HARD)

    assert not isinstance(after, Describe)
    assert done[-1] == Describe(
        said(WordCard("carotte", drawn=CARROT), (Doodle("un étal", ROOF), Doodle("une caisse", BOX)))
    )


def test_what_a_person_has_said_of_their_drawing_stands():
    table = played(drawing(), *drawn(*CARROT), (ANN, Describe(Text("Un étal vu de loin"))))
    kinds = [type(draw(seen(table, ANN).own, Hand(0.4), HARD))]

    assert Describe not in kinds


def test_it_speaks_the_language_of_the_cards():
    assert hunch(drawing(), ANN, "hard", 0.5) == Hand(0.5, "fr")


def test_without_strokes_for_the_word_only_the_place_is_told_and_without_doodles_nothing_is():
    bare = WordCard("as")

    assert said(bare, (Doodle("une grille", BOX),)) == "Une grille."
    assert said(bare) is None
    assert (
        said(WordCard("carotte", drawn=CARROT)) == "Quelque chose en plus : un grand triangle, un petit trait debout."
    )
    assert description(slate_of(bare), Scene((), ()), "fr") is None


def test_in_a_pack_of_ones_own_a_shape_that_is_the_word_is_not_told():
    assert said(WordCard("triangle", drawn=CARROT)) == "Quelque chose en plus : un petit trait debout."
    doodles = (Doodle("un triangle vert", ROOF), Doodle("caisse", BOX))
    assert "riangle" not in said(WordCard("triangle", drawn=CARROT), doodles)
    assert said(WordCard("chose", drawn=CARROT), (Doodle("caisse", BOX),)) == "Caisse."


@pytest.mark.parametrize(
    ("stroke", "shape"),
    [
        (((0, 0), (0, 1000)), Shape.UPRIGHT),
        (((0, 0), (1000, 50)), Shape.LEVEL),
        (((0, 0), (900, 1000)), Shape.SLANTED),
        (((0, 0), (500, 800), (1000, 0)), Shape.CORNER),
        (((0, 0), (200, 500), (600, 800), (1100, 900)), Shape.ARC),
        (((0, 0), (300, 400), (600, 0), (900, 400)), Shape.WINDING),
        (((0, 0), (1000, 0), (500, 900), (0, 0)), Shape.TRIANGLE),
        (((0, 0), (1000, 0), (1000, 900), (0, 900), (0, 0)), Shape.SQUARE),
        (
            ((100, 0), (900, 0), (1000, 100), (1000, 900), (900, 1000), (100, 1000), (0, 900), (0, 100), (100, 0)),
            Shape.SQUARE,
        ),
        (
            ((500, 0), (850, 150), (1000, 500), (850, 850), (500, 1000), (150, 850), (0, 500), (150, 150), (500, 0)),
            Shape.ROUND,
        ),
        (
            ((500, 0), (850, 60), (1000, 200), (850, 340), (500, 400), (150, 340), (0, 200), (150, 60), (500, 0)),
            Shape.OVAL,
        ),
        (
            ((0, 0), (500, 100), (1000, 0), (600, 300), (900, 900), (500, 400), (0, 900), (300, 300), (0, 0)),
            Shape.CLOSED,
        ),
    ],
)
def test_a_stroke_is_called_by_what_it_looks_like(stroke, shape):
    assert shapes_seen((as_stroke(stroke),)) == {SeenShape(shape, Size.LARGE): 1}


def test_sizes_are_beside_the_whole_and_small_marks_are_dots():
    whole, half, dot = as_stroke([(0, 0), (1000, 0)]), as_stroke([(0, 0), (0, 500)]), as_stroke([(5, 5)])

    assert shapes_seen((whole, half, dot, dot)) == {
        SeenShape(Shape.LEVEL, Size.LARGE): 1,
        SeenShape(Shape.UPRIGHT, Size.PLAIN): 1,
        SeenShape(Shape.DOT, Size.PLAIN): 2,
    }
    assert shapes_seen(()) == {}


def test_many_of_a_kind_are_counted_to_nine_and_the_largest_kinds_are_told():
    comb = tuple([as_stroke([(100 * at, 0), (100 * at, 100)]) for at in range(12)])
    word = WordCard("peigne", drawn=(as_stroke([(0, 0), (1100, 0)]), *comb))

    assert said(word) == "Quelque chose en plus : un grand trait couché, au moins dix petits traits debout."
    assert len(told_shapes((*FISH, *CARROT, *WAVES, *BOX, as_stroke([(1, 1)])))) <= MOST_SHAPES


def test_shapes_alone_tell_more_than_chance_and_do_not_give_the_word_away():
    """As a listener who knows another drawing of each of the six words would take them."""
    share = singled_out(WORDS, 300, Random(1))

    assert 0.4 < share < 0.75


def test_a_bot_that_votes_takes_no_word_of_it():
    table = voting(slates=((), FISH, CARROT))
    told = replace(table.pictures[BEN], description=Text("Un poisson, sans rien d’autre"))
    described = replace(table, pictures=(table.pictures[ANN], told, table.pictures[CAT]))
    eyes = hunch(table, ANN, "hard", 0.3)

    votes = [vote(seen(one, ANN), eyes, TALENTS["hard"].judgement) for one in (table, described)]
    assert votes[0] == votes[1]
