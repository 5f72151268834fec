"""Every lint of words and places fires on a bad card, and leaves good ones alone."""

import pytest

from tablee.games.incognito import GAME
from tablee.games.incognito.authoring import AUTHORING, lints
from tablee.games.incognito.authoring.written import played
from tablee.games.incognito.cards import LEAST_PLACES, LEAST_WORDS, PlaceCard, WordCard
from tablee.packs.authoring.building import linted_pack, looked_over
from tablee.packs.authoring.drafts import drafts
from tablee.packs.authoring.written import WrittenCard
from tablee.packs.builtin import builtin_packs
from tests.games.incognito.authoring.drafts import CROSS, DOODLES, SQUARE, place, told, word

PLAIN = {name: lint for name, lint in AUTHORING.musts.items() if name != "cards"}


def test_a_good_word_and_a_good_place_meet_all_of_them():
    assert looked_over([word(), place()], PLAIN) == []
    assert looked_over([word(), place()], AUTHORING.advice) == []


@pytest.mark.parametrize(
    ("lint", "changed", "said"),
    [
        (lints.drawings_are_there, {"drawn": "w999"}, "no drawing “w999”"),
        (
            lints.drawings_are_there,
            {"outline": "nothing"},
            "no drawing “nothing” in the folder “drawings”, or an empty",
        ),
        (lints.jokes, {"joke": ""}, "no joke"),
        (lints.jokes, {"joke": "Tiroir ou placard, il hésite."}, "the joke contains the word itself"),
        (lints.drawn_for_bots, {"drawn": None}, "no drawing: a bot that gets this word only draws the place"),
        (lints.drawn_twice, {"outline": None}, "two drawings are needed"),
        (lints.drawn_twice, {"outline": "square"}, "are the same drawing"),
        (lints.drawn_twice, {"outline": "wobbled"}, "are the same drawing"),
        (lints.opaque_names, {"drawn": "tiroir-a"}, "the name “tiroir-a” gives the word away"),
        (lints.opaque_names, {"card": "tiroir"}, "the name “tiroir” gives the word away"),
        (lints.balanced, {"shape": "ovale"}, "no shape is called “ovale”"),
    ],
)
def test_a_bad_word_is_found_with_its_card(lint, changed, said):
    (found,) = told(lint, word(**changed))

    assert found.startswith("cards.yaml:")
    assert said in found


@pytest.mark.parametrize(
    ("lint", "changed", "said"),
    [
        (lints.drawings_are_there, {"doodles": [{"name": "étal", "strokes": "d999"}]}, "no drawing “d999”"),
        (lints.doodled, {"doodles": DOODLES[:3]}, "too few doodles: 3, and at least 4 are needed"),
        (lints.doodled, {"doodles": [*DOODLES, DOODLES[0]]}, "the same doodle twice"),
        (lints.no_doodle_is_a_word, {"place": "dans un tiroir"}, "the place contains the word “tiroir”"),
        (
            lints.no_doodle_is_a_word,
            {"doodles": [{"name": "vieux tiroir", "strokes": "d1"}]},
            "the doodle “vieux tiroir” is the word “tiroir”",
        ),
        (
            lints.no_doodle_is_a_word,
            {"doodles": [{"name": "Casier", "strokes": "d1"}]},
            "“Casier” is the word “tiroir”",
        ),
        (
            lints.no_twins,
            {"doodles": [{"name": "fenêtre", "strokes": "wobbled"}]},
            "the doodle “fenêtre” looks too much like the word “tiroir”",
        ),
    ],
)
def test_a_bad_place_is_found_with_its_card(lint, changed, said):
    (found,) = told(lint, word(also=["casier"]), place(**changed))

    assert "p001: " in found
    assert said in found


def test_the_line_is_that_of_the_doodle_or_the_joke():
    assert told(lints.jokes, word(joke="Un tiroir\u202f!"))[0].startswith("cards.yaml:5: ")
    named = place(doodles=[{"name": "tiroir", "strokes": "d1"}])
    assert told(lints.no_doodle_is_a_word, word(), named)[0].startswith("cards.yaml:7: ")


