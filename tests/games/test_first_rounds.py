"""The guided first rounds: whatever a guest does, the rules answer, the guide has a word for it, and it ends."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tablee.games import FIRST_ROUNDS, GAMES
from tablee.games.code777.vocabulary import Declare, Draw
from tablee.games.incognito.facts import Scored
from tablee.games.incognito.vocabulary import Finish, Motif, PutDown, Stamp, Vote
from tablee.games.incroyable.vocabulary import Challenge, Estimate, Pass, Raise
from tablee.games.indix.vocabulary import Call, Pick, Roll, Say, Speak
from tablee.games.indix.vocabulary import Pass as GiveNone
from tablee.games.sept_pour_cent.vocabulary import Announce, Contest, Family, Take
from tablee.games.sept_pour_cent.vocabulary import Roll as RollDice
from tablee.guided.first_round import GUEST, NoDice, Stop, stop_after, unasked
from tablee.kernel.chance import Shuffle
from tablee.kernel.game import Measure
from tablee.kernel.offers import sampled
from tablee.kernel.refusals import Malformed, Refused
from tablee.kernel.seats import Seat
from tablee.kernel.structs import by_tag
from tablee.kernel.text import as_text
from tablee.packs.builtin import builtin_packs
from tablee.packs.measure import measured
from tablee.words import LANGUAGES
from tablee.words.sources import guide_text
from tests.words.test_keys import keys

CAMILLE, POMPON = Seat(1), Seat(2)
games = pytest.mark.parametrize("game", FIRST_ROUNDS)


def after(name: str, *done: Any) -> Stop:
    script = FIRST_ROUNDS[name]
    pack = next(iter(builtin_packs(script.game)), None)

    def measure(asked: Measure):
        return measured(script.game, pack, asked)

    return stop_after(script, pack, measure, done)


def some_guest(name: str, rng: Random, most: int) -> Sequence[Stop]:
    """Does anything that is offered, or lets the others go on."""
    kinds = by_tag(FIRST_ROUNDS[name].game.actions)
    done: list[Any] = []
    stops = [after(name)]
    while not (last := stops[-1]).over and len(done) < most:
        # A newcomer ends a drawing sooner or later, and so does this one.
        ends = [one for one in last.offers.choices if one.action in {"put_down", "finish"} and rng.random() < 0.3]
        choices = tuple(ends) or last.offers.choices
        done.append(sampled(choices, kinds, rng) if last.waits or rng.random() < 0.3 else None)
        try:
            stops.append(after(name, *done))
        except Refused:  # of what is typed or drawn, the offers only say how long it may be
            done.pop()
    return stops


def said(stops: Sequence[Stop]) -> set[str]:
    return {line for stop in stops for line in stop.lines}


def test_every_game_has_one():
    assert FIRST_ROUNDS.keys() == GAMES.keys()


@pytest.mark.slow
@games
def test_whatever_a_guest_does_is_answered_by_the_rules_and_most_come_to_the_end(game: str):
    walks = [some_guest(game, Random(seed), 40) for seed in range(12)]

    assert sum(walk[-1].over for walk in walks) >= 6
    for stop in [stop for walk in walks for stop in walk]:
        assert stop.waits <= bool(stop.offers.choices), "whoever alone can go on has something to choose"
        assert not (stop.over and (stop.waits or stop.offers.choices or not stop.lines))
        assert stop.waits or stop.lines, "where nothing is asked, something is said"


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_words_for_all_that_a_script_says_and_for_nothing_else(game: str, language: str):
    written = {key for key in keys(guide_text(game, language)) if key.startswith("guide-")}
    heard = said([after(game, *done) for story in STORIES[game] for done in prefixes(story)])

    assert heard == written


@games
def test_where_only_the_guest_can_go_on_nobody_else_does(game: str):
    with pytest.raises(Malformed, match="nobody goes on but the guest"):
        after(game, None)


@games
def test_the_rules_refuse_what_a_guest_may_not_do(game: str):
    with pytest.raises(Refused):
        after(game, REFUSED[game])


def prefixes(story: Sequence[Any]) -> list[Sequence[Any]]:
    return [story[:length] for length in range(len(story) + 1)]


SHARKS = Announce(5, Family.REQUIN)
KEY = Stamp(Motif.WORD, 1_000, 2_000, 600, 0)
STORIES: dict[str, list[tuple[Any, ...]]] = {
    "sept_pour_cent": [
        (SHARKS, Contest(), Take(3), RollDice(), Take(6)),
        (SHARKS, Announce(12, Family.REQUIN)),
        (SHARKS, Announce(13, Family.REQUIN)),
        (Announce(25, Family.REQUIN),),
    ],
    "code777": [(Draw(), None, Declare(7, 1, 5)), (Draw(), None, None, Draw(), Declare(1, 1, 1))],
    "incroyable": [
        (Estimate(150), Challenge(POMPON)),
        (Estimate(100), Challenge(CAMILLE)),
        (Estimate(100), Raise(150)),
        (Estimate(400), Pass()),
        (Estimate(500),),
    ],
    "incognito": [(KEY, PutDown(), Vote(CAMILLE, 6), Vote(POMPON, 4), Finish())],
    "indix": [
        (Pick(1), Speak(), Say(as_text("mozart"))),
        (Pick(2), GiveNone(), Call(), Say(as_text("Mosart"))),
        (Pick(7), Roll(), None),
        (Pick(2), Speak(), Say(as_text("Bach")), Call(), Say(as_text("Vivaldi")), Pick(3), GiveNone()),
    ],
}
REFUSED: dict[str, Any] = {
    "sept_pour_cent": Contest(),
    "code777": Declare(0, 1, 2),
    "incroyable": Challenge(POMPON),
    "incognito": Finish(),
    "indix": Speak(),
}


def test_where_nothing_is_left_to_chance_a_question_to_it_is_a_bug():
    for asks in (lambda: unasked(Shuffle(2)), NoDice().random, lambda: NoDice().getrandbits(1)):
        with pytest.raises(AssertionError):
            asks()


def test_the_bluff_that_is_doubted_in_sept_pour_cent_is_false_and_leaves_the_guest_alone():
    stop = after("sept_pour_cent", SHARKS, Contest())

    assert stop.lines == ("guide-won", "guide-reward")
    assert stop.view.winner == GUEST


@pytest.mark.parametrize(("number", "line"), [(12, "guide-won"), (13, "guide-caught")])
def test_there_are_twelve_sharks(number: int, line: str):
    stop = after("sept_pour_cent", SHARKS, Announce(number, Family.REQUIN))

    assert stop.lines[0] == line


def test_no_roll_of_the_guide_ends_sept_pour_cent_before_the_round_does():
    stop = after("sept_pour_cent", SHARKS, Contest(), RollDice(), RollDice(), RollDice())

    assert stop.lines == ("guide-end",)


def test_the_numbers_that_the_guide_of_code_777_tells_are_right():
    stop = after("code777", Draw(), None, Declare(1, 5, 7))

    assert stop.lines[0] == "guide-right"


def test_an_estimate_equal_to_another_makes_nobody_wait():
    for number in (120, 400):
        assert after("incroyable", Estimate(number)).lines[0] in {"guide-doubt", "guide-lowest"}


def test_a_question_mark_ends_the_guests_turn_in_indix():
    marks = [n for n in range(1, 21) if after("indix", Pick(n)).lines == ("guide-mark",)]
    stop = after("indix", Pick(marks[0]), Roll())

    assert stop.lines == ("guide-token",)


def test_one_finds_the_word_that_the_guest_hid_and_one_does_not():
    stop = after("incognito", *STORIES["incognito"][0])
    scored = next(fact for fact in stop.told if isinstance(fact, Scored))

    assert next(one.points for one in scored.points if one.seat == GUEST) >= 2


def test_however_the_card_ends_in_indix_the_guest_reads_the_next_one():
    stops = [after("indix", *story) for story in STORIES["indix"]]
    ends = [stop for stop in stops if stop.over]

    assert {stop.lines[0] for stop in ends} == {"guide-found", "guide-called", "guide-beaten"}
    assert {stop.view.race.reader for stop in ends} == {GUEST}
