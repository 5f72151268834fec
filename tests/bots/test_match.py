"""A match among bots: who is asked what, and what comes of it."""

from functools import partial
from random import Random

import pytest

from tablee.bots import match as bots_match
from tablee.bots import random_bot
from tablee.bots.match import Moves, Told, match
from tablee.games import GAMES, bot
from tablee.games.code777.vocabulary import Declare
from tablee.games.sept_pour_cent.vocabulary import Announce, Family, Take, Vol
from tablee.kernel.chance import Rolled, Shuffled
from tablee.kernel.checked import told
from tablee.kernel.entries import Acted, Elapsed
from tablee.kernel.playout import any_answer, opening
from tablee.kernel.refusals import Malformed, Refused
from tablee.kernel.replay import fold
from tablee.kernel.seats import Seat
from tablee.kernel.text import Text
from tests.careless import made
from tests.game_packs import pack_for
from tests.games.sept_pour_cent.tables import rewarding
from tests.kernel.murmure import MURMURE, Guess, Scribble, Shout, Yawn
from tests.kernel.murmure_cards import PACK

ALL = [*GAMES.values(), MURMURE]


def played(game, players, seed, bots=None):
    rng = Random(seed)
    return match(
        game,
        opening(game, players, pack=pack_for(game)),
        bots or [random_bot(game)] * players,
        partial(any_answer, rng=rng),
        rng,
    )


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_match_is_played_to_the_end_and_can_be_folded_again(game):
    for seed in range(20):
        players = game.players[seed % len(game.players)]
        end = played(game, players, seed)

        entries = [entry for _, entry, _ in end.steps]
        assert game.result(fold(game, opening(game, players, pack=pack_for(game)), entries)) == end.result
        assert end.decisions == sum(isinstance(entry, Acted) for entry in entries)


def test_timers_run_out_now_and_then():
    entries = [entry for seed in range(60) for _, entry, _ in played(MURMURE, 3, seed).steps]

    assert any(isinstance(entry, Elapsed) for entry in entries)


def test_a_bot_that_may_speak_out_of_turn_can_let_it_pass():
    random = random_bot(MURMURE)

    def quiet(view, offers, facts, hunch, dice):
        return None if offers.choices[0].action == "shout" else random(view, offers, facts, hunch, dice)

    entries = [entry for seed in range(20) for _, entry, _ in played(MURMURE, 3, seed, [quiet] * 3).steps]

    assert not any(isinstance(entry, Acted) and isinstance(entry.action, Shout | Yawn) for entry in entries)


def test_a_bot_that_is_awaited_cannot_let_it_pass():
    with pytest.raises(Malformed, match="the bot of seat 0 lets it pass, and is awaited"):
        played(MURMURE, 2, 1, [lambda *_: None] * 2)


class Louder(Shout, frozen=True, tag="shout"):
    """A Shout for Python, and for the codec, but not for the rules."""


SEVEN, CODE, BOLD = GAMES["sept_pour_cent"], GAMES["code777"], Family.REQUIN


@pytest.mark.parametrize(
    ("game", "wrong", "what"),
    [
        (SEVEN, made(Announce, 6, "requin"), r"family of announce is 'requin' \(str\), and should be Family"),
        (SEVEN, Announce(True, BOLD), r"number of announce is True \(bool\), and should be int"),
        (SEVEN, made(Announce, 6.0, BOLD), "number of announce is 6.0"),
        (SEVEN, made(Take, "vol"), r"card of take is 'vol' \(str\), and should be int or Bonus"),
        (SEVEN, made(Vol, True, 3), "victim of vol is True"),
        (SEVEN, Declare(1, 2, 3), r"Declare\(first=1, second=2, third=3\) \(Declare\) is not one of these: announce"),
        (SEVEN, "contest", r"'contest' \(str\) is not one of these"),
        (CODE, Declare(True, 2, 3), "first of declare is True"),
        (CODE, made(Declare, "1", 2, 3), "first of declare is '1'"),
        (CODE, {"type": "draw"}, r"\(dict\) is not one of these: draw, go_on, declare"),
        (MURMURE, Guess(True), "number of guess is True"),
        (MURMURE, made(Guess, "3"), "number of guess is '3'"),
        (MURMURE, made(Scribble, [(1, 1)]), r"stroke of scribble is \[\(1, 1\)\] \(list\), and should be a stroke"),
        (MURMURE, made(Scribble, "AAAA"), "stroke of scribble is 'AAAA'"),
        (MURMURE, Louder(Text("hé")), "is not one of these: guess, shout"),
    ],
)
def test_a_bot_that_returns_another_type_is_named_at_once(game, wrong, what):
    with pytest.raises(Malformed, match=what):
        played(game, 2, 1, [lambda *_: wrong] * 2)