def test_a_joke_of_more_than_110_letters_is_no_card():
    long = WrittenCard(
        {"type": "word", "id": "w001", "word": "tiroir", "joke": "a" * 111}, "cards.yaml", {("joke",): 5}
    )

    good, (fault,) = drafts(iter([long]), AUTHORING)

    assert not good
    assert (fault.file, fault.line, fault.card, fault.part, fault.what) == ("cards.yaml", 5, "w001", "joke", "long")


def test_a_word_a_place_or_a_joke_stands_once():
    assert "card w001 has the same word" in told(lints.no_word_twice, word(), word("w002", word="Tiroir"))[0]
    assert "card p001 has the same place" in told(lints.no_word_twice, place(), place("p002"))[0]
    assert "card w001 has the same joke" in told(lints.jokes, word(), word("w002", word="porte"))[0]


def test_words_that_look_alike_are_found_and_those_without_drawings_are_left_alone():
    ladder = word("w003", word="mât", drawn="ladder", outline="cross")
    bare = word("w004", word="bras", drawn=None, outline=None)

    assert told(lints.no_twins, word(), word("w002", word="porte", drawn="wobbled", outline="ladder"), bare) == [
        "cards.yaml:1: w002: drawn: looks too much like “tiroir” [twins]"
    ]
    assert told(lints.no_twins, word(outline="square"), ladder) == []


def test_that_a_word_has_no_drawing_is_said_once():
    assert len(told(lints.drawn_for_bots, word(drawn=None, outline=None))) == 1
    assert told(lints.drawn_twice, word(drawn=None, outline=None)) == []


def test_a_pack_has_enough_of_both():
    many = [*[word(f"w{at}") for at in range(LEAST_WORDS)], *[place(f"p{at}") for at in range(LEAST_PLACES)]]

    assert told(lints.enough, *many) == []
    assert "too few words: 11, and at least 12 are needed" in told(lints.enough, *many[1:])[0]
    assert "too few places: 5, and at least 6 are needed" in told(lints.enough, *many[:-1])[0]
    assert len(told(lints.enough)) == 2


def test_shapes_and_levels_of_many_words_are_balanced():
    alike = [word(f"w{at}") for at in range(lints.FEWEST)]

    found = told(lints.balanced, *alike)

    assert "30 of 30 words have the shape rectangle" in found[0]
    assert ["easy" in found[1], "middling" in found[2], "detailed" in found[3:4]] == [True, True, False]

    levels = ["easy"] * 24 + ["middling"] * 14 + ["detailed"] * 2
    shapes = [lints.SHAPES[at % len(lints.SHAPES)] for at in range(40)]
    mixed = [
        word(f"w{at}", level=level, shape=shape) for at, (level, shape) in enumerate(zip(levels, shapes, strict=True))
    ]
    assert told(lints.balanced, *mixed) == []


def test_a_card_is_played_with_its_strokes():
    assert played(word(also=["casier"])) == WordCard(
        "tiroir", "Il adore qu’on le pousse.", ("casier",), "rectangle", SQUARE, CROSS
    )
    assert played(word(drawn=None, outline=None)) == WordCard("tiroir", "Il adore qu’on le pousse.", (), "rectangle")
    market = played(place())
    assert isinstance(market, PlaceCard)
    assert [doodle.name for doodle in market.doodles] == ["étal", "cageot", "radis", "banc"]


def test_a_built_pack_is_looked_over_as_if_it_had_been_written():
    (pack,) = builtin_packs(GAME)
    linted = linted_pack(pack, AUTHORING)

    assert linted.faults == []
    assert linted.built() is pack
    assert [played(draft) for draft in linted.cards] == [*pack.cards]


def test_words_and_places_are_read_aloud_and_jokes_by_everybody_for_themselves():
    assert [(one.text, one.aloud) for one in lints.texts(word())] == [
        ("tiroir", True),
        ("Il adore qu’on le pousse.", False),
    ]
    assert [one.text for one in lints.texts(word(joke=""))] == ["tiroir"]
    assert [one.aloud for one in lints.texts(place())] == [True, False, False, False, False]
