"""Feeds: what each viewer gets of a game, numbered by what changed for it."""

import dataclasses
from random import Random

import pytest
from msgspec.structs import replace

from tablee.games.code777 import GAME
from tablee.kernel.codec import encode
from tablee.kernel.seats import Seat, seats
from tablee.kernel.stroke import as_stroke
from tablee.kernel.text import Text
from tablee.tables.catalogue import OURS
from tablee.tables.feed import FEW_FACTS, KEPT, MOST_FACTS, Feed
from tablee.tables.patches.change import Change
from tablee.tables.perspective import Patch, Snapshot
from tablee.tables.stages import Playing
from tablee.tables.telling import PART, part_before
from tablee.tables.topics import settings
from tablee.wire.messages import LARGEST_MESSAGE
from tests.kernel.murmure import Guess, Scribble, Shout
from tests.kernel.murmure_facts import Ready, Shouted
from tests.tables.long_games import LongGame, drawing_on
from tests.tables.patches.patching import Page
from tests.tables.tables import STROKE, Sim, begun, gathered

ANN, BEN, CAT = 0, 1, 2


def feeds(sim: Sim) -> dict[Seat | None, Feed]:
    return {viewer: Feed(sim.current, viewer, "now") for viewer in (None, *seats(sim.current.players))}


def patches(of: dict[Seat | None, Feed]) -> dict[Seat | None, Patch]:
    told = {viewer: feed.next_message() for viewer, feed in of.items()}
    return {viewer: message for viewer, message in told.items() if isinstance(message, Patch)}


def test_a_feed_begins_with_a_snapshot_at_number_0():
    sim, _ = begun("Ann", "Ben")
    snapshot = Feed(sim.current, Seat(1), "now").snapshot()

    assert (snapshot.seat, snapshot.epoch, snapshot.number) == (1, "now", 0)
    assert snapshot.view == sim.current.game.view(sim.current.state, Seat(1))
    assert snapshot.awaited == (0, 1)


def test_when_nothing_happened_there_is_no_message():
    sim, _ = begun("Ann", "Ben")
    shown = feeds(sim)

    assert patches(shown) == {}


def test_a_scribble_reaches_whoever_made_it_and_nobody_else():
    sim, _ = begun("Ann", "Ben", "Cat")
    shown = feeds(sim)
    sim.act(BEN, STROKE)

    told = patches(shown)
    assert list(told) == [BEN]
    assert encode(told[Seat(BEN)]) == encode(Patch(Seat(BEN), 1, view=Change(set={"slate": (STROKE.stroke,)})))


def test_what_grows_is_sent_as_its_growth():
    sim, _ = begun("Ann", "Ben", "Cat")
    shown = feeds(sim)
    for _ in range(40):
        sim.act(BEN, STROKE)
    patches(shown)
    sim.act(BEN, STROKE)

    growth = Change(inside={"slate": Change(splice=((40, 0, (STROKE.stroke,)),))})
    assert encode(patches(shown)[Seat(BEN)]) == encode(Patch(Seat(BEN), 2, view=growth))


def test_everybody_hears_that_somebody_handed_in_but_not_what():
    sim, _ = begun("Ann", "Ben", "Cat")
    shown = feeds(sim)
    sim.act(BEN, Guess(9))

    told = patches(shown)
    assert list(told) == [None, 0, 1, 2]
    assert b"9" not in encode(told[Seat(CAT)])
    assert list(told[Seat(CAT)].told) == [Ready(Seat(BEN))]
    assert told[Seat(BEN)].view == Change(set={"guess": 9, "ready": (False, True, False)})


def test_however_much_happened_it_is_one_message():
    sim, _ = begun("Ann", "Ben", "Cat")
    shown = feeds(sim)
    sim.act(BEN, Guess(9))
    sim.act(BEN, Shout("sesame"))
    sim.act(CAT, STROKE)

    told = patches(shown)
    assert {message.number for message in told.values()} == {1}
    assert Shouted(Seat(BEN), "sesame") in told[None].told


def test_a_device_that_was_gone_for_a_moment_gets_what_it_missed():
    sim, _ = begun("Ann", "Ben")
    feed = Feed(sim.current, Seat(BEN), "now")
    sent = []
    for _ in range(5):
        sim.act(BEN, STROKE)
        if (message := feed.next_message()) is not None:
            sent.append(message)

    assert feed.since("now", 0) == tuple(sent)
    assert feed.since("now", 2) == tuple(sent[2:])
    assert feed.since("now", len(sent)) == ()


def test_a_device_of_another_epoch_or_that_missed_too_much_gets_a_snapshot():
    sim, _ = begun("Ann", "Ben")
    feed = Feed(sim.current, Seat(BEN), "now")
    for number in range(KEPT + 1):
        sim.act(BEN, Scribble(as_stroke([(number, 1)])))
        assert feed.next_message() is not None

    assert feed.since("before", 5) is None
    assert feed.since("now", 0) is None
    assert feed.since("now", KEPT + 2) is None
    assert feed.since("now", -1) is None
    missed = feed.since("now", 1)
    assert missed is not None
    assert len(missed) == KEPT


def test_a_snapshot_is_as_of_the_last_message():
    sim, _ = begun("Ann", "Ben")
    feed = Feed(sim.current, None, "now")
    before = feed.snapshot()
    sim.act(BEN, Guess(9))

    assert feed.snapshot() == before
    assert feed.next_message() is not None
    assert feed.snapshot() == replace(Feed(sim.current, None, "now").snapshot(), number=1)


