"""A made-up vocabulary with all that a field can be: what the games have not, the page must say as Python does, too."""

from dataclasses import replace
from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta

from tablee.kernel.seats import Seat, Viewer
from tablee.kernel.stroke import Stroke
from tablee.kernel.structs import Value
from tests.kernel.murmure import MURMURE
from tests.terminal import murmure_words


class Mood(StrEnum):
    VERY_CALM = "very_calm"
    LOUD = "loud"


class Spot(Value, frozen=True, array_like=True):
    mood: Mood
    seat: Seat


class Path(Value, frozen=True, tag="path"):
    walker: Seat
    spots: tuple[Spot, ...]


class Gap(Value, frozen=True, tag="gap"):
    width: int


Step = Path | Gap


class Odd(Value, frozen=True, tag="odd_one"):
    maybe_seat: Viewer
    pair: tuple[Seat, Seat]
    some: tuple[Seat | None, ...]
    mixed: tuple[int, str, Mood]
    big: Annotated[int, Meta(ge=-1000, le=1_000_000)]
    drawn: Stroke | None
    slate: tuple[Stroke, ...]


class Walked(Value, frozen=True, tag="walked"):
    steps: tuple[Step, ...]
    last: Step | None
    here: Spot | None
    spots: tuple[Spot, ...] | None
    word: Literal["up", "down"]
    numbers: Annotated[tuple[Annotated[int, Meta(ge=1)], ...], Meta(max_length=9)]
    flags: tuple[bool, ...]
    either: Annotated[int, Meta(le=3)] | Mood | bool | None


class Stepped(Value, frozen=True, tag="stepped"):
    step: Gap | Path | None


class Choose(Value, frozen=True, tag="choose_one"):
    seat: Seat
    mood: Mood | None
    number: Annotated[int, Meta(ge=1, le=36)]
    stroke: Stroke


TRIAL = replace(
    MURMURE,
    name="trial",
    facts=MURMURE.facts | Odd | Walked | Stepped,
    actions=MURMURE.actions | Choose,
    awards=None,
    honours=None,
)

FRENCH = (
    murmure_words.FRENCH
    + """
mood-very-calm = très calme
mood-loud = bruyant
spot = { $mood } chez { $seat }{ $seat-who ->
    [me] { "" } ({ $mood-key })
   *[one] { "" }
}
path = { $walker } passe { $spots-count ->
    [0] nulle part
    [one] par un endroit, { $spots }
   *[other] par { $spots-count } endroits, { $spots }
}
gap = trou de { $width ->
    [one] { $width } pas
   *[other] { $width } pas de large
}
fact-odd-one = { $maybe-seat } | { $pair } ({ $pair-who }, { $pair-count }) | { $some } | { $mixed } | { $big }
    { $drawn } | { $slate }
    .heading = Étrange
fact-walked =
    pas :{ $steps } ({ $steps-count })
    dernier : { $last }
    ici : { $here } ; { $spots }
      { $word } { $numbers } = { $numbers-count }
    { $flags } { $either ->
        [2] deux
        [yes] oui
        [no] non
        [none] rien
       *[other] { $either }
    }
fact-stepped = un { $step }
offer-choose-one = choisir { $seat }, { $mood }, { $number }, { $stroke }
    .sure = Vraiment { $seat-who } { $mood } { $number }{" "}?
field-seat = siège
field-mood = humeur
turn-view = { $me-who } { $me } { $players } { $can-guess } { $can-shout } { $can-yawn } { $can-choose-one }
"""
)
ENGLISH = """
you = thou
mood-very-calm = very calm
mood-loud = loud
spot = { $mood } at { $seat }
path = { $walker } by { $spots }
gap = gap of { $width }
fact-odd-one = { $maybe-seat } { $pair } { $some } { $mixed } { NUMBER($big) } { $drawn } { $slate }
    .heading = Odd
fact-walked = { $steps }; { $last }; { $here }; { $spots }; { $word }; { $numbers }; { $flags }; { $either }
fact-stepped = a { $step }
fact-dealt = { $own }
fact-ready = { $seat } { $seat-who }
fact-shouted = { $seat }: { $word }
fact-heard = { $verdict }
fact-blanked = { $seat }
fact-revealed = { $tiles-count ->
    [0] { $tiles }
   *[other] { $tiles } ({ $tiles-sum })
}, { $guesses }
offer-guess = guess { $number }
offer-shout = shout { $word }
offer-yawn = yawn
offer-scribble = scribble { $stroke }
offer-choose-one = choose { $seat }, { $mood }, { $number }, { $stroke }
    .sure = Surely { $seat }?
field-number = number
field-word = word
field-stroke = stroke
field-seat = seat
field-mood = mood
refusal-not-now = Not now.
refusal-out-of-range = Not that number.
ending-nearest = The nearest answer wins.
turn-view = { $can-guess } { $players }
"""
