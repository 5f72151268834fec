"""« Indix » at a table: countdowns, calls that race, what a bot that reads lets out, and a record of its cards."""

import io
from random import Random
from typing import Any

import pytest

from tablee.bots.pace import PACES, PONDERED
from tablee.bots.simulation import recorded_game
from tablee.fairness.record import read
from tablee.fairness.verify import verify
from tablee.games.indix import BOTS, GAME
from tablee.games.indix.phases import Answering, Judging, Picking, Rolling, Thinking
from tablee.games.indix.vocabulary import Accept, Call, Pass, Pick, Refuse, Say, Speak
from tablee.kernel import codec
from tablee.kernel.game import LAST_STROKE
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat, seats
from tablee.tables.catalogue import Catalogue
from tablee.tables.feed import Feed
from tablee.tables.public_table import public_table_of
from tablee.tables.stages import Playing
from tests.fairness import second_verifier
from tests.games.indix.cards import PACK
from tests.games.indix.tables import text
from tests.tables.tables import Sim

CATALOGUE = Catalogue({GAME.name: GAME}, {GAME.name: dict(BOTS)}, packs=lambda _: [PACK])


def begun(*names: str, bots: int = 0, seed: int = 0) -> Sim:
    sim = Sim(GAME.name, seed=seed, at_catalogue=CATALOGUE)
    sim.host_sits(names[0])
    for name in names[1:]:
        sim.sit(name)
    for chair in range(bots):
        sim.bot(len(names) + chair)
    sim.start()
    return sim


def table_of(sim: Sim) -> Any:
    state: Any = sim.current.state
    return state.table


def clue(sim: Sim) -> Seat:
    """The investigator has a clue read, not a question mark, and thinks."""
    card = PACK.cards[table_of(sim).pile.order[table_of(sim).race.round]]
    number = next(at for at, slot in enumerate(card.slots, 1) if slot.text is not None)
    seat: Seat = table_of(sim).round.investigator
    sim.act(seat, Pick(number))
    sim.look_on()
    return seat


def test_IDX_21_the_countdown_runs_from_i_answer_on_and_silence_is_no_answer():
    sim = begun("Ann", "Ben", "Cat")
    seat = clue(sim)
    assert sim.timer_left() is None

    sim.act(seat, Speak())
    sim.look_on()
    assert sim.timer_left() == 30
    sim.wait(30_000 + LAST_STROKE)
    assert isinstance(sim.current.state, Picking)
    assert table_of(sim).round.investigator != seat


def test_IDX_21_what_was_sent_at_the_last_moment_still_counts():
    sim = begun("Ann", "Ben", "Cat")
    seat = clue(sim)
    sim.act(seat, Speak())
    sim.look_on()
    sim.wait(30_000 + LAST_STROKE - 1)
    sim.act(seat, Say(text("quelque chose")))

    assert isinstance(sim.current.state, Judging)


def test_IDX_21_the_countdown_runs_also_for_who_shares_a_device():
    """Whoever answers has just pressed the button: it is in their hands."""
    sim = Sim(GAME.name, at_catalogue=CATALOGUE)
    sim.host_sits("Ann")
    for name in ("Ben", "Cat"):
        sim.sit(name, device=0)
    sim.start()
    seat = clue(sim)
    sim.act(seat, Speak())
    sim.look_on()

    assert sim.timer_left() == 30
    sim.wait(30_000 + LAST_STROKE)
    assert isinstance(sim.current.state, Picking)


def test_IDX_21_of_two_that_race_the_first_to_reach_the_table_counts_and_the_other_keeps_the_token():
    sim = begun("Ann", "Ben", "Cat", "Dom")
    seat = clue(sim)
    first, second = sim.current.may
    late = sim.acting(second, Call())
    too_late = sim.acting(seat, Speak())
    sim.act(first, Call())

    for request in (late, too_late):
        with pytest.raises(Refused):
            sim.ask(request)
    assert isinstance(sim.current.state, Answering)
    assert sim.current.state.by == first
    assert [seat for seat, has in enumerate(table_of(sim).race.tokens) if not has] == [first]


def test_IDX_09_the_measure_answers_at_the_table_and_is_an_entry_of_the_log():
    sim = begun("Ann", "Ben", "Cat")
    seat = clue(sim)
    name = PACK.cards[table_of(sim).pile.order[0]].name
    sim.act(seat, Speak())
    sim.act(seat, Say(text(name.upper())))

    assert table_of(sim).race.round == 1
    assert any('"measured"' in str(line) and "exact" in str(line) for line in sim.lines)


