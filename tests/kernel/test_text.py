"""Text that a person typed: in one form before any rule sees it, as long as a reader says it is."""

import random
from typing import Annotated

import pytest
from msgspec import Meta
from msgspec.structs import replace as changed

from tablee.kernel import codec
from tablee.kernel.checked import act, action
from tablee.kernel.entries import Acted
from tablee.kernel.fuzz import NASTY
from tablee.kernel.offers import AWKWARD, AnyText
from tablee.kernel.refusals import Malformed
from tablee.kernel.replay import fold, step
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value
from tablee.kernel.text import LONGEST_RAW, Text, as_text, folded, graphemes, has_words
from tablee.kernel.text_fields import normalised, text_fields
from tests.kernel.murmure import MURMURE, Guess, Measuring, Shout
from tests.kernel.murmure_cards import PACK
from tests.kernel.test_replay import DEALT

ANN = Seat(0)
FAMILY = "👨\u200d👩\u200d👧\u200d👦"
WAITING = fold(MURMURE, MURMURE.setup({"step": 1, "first": "lot"}, 2, PACK), [DEALT, Acted(ANN, Guess(3))])
"""Ann has handed in, and may shout."""


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("e\u0301te\u0301", "été"),
        ("\ufb01n", "ﬁn"),  # a ligature is what was typed: NFC, not NFKC
        ("  deux \t mots\n", "deux mots"),
        ("a\u00a0\u202f\u3000b", "a b"),
        ("a\u202eb\u2066c\u200fd", "abcd"),
        ("soft\u00adhyphen \u200bspace\ufeff", "softhyphen space"),
        ("\x1b[31mred\x00", "[31mred"),
        ("lone \ud800 half", "lone half"),
        ("flag 🏴\U000e0067\U000e0062\U000e007f", "flag 🏴"),
        ("a" + 9 * "\u0301", "á" + 3 * "\u0301"),
        ("e\u200b\u0301", "é"),  # what is taken out brings others together
        ("e\u034f\u0301", "é"),
        ("a \u0301b", "a b"),
        ("x\ufe0f❤\ufe0f1\ufe0f\u20e3", "x❤\ufe0f1\ufe0f\u20e3"),
        ("葛\U000e0100", "葛"),
    ],
)
def test_text_has_one_form(typed, text):
    assert as_text(typed) == text


@pytest.mark.parametrize("nothing", ["", " ", "\u0301\u0301", "\u20dd", "\u3164\u115f", "\u2800", "\u202e", "\u200d"])
def test_text_in_which_nothing_is_seen_is_empty(nothing):
    assert as_text(nothing) == ""
    assert not AnyText(8).holds(as_text(nothing))


@pytest.mark.parametrize(
    "text",
    [
        FAMILY,
        "👩🏽\u200d🚀",
        "❤\ufe0f\u200d🔥",
        "می\u200cخواهم",
        "क्\u200dष",
        "क्\u200cष",
        "각",
        "🇫🇷",
        "שלום",
        "L’Œuvre ?",
    ],
)
def test_what_scripts_and_pictures_need_stays(text):
    assert as_text(text) == text


@pytest.mark.parametrize(
    "chain",
    [
        "\u200d".join("🔥" * 40),
        "\u200d".join(["👩🏽"] * 30),
        "\u200d".join(["❤\ufe0f"] * 30),
        "क्\u200d" * 20 + "ष",
        "가" + 60 * "\u1161",
    ],
    ids=["pictures", "toned", "dressed", "conjuncts", "syllable"],
)
def test_a_letter_that_would_be_wider_than_any_line_falls_apart(chain):
    text = as_text(chain)

    assert as_text(text) == text
    assert len(text) <= 12 * graphemes(text)


def test_what_only_chooses_between_forms_of_a_letter_goes():
    assert as_text("a\ufe00b\U000e0100c\U000e01efd") == "abcd"


def test_no_more_is_looked_at_than_a_page_of_text():
    assert codec.actions(MURMURE).decode(codec.encode(Shout(Text(" " * 3_999 + "x")))) == Shout(Text("x"))
    with pytest.raises(Malformed):
        codec.actions(MURMURE).decode(codec.encode(Shout(Text(" " * 4_000 + "x"))))


def test_parts_of_a_korean_syllable_pile_up_no_higher_than_marks():
    assert as_text("\u1100" + "\u11a8" * 9) == "\u1100" + "\u11a8" * 3


