"""The difference of two views leads from the one to the other, is small where little changed, and tells no more."""

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect
from msgspec.structs import replace

from tablee.games import GAMES
from tablee.kernel.codec import encode
from tablee.kernel.game import AnyGame
from tablee.kernel.offers import Offers
from tablee.kernel.playout import at_random, opening
from tablee.kernel.seats import Seat, seats
from tablee.kernel.stroke import as_stroke
from tablee.kernel.structs import Value, members
from tablee.tables.patches.change import Change
from tablee.tables.patches.difference import difference
from tablee.tables.perspective import Perspective, patch_between
from tests.game_packs import pack_for
from tests.kernel.murmure import MURMURE
from tests.tables.patches.made_up_views import Ace, Bee, Dee, Eff, See, otherwise, view
from tests.tables.patches.patching import changed

Slate = tuple[Any, ...]
NO_OFFERS = Offers(0, ())
EVERY_GAME = (*GAMES.values(), MURMURE)


worlds = st.randoms(use_true_random=False)


def two_views(rng: Random) -> tuple[Value, Value]:
    before = view(rng)
    return before, otherwise(before, rng)


def read(seen: Value) -> Any:
    return msgspec.json.decode(encode(seen))


def sent(before: Value, after: Value) -> bytes:
    return encode(difference(before, after) or Change())


def leads(before: Value, after: Value) -> bool:
    """1 and true differ here, as they do for the page."""
    found = changed(read(before), msgspec.json.decode(sent(before, after)))
    return ordered(found) == ordered(read(after))


def ordered(value: object) -> bytes:
    return msgspec.json.encode(value, order="sorted")


@given(worlds)
def test_a_view_and_the_difference_give_the_other_view(rng):
    before, after = two_views(rng)

    assert leads(before, after)
    assert (difference(before, after) is None) == (encode(before) == encode(after))


@given(worlds)
def test_whether_views_share_their_parts_cannot_be_told_from_their_difference(rng):
    """Twins share none with each other's past: the patch is a function of the two views alone."""
    pair = two_views(rng)
    apart = copy.deepcopy(pair[0]), copy.deepcopy(pair[1])

    assert sent(*pair) == sent(*apart)


@pytest.mark.slow
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_over_whole_games_each_view_and_the_difference_give_the_next_view(game):
    for seed in range(3):
        players = game.players[seed % len(game.players)]
        for before, _, after in at_random(game, opening(game, players, pack=pack_for(game)), Random(seed)):
            for viewer in (None, *seats(players)):
                assert leads(game.view(before, viewer), game.view(after, viewer))


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_every_view_is_sent_with_the_names_of_all_its_fields(game):
    kinds = members(game.views)

    assert [kind for kind in kinds if kind.__struct_config__.array_like or kind.__struct_config__.omit_defaults] == []
    assert [kind for kind in kinds if kind.__struct_encode_fields__ != kind.__struct_fields__] == []


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_no_part_of_a_view_may_be_now_true_and_then_1(game):
    """Python takes these for equal, so the difference would not see it."""
    unions = [part for part in parts(game) if isinstance(part, inspect.UnionType)]

    assert [union for union in unions if {inspect.BoolType, inspect.IntType} <= {*map(type, union.types)}] == []


def parts(game: AnyGame) -> list[inspect.Type]:
    found: list[inspect.Type] = []
    waiting = [inspect.type_info(game.views)]
    while waiting:
        part = waiting.pop()
        if part not in found:
            found.append(part)
            waiting += [inner for inner in inner_types(part) if isinstance(inner, inspect.Type)]
    return found


def inner_types(part: inspect.Type) -> list[Any]:
    fields = [field.type for field in getattr(part, "fields", ())]
    several = [*getattr(part, "types", ()), *getattr(part, "item_types", ())]
    return [*fields, *several, *(getattr(part, name, None) for name in ("type", "item_type", "key_type", "value_type"))]


class Drawing(Value, frozen=True, tag="drawing"):
    me: Seat
    slates: tuple[Slate, ...]
    left: int


class Scored(Value, frozen=True, tag="scored"):
    me: Seat
    slates: tuple[Slate, ...]
    points: tuple[int, ...]
    names: tuple[str, ...]


def as_points(seat: int, stroke: int) -> Any:
    return tuple([(stroke * 100 + point, seat) for point in range(100)])


def as_spelt(seat: int, stroke: int) -> Any:
    return as_stroke([(stroke * 100 + point, seat, 9) for point in range(100)])


def drawing(stroke: Callable[[int, int], Any]) -> Drawing:
    """Six slates of forty strokes of a hundred points."""
    return Drawing(Seat(2), tuple([tuple([stroke(seat, n) for n in range(40)]) for seat in range(6)]), 30)