def test_what_is_equal_to_a_move_that_was_right_is_looked_at_all_the_same():
    for right, wrong in [(Guess(1), made(Guess, True)), (Announce(6, BOLD), made(Announce, 6, "requin"))]:
        moves = Moves(MURMURE.actions if isinstance(right, Guess) else SEVEN.actions, Seat(1))

        assert moves[right] is moves[right] == Acted(Seat(1), right)
        assert right == wrong
        assert moves[wrong].action is right
        with pytest.raises(Malformed):
            moves.checked(wrong)


def test_moves_are_kept_until_there_are_too_many(monkeypatch):
    monkeypatch.setattr(bots_match, "KEPT", 2)
    moves = Moves(MURMURE.actions, Seat(0))

    for number in (1, 2, 3):
        moves[Guess(number)]

    assert [*moves] == [Guess(3)]


@pytest.mark.parametrize(
    ("game", "wrong", "why"),
    [
        (SEVEN, Announce(31, BOLD), "out_of_range"),
        (SEVEN, Announce(-(2**70), BOLD), "out_of_range"),
        (CODE, Declare(1, 2, 8), "out_of_range"),
        (MURMURE, Guess(13), "out_of_range"),
    ],
)
def test_a_bot_that_returns_what_the_rules_forbid_is_refused(game, wrong, why):
    with pytest.raises(Refused, match=why):
        played(game, 2, 1, [lambda *_: wrong] * 2)


def test_a_bot_that_robs_a_seat_that_does_not_exist_is_refused():
    """From the first reward phase on, with a *vol* in hand."""
    start = rewarding("vol", "5", face_up="1 2 3")
    for victim in (-1, 2, 99):
        with pytest.raises(Refused, match="no_such_opponent"):
            match(
                SEVEN,
                start,
                [lambda *_, at=victim: Vol(Seat(at), 5)] * 2,
                partial(any_answer, rng=Random(1)),
                Random(1),
            )


def test_there_is_a_bot_for_each_seat():
    with pytest.raises(Malformed, match="2 play, and there are 3 bots"):
        match(
            MURMURE,
            opening(MURMURE, 2, pack=PACK),
            [random_bot(MURMURE)] * 3,
            partial(any_answer, rng=Random(1)),
            Random(1),
        )


@pytest.mark.parametrize(("game", "level"), [(SEVEN, "hard"), (CODE, "hard"), (MURMURE, None)])
def test_a_match_can_begin_in_the_middle_and_bots_are_told_how_it_came_to_be(game, level):
    players = game.players[-1]
    bots = [bot(game, level) if level else random_bot(game)] * players
    steps = played(game, players, 3).steps
    start, rng = steps[min(40, len(steps) // 2)][2], Random(4)
    heard = {}

    def attentive(view, offers, facts, hunch, dice):
        heard[view.me] = list(facts)
        return bots[0](view, offers, facts, hunch, dice)

    end = match(game, start, [attentive] * players, partial(any_answer, rng=rng), rng)

    assert heard
    for seat, facts in heard.items():
        whole = told(game, start, [entry for _, entry, _ in end.steps], seat)
        assert facts == whole[: len(facts)]
        assert facts[: len(game.recap(start, seat))] == list(game.recap(start, seat))


def test_the_same_seed_gives_the_same_match():
    game = GAMES["sept_pour_cent"]

    assert played(game, 4, 7) == played(game, 4, 7)
    assert played(game, 4, 7) != played(game, 4, 8)


def test_a_bot_gets_its_own_view_its_offers_and_all_that_its_seat_was_told():
    game = GAMES["sept_pour_cent"]
    random = random_bot(game)
    asked = []

    def watching(view, offers, facts, hunch, dice):
        asked.append((view, offers, list(facts), hunch))
        return random(view, offers, facts, hunch, dice)

    end = played(game, 3, 5, [watching] * 3)

    acted = [at for at, (_, entry, _) in enumerate(end.steps) if isinstance(entry, Acted)]
    for at, (view, offers, facts, hunch) in zip(acted, asked, strict=True):
        state, entry, _ = end.steps[at]
        before = [entry for _, entry, _ in end.steps[:at]]
        assert view == game.view(state, entry.seat)
        assert offers == game.offers(view)
        assert facts == told(game, opening(game, 3, pack=pack_for(game)), before, entry.seat)
        assert hunch is None


def test_what_is_told_grows_with_the_game():
    game = GAMES["sept_pour_cent"]
    end = played(game, 2, 1)
    steps = list(end.steps[:3])
    facts = Told(game, steps, None)
    early = len(facts)

    steps += end.steps[3:]

    assert len(facts) > early
    assert list(facts) == told(game, opening(game, 2, pack=pack_for(game)), [entry for _, entry, _ in end.steps], None)
    assert facts[-2:] == list(facts)[-2:]


@pytest.mark.parametrize("answer", [None, Shuffled((0,) * 50), made(Shuffled, [*range(50)]), Rolled((1, 2))], ids=repr)
def test_chance_is_held_to_what_it_was_asked(answer):
    game = GAMES["sept_pour_cent"]

    with pytest.raises(Malformed, match="an answer that does not fit the question"):
        match(game, opening(game, 2, pack=pack_for(game)), [random_bot(game)] * 2, lambda _: answer, Random(1))
