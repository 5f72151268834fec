"""What a script or a notebook hands in is judged before the rules see it."""

from functools import partial
from inspect import isfunction, signature
from random import Random

import pytest

from tablee import library
from tablee.games import GAMES
from tablee.games.sept_pour_cent.vocabulary import Announce, Family
from tablee.kernel import codec
from tablee.kernel.chance import Picked, Rolled, Shuffled
from tablee.kernel.checked import act, action, recap, told, view
from tablee.kernel.entries import Acted, Answered
from tablee.kernel.game import Waiting
from tablee.kernel.playout import after_chance, at_random, opening
from tablee.kernel.refusals import Malformed, Refused
from tablee.kernel.replay import fold, step
from tablee.kernel.seats import Seat
from tests.careless import made
from tests.game_packs import pack_for
from tests.games.sept_pour_cent.tables import FIVE_TREFLES, announcing
from tests.kernel.murmure import MURMURE, Guess, Scribble, Yawn
from tests.kernel.murmure_cards import PACK
from tests.server.metronome import METRONOME, Say

ANN, BEN = Seat(0), Seat(1)
ALL = [*GAMES.values(), MURMURE, METRONOME]
SEVEN = GAMES["sept_pour_cent"]


def first_decision(game):
    """Of as few as can play: chance has spoken, and somebody is awaited."""
    state = after_chance(game, opening(game, game.players[0], pack=pack_for(game)), Random(1))
    assert isinstance(game.pending(state), Waiting)
    return state


def states(game, players):
    return [
        opening(game, players, pack=pack_for(game)),
        *[after for _, _, after in at_random(game, opening(game, players, pack=pack_for(game)), Random(2))][:200],
    ]


@pytest.mark.parametrize("game", [*GAMES.values(), MURMURE], ids=lambda game: game.name)
def test_whoever_sits_and_a_spectator_have_a_view_in_every_phase_and_nobody_else(game):
    players = game.players[0]
    for state in states(game, players):
        for viewer in (None, *range(players)):
            assert view(game, state, viewer) == game.view(state, viewer)
        for nobody in (-1, players, 99, True, 0.0, "0"):
            with pytest.raises(Malformed, match=rf"there is no seat {nobody!r}; seats are 0 to {players - 1}"):
                view(game, state, nobody)


def asked_by(viewer):
    """Every public function that takes a viewer, by its name."""
    return {
        "view": lambda game, state: view(game, state, viewer),
        "recap": lambda game, state: recap(game, state, viewer),
        "told": lambda game, state: told(game, state, [], viewer),
    }


@pytest.mark.parametrize("nobody", [-1, 7, True, "1"])
@pytest.mark.parametrize("name", asked_by(None))
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_is_for_one_viewer_is_for_nobody_who_does_not_sit_there(game, name, nobody):
    state = first_decision(game)

    asked_by(ANN)[name](game, state)
    asked_by(None)[name](game, state)
    with pytest.raises(Malformed, match=f"there is no seat {nobody!r}; seats are 0 to {game.players[0] - 1}"):
        asked_by(nobody)[name](game, state)


def test_every_public_function_that_takes_a_viewer_is_asked_here():
    functions = {name: getattr(library, name) for name in library.__all__}
    found = {name for name, one in functions.items() if isfunction(one) and "viewer" in signature(one).parameters}

    assert found == {*asked_by(None)}


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_seat_that_does_not_exist_cannot_act(game):
    state = first_decision(game)
    offer = game.offers(game.view(state, game.pending(state).awaited[0])).choices[0]
    fields = {field.name: field.domain.sample(Random(1)) for field in offer.fields}
    for nobody in (-1, game.players[0], True):
        with pytest.raises(Malformed, match="there is no seat"):
            act(game, state, nobody, action(game, offer.action, **fields))


def test_a_move_of_the_right_types_is_the_rules_to_judge():
    table = announcing(*FIVE_TREFLES)

    assert act(SEVEN, table, ANN, Announce(3, Family.REQUIN)) == SEVEN.apply(table, ANN, Announce(3, Family.REQUIN))
    for seat, said, why in [
        (ANN, Announce(31, Family.REQUIN), "out_of_range"),
        (BEN, Announce(3, Family.REQUIN), "not_your_turn"),
    ]:
        with pytest.raises(Refused, match=why):
            act(SEVEN, table, seat, said)