DRAWINGS = {"points": drawing(as_points), "strokes": drawing(as_spelt)}
each_drawing = pytest.mark.parametrize("drawn", DRAWINGS.values(), ids=DRAWINGS)


def with_slate(drawn: Drawing, *strokes: Any) -> Drawing:
    return replace(drawn, slates=(*drawn.slates[:2], strokes, *drawn.slates[3:]))


def patch_size(before: Value, after: Value) -> int:
    first, second = (Perspective(view, NO_OFFERS, (), ()) for view in (before, after))
    return len(encode(patch_between(Seat(2), 100, first, second, ())))


@each_drawing
def test_scoring_sends_no_slate_again(drawn):
    scored = Scored(drawn.me, drawn.slates, (3, 1, 4, 1, 5, 9), ("chat", "chien", "loup", "ours", "renard", "lynx"))
    assert len(encode(scored)) > 120_000

    assert patch_size(drawn, scored) <= 4_000


@each_drawing
@pytest.mark.parametrize("place", [39, 20, 0], ids=["the last", "in the middle", "the first"])
def test_one_stroke_of_forty_is_cut_in_200_bytes(drawn, place):
    strokes = drawn.slates[2]

    assert patch_size(drawn, with_slate(drawn, *strokes[:place], *strokes[place + 1 :])) <= 200


@each_drawing
@pytest.mark.parametrize("left", range(1, 4))
def test_one_stroke_of_a_few_is_cut_in_200_bytes_too(drawn, left):
    strokes = [stroke[: 30 // left] for stroke in drawn.slates[2]]

    assert patch_size(with_slate(drawn, *strokes[: left + 1]), with_slate(drawn, *strokes[:left])) <= 200


@each_drawing
def test_one_stroke_more_costs_that_stroke_and_200_bytes(drawn):
    new = drawn.slates[3][0]

    assert patch_size(drawn, with_slate(drawn, *drawn.slates[2], new)) <= len(encode(new)) + 200


@each_drawing
def test_strokes_that_go_in_two_places_while_another_comes_send_no_other(drawn):
    strokes, new = drawn.slates[2], drawn.slates[3][0]
    after = with_slate(drawn, *strokes[:5], *strokes[6:20], *strokes[21:], new)

    assert patch_size(drawn, after) <= len(encode(new)) + 200


def test_a_stroke_that_grows_while_another_comes_sends_only_its_growth():
    drawn = DRAWINGS["points"]
    *strokes, last = drawn.slates[2]

    assert patch_size(drawn, with_slate(drawn, *strokes, (*last, (1, 1)), ((7, 7),))) <= 250


@pytest.mark.parametrize("dots", [39, 41])
def test_a_stroke_like_all_others_comes_and_goes_as_any(dots):
    before, after = (See((as_points(1, 1),) * number) for number in (40, dots))

    assert leads(before, after)
    assert len(sent(before, after)) <= len(encode(as_points(1, 1))) + 200


def test_beyond_some_length_only_both_ends_of_a_list_are_looked_at():
    """What players draw must not keep a server busy, and the search takes longest where all is alike."""
    before, after = (See((first, *["dot"] * 150, first)) for first in ("one", "another"))

    assert difference(before, after) == Change(set={"c": after.c})


def test_a_list_whose_change_would_be_longer_than_itself_is_sent_whole():
    before = tuple(range(100, 160))
    after = tuple([number if number % 2 else -number for number in before])

    assert difference(See(before), See(after)) == Change(set={"c": after})


def test_an_object_of_which_nothing_stays_is_sent_whole():
    assert difference(See(Bee(1, 2)), See(Bee(3, 4))) == Change(set={"c": Bee(3, 4)})
    assert difference(See(Bee(1, 2)), See(Bee(1, 4))) == Change(inside={"c": Change(set={"c": 4})})


def test_an_object_of_another_kind_keeps_what_both_have():
    before, after = See(Ace(1, (2,), "trois")), See(Bee((2,), "trois"))

    assert difference(before, after) == Change(inside={"c": Change(set={"type": "bee"}, gone=("a",))})


@pytest.mark.parametrize("old", [Dee(1, 2), Eff(1), {"1": 2, "2": 3}, None])
def test_what_is_not_sent_with_the_names_of_all_its_fields_is_sent_whole(old):
    """A device knows only the JSON."""
    assert difference(See(old), See(Dee(1, 3))) == Change(set={"c": Dee(1, 3)})
    assert difference(See(old), See(Eff())) == Change(set={"c": Eff()})
    assert difference(See(old), See(Bee(1, 2))) == Change(set={"c": Bee(1, 2)})


def test_what_has_the_same_fields_is_the_same_whatever_it_is_called_in_python():
    class Other(Value, frozen=True, tag="bee"):
        b: Any
        c: Any

    assert difference(Bee(1, 2), Other(1, 2)) is None
