"""A struct is held to the types that its fields declare, and to nothing else."""

from enum import IntEnum, StrEnum
from typing import Annotated, Any

import pytest
from msgspec import Meta

from tablee.kernel.refusals import Malformed
from tablee.kernel.stroke import Stroke
from tablee.kernel.structs import Value
from tablee.kernel.typed import Typed, typed


class Mood(StrEnum):
    CALM = "calm"
    LOUD = "loud"


class Die(IntEnum):
    SIX = 6


class Sing(Value, frozen=True, tag="sing"):
    verses: Annotated[int, Meta(ge=1, le=3)]
    mood: Mood
    card: int | Mood
    to: int | None
    title: str
    aloud: bool
    notes: tuple[int, ...] = ()
    trill: tuple[int, Mood] = (0, Mood.CALM)
    bars: tuple[tuple[int, int], ...] = ()
    clef: Stroke = Stroke("")
    mark: Stroke | None = None
    signs: tuple[Stroke, ...] = ()


class Rest(Value, frozen=True, tag="rest"):
    pass


class Cough(Value, frozen=True, tag="cough"):
    pass


class Hum(Rest, frozen=True, tag="hum"):
    """Equal to nothing, but Python would take it for a Rest."""


class Opaque(Value, frozen=True, tag="opaque"):
    when: float


SONG = Sing(2, Mood.LOUD, Mood.CALM, None, "Frère Jacques", aloud=True, notes=(1, 2), bars=((1, 2), (3, 4)))
SONGS = Sing | Rest


def song(**other: Any) -> Sing:
    return Sing(*[other.get(name, getattr(SONG, name)) for name in SONG.__struct_fields__])


@pytest.mark.parametrize(
    "right", [SONG, song(card=3, to=1), song(notes=(), bars=()), song(clef="AAAAA", mark="", signs=("AAAAA",)), Rest()]
)
def test_what_has_its_types_is_right_and_right_again(right):
    judge = Typed(SONGS)

    judge.check(right)
    judge.check(right)


def test_bounds_are_left_to_the_rules():
    Typed(SONGS).check(song(verses=99, title="", to=-1))


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        (song(verses=True), "verses of sing is True (bool), and should be int"),
        (song(verses=2.0), "verses of sing is 2.0 (float), and should be int"),
        (song(verses=Die.SIX), "verses of sing is <Die.SIX: 6> (Die), and should be int"),
        (song(mood="loud"), "mood of sing is 'loud' (str), and should be Mood"),
        (song(card="calm"), "card of sing is 'calm' (str), and should be int or Mood"),
        (song(to="1"), "to of sing is '1' (str), and should be int or NoneType"),
        (song(title=Mood.CALM), "title of sing is <Mood.CALM: 'calm'> (Mood), and should be str"),
        (song(aloud=1), "aloud of sing is 1 (int), and should be bool"),
        (song(notes=[1, 2]), "notes of sing is [1, 2] (list), and should be a tuple of its own kind"),
        (song(notes=(1, True)), "notes of sing is (1, True) (tuple), and should be a tuple of its own kind"),
        (song(trill=(0, "calm")), "trill of sing is (0, 'calm') (tuple), and should be a tuple of its own kind"),
        (song(trill=(0,)), "trill of sing is (0,) (tuple), and should be a tuple of its own kind"),
        (song(trill=0), "trill of sing is 0 (int), and should be a tuple of its own kind"),
        (song(bars=((1, 2), (3,))), "bars of sing is ((1, 2), (3,)) (tuple), and should be a tuple of its own kind"),
        (song(clef="AAAA"), "clef of sing is 'AAAA' (str), and should be a stroke"),
        (song(clef="AA+AA"), "clef of sing is 'AA+AA' (str), and should be a stroke"),
        (song(clef=((1, 1),)), "clef of sing is ((1, 1),) (tuple), and should be a stroke"),
        (song(mark="AAAA"), "mark of sing is 'AAAA' (str), and should be a stroke or NoneType"),
        (song(signs=("A",)), "signs of sing is ('A',) (tuple), and should be a tuple of its own kind"),
        (Cough(), "Cough() (Cough) is not one of these: sing, rest"),
        (Hum(), "Hum() (Hum) is not one of these: sing, rest"),
        ("rest", "'rest' (str) is not one of these: sing, rest"),
        (None, "None (NoneType) is not one of these: sing, rest"),
    ],
)
def test_what_has_not_is_named_even_beside_something_equal_that_has(wrong, what):
    judge = Typed(SONGS)
    judge.check(SONG)
    judge.check(song(verses=1, card=3, to=1))

    with pytest.raises(Malformed) as malformed:
        judge.check(wrong)

    assert str(malformed.value) == what


def test_a_union_is_worked_out_once():
    assert typed(SONGS) is typed(SONGS)


def test_a_type_that_is_not_covered_says_so():
    with pytest.raises(TypeError, match="add a case"):
        Typed(Opaque)