@pytest.mark.parametrize(
    ("game", "wrong", "what"),
    [
        (SEVEN, made(Announce, 6, "requin"), "family of announce is 'requin'"),
        (SEVEN, Announce(True, Family.REQUIN), "number of announce is True"),
        (SEVEN, Guess(3), "is not one of these: announce, contest"),
        (MURMURE, Guess(True), "number of guess is True"),
        (MURMURE, made(Scribble, ((1, 2),)), "stroke of scribble is"),
        (MURMURE, Announce(6, Family.REQUIN), "is not one of these: guess, shout"),
        (METRONOME, made(Say, "3"), "number of say is '3'"),
    ],
)
def test_a_move_of_other_types_is_malformed_and_nothing_has_changed(game, wrong, what):
    state = first_decision(game)
    seat, before = game.pending(state).awaited[0], codec.encode(state)

    for attempt in (partial(act, game, state, seat, wrong), partial(step, game, state, Acted(seat, wrong))):
        with pytest.raises(Malformed, match=what):
            attempt()
    assert codec.encode(state) == before


def test_an_entry_of_a_seat_that_only_looks_like_one_cannot_follow():
    dealt = first_decision(MURMURE)

    with pytest.raises(Malformed, match="there is no seat True"):
        step(MURMURE, dealt, Acted(True, Guess(3)))


@pytest.mark.parametrize(
    "answer", [Shuffled((False, True, *range(2, 9))), made(Shuffled, [*range(9)]), Rolled((True,)), Picked(True)]
)
def test_an_answer_of_chance_that_only_looks_like_one_does_not_fit(answer):
    with pytest.raises(Malformed, match="an answer that does not fit"):
        fold(MURMURE, opening(MURMURE, 2, pack=PACK), [Answered(answer)])


def test_an_action_is_made_from_plain_values():
    assert action(SEVEN, "announce", number=6, family="requin") == Announce(6, Family.REQUIN)
    assert action(SEVEN, "announce", number=6, family="requin").family is Family.REQUIN
    assert action(SEVEN, "announce", number=6, family=Family.REQUIN).family is Family.REQUIN
    assert action(MURMURE, "yawn") == Yawn()
    assert action(METRONOME, "say", number=3) == Say(3)


@pytest.mark.parametrize(
    ("tag", "fields", "what"),
    [
        ("shout", {}, "sept_pour_cent has no action 'shout'; it has announce, contest"),
        ("announce", {"number": 31, "family": "requin"}, r"announce: Expected `int` <= 30 - at `\$.number`"),
        ("announce", {"number": True, "family": "requin"}, "announce: Expected `int`, got `bool`"),
        ("announce", {"number": 3}, "announce: Object missing required field `family`"),
        ("announce", {"number": 3, "family": "lapin"}, "announce: Invalid enum value 'lapin'"),
        ("contest", {"loudly": True}, "contest: Object contains unknown field `loudly`"),
    ],
)
def test_an_action_that_cannot_be_made_says_why(tag, fields, what):
    with pytest.raises(Malformed, match=what):
        action(SEVEN, tag, **fields)


@pytest.mark.parametrize("entry", [None, "acted", Guess(3), {"type": "elapsed"}], ids=repr)
def test_what_is_no_entry_cannot_follow(entry):
    with pytest.raises(Malformed, match="is no entry; there is Acted, Answered, Elapsed and Overruled"):
        step(MURMURE, first_decision(MURMURE), entry)


@pytest.mark.parametrize("strange", [None, 7, "state", opening(GAMES["code777"], 2)], ids=lambda it: type(it).__name__)
def test_a_state_of_another_game_is_named_as_such(strange):
    asked = [
        lambda: view(SEVEN, strange, ANN),
        lambda: recap(SEVEN, strange, None),
        lambda: act(SEVEN, strange, ANN, Announce(3, Family.REQUIN)),
        lambda: library.simulate(SEVEN, ["easy", "easy"], start=strange),
    ]
    for ask in asked[: 3 if strange is None else 4]:  # None is how a simulation is told to begin at the opening
        with pytest.raises(Malformed, match="is no state of sept_pour_cent"):
            ask()


@pytest.mark.parametrize(
    ("tag", "fields", "what"),
    [
        ("announce", {"number": 3, "family": "requin", "type": "contest"}, "no field is called so"),
        ("announce", {"number": 3, "family": "\ud800"}, "announce: "),
        (["announce"], {}, "has no action"),
        (None, {}, "has no action"),
    ],
)
def test_an_action_of_plain_values_is_the_one_that_was_named_or_none(tag, fields, what):
    with pytest.raises(Malformed, match=what):
        action(SEVEN, tag, **fields)