def played_out(game: str, players: int, seed: int):
    """A random game of people, step by step; each step's seat is any that may speak."""
    sim, people = gathered(*["Ann", "Ben", "Cat", "Dan"][:players], game=game, seed=seed)
    sim.ask(settings.SetPace(sim.id(), people[0], "instant"))
    sim.start()
    rng = Random(seed)
    yield sim
    while isinstance(sim.table.stage, Playing):
        if sim.current.timer is not None and rng.random() < 1 / 8:
            sim.wait(6_000)
        else:
            speakers = (*sim.current.awaited, *sim.current.may)
            seat = speakers[int(rng.random() * len(speakers))]
            sim.act(seat, sim.random_action(seat, rng))
        yield sim


GAMES = [*[("murmure", 2 + seed % 3, seed) for seed in range(12)], *[("sept_pour_cent", 2 + s, s) for s in range(3)]]


@pytest.mark.slow  # one or two of them
@pytest.mark.parametrize(("game", "players", "seed"), GAMES)
def test_views_before_and_patches_give_views_after_for_everybody_in_whole_games(game, players, seed):
    steps = played_out(game, players, seed)
    sim = next(steps)
    shown = feeds(sim)
    pages = {viewer: Page.of(feed.snapshot()) for viewer, feed in shown.items()}
    late, rng = Page.of(shown[None].snapshot()), Random(seed)
    for _ in steps:
        for viewer, message in patches(shown).items():
            pages[viewer].patch(message)
        for viewer, feed in shown.items():
            assert Page.of(feed.snapshot()) == pages[viewer]
        if rng.random() < 1 / 20:
            missed = shown[None].since("now", late.number)
            late = Page.of(shown[None].snapshot()) if missed is None else late
            for message in missed or ():
                late.patch(message)
            assert late == pages[None]

    for viewer, page in pages.items():
        whole = Page.of(Feed(sim.current, viewer, "now").snapshot())
        assert page.seen == whole.seen


def test_a_device_has_shown_everything_when_it_is_past_the_last_message_that_takes_time_to_show():
    sim, _ = begun("Ann", "Ben", "Cat")
    sim.act(ANN, Guess(9))
    shown = Feed(sim.current, None, "now")
    assert shown.has_shown("now", 0)  # the snapshot has it all
    sim.act(ANN, Shout(Text("sesame")))
    shown.next_message()
    sim.act(BEN, Guess(9))
    shown.next_message()

    assert not shown.has_shown("now", 0)
    assert shown.has_shown("now", 1)
    assert shown.has_shown("now", 2)  # that Ben is ready takes no time
    assert not shown.has_shown("now", 3)  # nobody can have seen it
    assert not shown.has_shown("yesterday", 2)


def test_of_a_very_long_game_a_snapshot_has_the_last_of_what_was_told_and_the_rest_is_recalled():
    long = drawing_on(1_800)
    feed, told = Feed(long.current, Seat(ANN), "now"), long.current.told(Seat(ANN))
    snapshot = feed.snapshot()
    parts = [snapshot.told]
    earlier = snapshot.earlier
    while earlier:
        found = feed.recalled("now", earlier)
        assert found is not None
        earlier, part = found
        parts.insert(0, part)

    assert len(parts) > 2
    assert max(len(encode(part)) for part in parts) <= PART + 2
    assert [fact for part in parts for fact in part] == told


def test_nothing_is_recalled_of_another_epoch_or_of_what_was_not_told_yet():
    sim, _ = begun("Ann", "Ben")
    feed = Feed(sim.current, None, "now")

    assert feed.recalled("now", 1) == (0, sim.current.told(None)[:1])
    assert feed.recalled("now", 0) == (0, [])
    assert feed.recalled("now", 2) is None
    assert feed.recalled("before", 1) is None


def test_a_fact_that_is_larger_than_a_part_is_sent_by_itself():
    told = ["a", "b" * 2 * PART, "c"]

    assert [part_before(told, end) for end in (3, 2, 1, 0)] == [2, 1, 0, 0]


def drawn(long: LongGame, questions: int, feed: Feed) -> Patch | Snapshot | None:
    """What somebody is sent after so many more."""
    long.draw(questions)
    return feed.next_message()


def test_a_feed_that_nobody_watched_for_long_goes_on_with_a_snapshot():
    long = drawing_on(10)
    feed = Feed(long.current, None, "now")
    assert isinstance(drawn(long, MOST_FACTS, feed), Patch)
    message = drawn(long, MOST_FACTS + 1, feed)

    assert isinstance(message, Snapshot)
    assert message.number == 2
    assert feed.since("now", 1) is None
    assert feed.since("now", 2) == ()


def test_so_does_one_with_more_to_tell_than_goes_into_a_message():
    """Fewer facts than that, each as large as one may be."""
    large = Shout(Text("x" * (PART // 17)))
    wordy = dataclasses.replace(GAME, tell=lambda *_: (large,))
    long = drawing_on(1, at_catalogue=dataclasses.replace(OURS, games={GAME.name: wordy}))
    feed = Feed(long.current, None, "now")

    assert isinstance(drawn(long, FEW_FACTS, feed), Patch)
    message = drawn(long, FEW_FACTS + 2, feed)
    assert isinstance(message, Snapshot)
    assert len(encode(message)) < PART + LARGEST_MESSAGE / 8