@pytest.mark.parametrize("text", ["a\u200cb", "a\u200db", "ش\u200db", "👩\u200da", "ش\u200c", "\u200cش", "क्\u200d ष"])
def test_a_joiner_that_a_reader_would_not_miss_goes(text):
    assert not {"\u200c", "\u200d"} & {*as_text(text)}


def test_what_is_normal_stays_so():
    rng = random.Random(1)
    for _ in range(3_000):
        text = as_text("".join(rng.choices(NASTY + AWKWARD, k=rng.randrange(12))))

        assert as_text(text) == text, ascii(text)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("été", 3),
        (FAMILY, 1),
        ("👍🏽", 1),
        ("🇫🇷🇩🇪", 2),
        ("🇦🇿🇿🇦", 2),
        ("a🇫", 2),
        ("1\ufe0f\u20e3", 1),
        ("각", 1),
        ("\u1100\u1161\u11a8", 1),
        ("", 0),
    ],
)
def test_letters_are_counted_as_a_reader_does(text, count):
    assert graphemes(Text(text)) == count


def test_a_text_is_as_long_as_a_reader_says_and_has_an_end_all_the_same():
    assert AnyText(4).holds("ạ\u0307" * 4)
    assert AnyText(1).holds(FAMILY)
    assert not AnyText(4).holds("12345")
    assert not AnyText(1).holds("\u200d".join("👩" * 7))


def test_words_are_compared_without_case_and_accents():
    assert folded("« L’Œuvre d’ÉTÉ ! »") == "l oeuvre d ete"
    assert has_words("Un ÉLÉPHANT gris", "éléphant")
    assert has_words("la tour-Eiffel !", "Tour Eiffel")
    assert not has_words("des éléphants", "éléphant")


def test_a_form_of_no_letters_forbids_nothing():
    assert AnyText(8, ("!",), ("?",)).holds("oui !")


@pytest.mark.parametrize("word", ["hush", "HÚSH!", "a hush", "be-still", "MURMUR", "m ù r", "mur\u200bs"])
def test_what_is_forbidden_is_refused_in_every_dress(word):
    domain = AnyText(8, ("hush", "be still"), ("mur",))

    assert not domain.holds(as_text(word))
    assert domain.holds("hushed")


def test_what_comes_over_the_wire_is_made_normal():
    assert codec.actions(MURMURE).decode(b'{"type":"shout","word":" e\\u0301\\u202e "}') == Shout(Text("é"))


def test_what_is_too_long_to_be_looked_at_is_malformed():
    with pytest.raises(Malformed, match="4000 are looked at"):
        codec.actions(MURMURE).decode(codec.encode(Shout(Text("x" * (LONGEST_RAW + 1)))))


def test_a_script_that_names_plain_values_gets_normal_text():
    assert action(MURMURE, "shout", word="e\u0301 ") == Shout(Text("é"))


def test_a_script_or_a_bot_that_makes_the_action_itself_must_make_its_text_normal():
    with pytest.raises(Malformed, match=r"word of shout is .* and should be str in normal form"):
        act(MURMURE, WAITING, ANN, Shout(Text("e\u0301")))
    assert isinstance(act(MURMURE, WAITING, ANN, Shout(as_text("e\u0301"))), Measuring)


def test_a_replay_refuses_text_that_is_not_normal():
    entry = codec.entries(MURMURE).decode(b'{"type":"acted","seat":0,"action":{"type":"shout","word":"e\\u0301"}}')

    with pytest.raises(Malformed, match="in normal form"):
        step(MURMURE, WAITING, entry)


class Letter(Value, frozen=True, tag="letter"):
    to: str
    lines: tuple[Text, ...] = ()
    title: Text | None = None
    place: Annotated[Text, Meta(max_length=20)] = Text("")
    pages: int | None = None
    sizes: tuple[int, ...] = ()


def test_text_is_found_wherever_a_field_can_hold_it():
    letter = Letter("e\u0301", (Text("e\u0301"), Text(" b")), Text("\t"), Text("ici "))

    assert [*text_fields(Letter)] == ["lines", "title", "place"]
    assert normalised(letter) == Letter("e\u0301", (Text("é"), Text("b")), Text(""), Text("ici"))
    assert normalised(changed(letter, title=None)).title is None