def test_IDX_09_an_overruled_answer_is_an_entry_like_any_other():
    sim = begun("Ann", "Ben", "Cat")
    seat = clue(sim)
    reader = table_of(sim).race.reader
    sim.act(seat, Speak())
    sim.act(seat, Say(text("tout autre chose")))
    sim.act(reader, Accept())

    assert sim.current.state.table.last.disputes[0].accepted
    assert '"accept"' in str(sim.lines[-1]) or any('"accept"' in str(line) for line in sim.lines[-4:])


def test_IDX_19_with_a_bot_that_reads_the_name_and_the_unread_clues_are_in_no_message():
    sim = begun("Ann", "Ben", bots=1, seed=7)
    feeds = {viewer: Feed(sim.current, viewer, "now") for viewer in (None, *seats(2))}
    sent: dict[int, bytes] = {}
    unsaid = 0
    for _ in range(400):
        if not isinstance(sim.table.stage, Playing) or table_of_or_none(sim) is None:
            break
        if table_of(sim).race.reader == 2:
            got = b"".join([codec.encode(message) for feed in feeds.values() for message in _messages(feed)])
            got += codec.encode(public_table_of(sim.table, ()))
            at = table_of(sim).race.round
            assert at < len(PACK.cards), "no card has been named before"
            sent[at] = sent.get(at, b"") + got
            card = PACK.cards[table_of(sim).pile.order[at]]
            own = [slot.text for slot in card.slots[:5] if slot.text and _unread(sim, card, slot.text)]
            if not any(b'"say"' in line and card.name.encode() in line for line in sim.lines):
                own.append(card.name)  # nobody has said it in this game
                unsaid += 1
            assert not [one for one in own if one.encode() in got]
        _step(sim)

    assert sent
    assert unsaid


def _messages(feed: Feed) -> list[object]:
    """What comes next, and what somebody gets who opens the page now."""
    return [*filter(None, [feed.next_message()]), feed.snapshot()]


def table_of_or_none(sim: Sim) -> Any:
    return getattr(sim.current.state, "table", None)


def _unread(sim: Sim, card: Any, clue_text: str) -> bool:
    return not any(card.slots[number - 1].text == clue_text for number in table_of(sim).round.placed)


def _step(sim: Sim) -> None:
    """People look for nothing; the bot does what it does."""
    state: Any = sim.current.state
    (seat, *_) = sim.current.awaited
    if seat == 2:
        sim.look_on()
        due = sim.due()
        assert due is not None
        sim.at = max(sim.at, due)
        sim.tick()
    elif isinstance(state, Thinking):
        sim.act(seat, Pass())
    elif isinstance(state, Judging):
        sim.act(seat, Refuse())
    elif isinstance(state, Rolling | Picking):
        sim.act(seat, sim.random_action(seat, Random(1)))
    else:
        sim.act(seat, sim.random_action(seat, Random(2)))


def test_when_a_clue_was_read_out_bots_leave_people_a_while_to_speak_first():
    sim = begun("Ann", bots=3)
    while not isinstance(sim.current.state, Thinking):
        (seat,) = sim.current.awaited
        if sim.table.bot_at(seat) is None:
            sim.act(seat, sim.random_action(seat, Random(1)))
        else:
            sim.at = max(sim.at, sim.due() or 0)
            sim.tick()
    due = sim.due()

    assert due is not None
    assert due - sim.schedule.hold.end >= PONDERED * (1000 * PACES["normal"].shortest - 1)


def recorded() -> bytes:
    file = io.BytesIO()
    recorded_game(GAME, {"board": "short"}, [BOTS["easy"]] * 4, ["easy"] * 4, 1, 1, file, PACK)
    return file.getvalue()


@pytest.mark.slow
def test_a_record_verifies_by_what_was_seen_of_its_cards():
    content = recorded()
    [record] = read(io.BytesIO(content), lambda _: GAME)

    assert verify(record).pack == PACK.hash
    assert second_verifier.verify(content) == []


@pytest.mark.slow
def test_a_whole_game_of_bots_ends_by_itself():
    sim = Sim(GAME.name, at_catalogue=CATALOGUE)
    for chair in range(4):
        sim.bot(chair)
    sim.start()
    sim.until_over()

    assert not isinstance(sim.table.stage, Playing)
