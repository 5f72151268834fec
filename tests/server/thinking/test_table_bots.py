"""A bot's answer from another process is held to what was asked: what happens meanwhile can make it void."""

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random

import msgspec
import pytest

from tablee.bots.pace import LONGEST_THOUGHT
from tablee.kernel.entries import Acted
from tablee.kernel.offers import Offers
from tablee.kernel.seats import Seat
from tablee.server.environment import Environment
from tablee.server.journal import Journal
from tablee.server.table_bots import TableBots
from tablee.server.thinking.thinkers import Thinkers
from tablee.server.thinking.thoughts import Failed, Reply
from tablee.tables.schedule import BotTurn
from tablee.tables.topics import hosting, pauses, stand_ins
from tablee.tables.topics.hunches import hunch_for, hunches_due
from tests.kernel.murmure import Guess, Shout
from tests.server.metronome import Say
from tests.server.thinking.ponder import CATALOGUE
from tests.tables.tables import Sim

ANN, BEN = 0, 1
pytestmark = pytest.mark.slow


class Evening:
    """Ann and Ben, who is away: a bot of this level plays for him, and its thoughts go to a real process."""

    def __init__(self, level: str, thinkers: Thinkers, game: str = "ponder") -> None:
        only = replace(CATALOGUE, roster={game: {level: CATALOGUE.roster[game][level]}})
        self.sim = Sim(game, at_catalogue=only)
        self.sim.host_sits("Ann")
        self.sim.sit("Ben")
        self.sim.start()
        self.lines: list[bytes] = []
        self.replies: asyncio.Queue[tuple[BotTurn, Reply | None]] = asyncio.Queue()
        environment = Environment(now=lambda: self.sim.at, dice=Random(1))
        self.bots = TableBots(
            self.sim.table,
            self.sim.schedule,
            environment,
            Journal(self.lines.append),
            thinkers,
            lambda *answer: self.replies.put_nowait(answer),
        )

    def stand_in(self):
        self.sim.present.discard(BEN)
        self.sim.ask(stand_ins.StandIn(self.sim.id(), ANN, Seat(BEN)))

    def ask(self):
        """Its time has come: it thinks from now on."""
        self.sim.at = self.sim.due()
        self.sim.append(hunches_due(self.sim.current, (Seat(BEN),)))
        (turn,) = self.sim.schedule.bot_turns(self.sim.table, self.sim.at)
        assert self.bots.move(turn) is None

    async def answer(self):
        return self.bots.answer(*await self.replies.get())

    @property
    def whys(self):
        return [msgspec.json.decode(line)["why"] for line in self.lines]


@asynccontextmanager
async def thinking(level, game="ponder"):
    """Ann has spoken, and the bot has just begun to think."""
    thinkers = Thinkers(CATALOGUE.found_at, 20.0)
    evening = Evening(level, thinkers, game)
    if game == "ponder":
        evening.sim.act(ANN, Say(5))
    evening.stand_in()
    evening.ask()
    yield evening
    await thinkers.close()


def acted(entry):
    return entry.entries[0]


def pause(evening):
    evening.sim.ask(pauses.Pause(evening.sim.id(), ANN))


def pause_and_resume(evening):
    """Nothing is seen of the pause afterwards, but that a server sets its alarm again after every entry."""
    pause(evening)
    evening.sim.due()
    evening.sim.ask(pauses.Resume(evening.sim.id(), ANN))


def come_back(evening):
    evening.sim.ask(stand_ins.ComeBack(evening.sim.id(), BEN))


def come_back_and_leave(evening):
    come_back(evening)
    evening.sim.due()
    evening.stand_in()


def come_back_and_move(evening):
    evening.sim.act(BEN, Say(3))


def give_up(evening):
    evening.sim.ask(hosting.GiveUp(evening.sim.id(), ANN))


def play_again(evening):
    """In the next game the bot is awaited in the same way, after Ann's first word."""
    give_up(evening)
    evening.sim.due()
    evening.sim.present.add(BEN)
    evening.sim.rematch()
    evening.sim.act(ANN, Say(5))
    evening.stand_in()


def close(evening):
    evening.sim.ask(hosting.CloseTable(evening.sim.id(), ANN))


CHANGES = [pause, pause_and_resume, come_back, come_back_and_leave, come_back_and_move, give_up, play_again, close]


def test_an_answer_to_what_is_still_asked_is_played_as_anybodys():
    async def one():
        async with thinking("pensive") as evening:
            return await evening.answer(), evening

    entry, evening = asyncio.run(one())

    assert acted(entry) == Acted(BEN, Say(7))
    assert evening.sim.schedule.thinking == {}
    assert evening.whys == []


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("when", ["before the thought has begun", "before its answer is taken"])
def test_an_answer_is_dropped_when_it_is_no_longer_asked_for(change, when):
    async def one():
        async with thinking("pensive") as evening:
            if when == "before its answer is taken":
                turn, reply = await evening.replies.get()
                evening.replies.put_nowait((turn, reply))
            change(evening)
            evening.sim.due()
            return await evening.answer(), evening

    entry, evening = asyncio.run(one())

    assert entry is None
    assert evening.sim.schedule.thinking == {}
    assert evening.whys == []


@pytest.mark.parametrize("change", [pause_and_resume, come_back_and_leave, play_again])
def test_one_whose_answer_was_dropped_is_asked_again_where_it_is_awaited(change):
    async def one():
        async with thinking("pensive") as evening:
            change(evening)
            due_meanwhile = evening.sim.due()
            await evening.answer()
            evening.ask()
            return due_meanwhile, await evening.answer()

    due_meanwhile, entry = asyncio.run(one())

    assert due_meanwhile is None  # a seat has one thought at a time
    assert acted(entry) == Acted(BEN, Say(7))


@pytest.mark.parametrize(("level", "whys"), [("pensive", []), ("failing", ["ValueError"])])
def test_one_that_was_offered_something_else_is_asked_again_though_the_decision_is_the_same(level, whys):
    async def one():
        async with thinking(level) as evening:
            answer = await evening.replies.get()
            evening.bots._asked_with[Seat(BEN)] = Offers(1, ())  # what it could do when it was asked
            return evening.bots.answer(*answer), evening.whys, evening.sim.due()

    entry, said, due = asyncio.run(one())

    assert entry is None
    assert said == whys
    assert due is not None


@pytest.mark.parametrize(
    ("level", "shouted", "whys"), [("loud", True, []), ("quiet", False, []), ("stumbling", False, ["LookupError"])]
)
def test_one_that_merely_may_speak_and_fails_says_nothing_and_is_not_asked_that_again(level, shouted, whys):
    async def one():
        async with thinking(level, "murmure") as evening:
            guess = await evening.answer()
            evening.sim.append((guess,))
            evening.ask()
            entry = await evening.answer()
            evening.sim.due()
            return guess, entry, evening.whys, evening.sim.schedule.turns

    guess, entry, said, turns = asyncio.run(one())

    assert acted(guess) == Acted(BEN, Guess(10))
    assert [acted(entry) for entry in (entry,) if entry] == [Acted(BEN, Shout("sesame"))] * shouted
    assert said == whys
    assert shouted or turns == {}


def test_an_answer_waits_for_what_is_shown_since_it_was_asked_for():
    async def one():
        async with thinking("quiet", "murmure") as evening:
            sim = evening.sim
            turn, reply = await evening.replies.get()
            sim.act(ANN, Guess(9))
            sim.act(ANN, Shout("sesame"))
            shown_until = sim.schedule.hold.end
            sim.at = shown_until - 20
            early = evening.bots.answer(turn, reply)
            turn, reply = await evening.replies.get()
            sim.at = shown_until
            return early, evening.bots.answer(turn, reply)

    early, entry = asyncio.run(one())

    assert early is None
    assert acted(entry) == Acted(BEN, Guess(10))


def test_all_that_a_bot_gets_here_it_gets_there():
    """View, offers, told facts, no hunch; and the same dice for the same seed."""

    async def one():
        async with thinking("remembering") as evening:
            current = evening.sim.current
            seen = current.seen(Seat(BEN))
            bot = CATALOGUE.bot(current.game, "remembering")
            here = bot(seen.view, seen.offers, current.told(Seat(BEN)), None, Random())
            return here, acted(await evening.answer()).action

    here, there = asyncio.run(one())

    assert there == here


def test_dice_come_from_the_server():
    async def one():
        async with thinking("dicing") as evening:
            return acted(await evening.answer()).action.number

    assert asyncio.run(one()) == 1 + int(Random(Random(1).getrandbits(63)).random() * 8)


def test_a_bot_that_knows_at_once_answers_when_its_pause_ends():
    """The table's clock stands still here, so all of the time that is left goes by after its answer."""

    async def one():
        async with thinking("remembering") as evening:
            turn = evening.sim.schedule.thinking[Seat(BEN)]
            began = asyncio.get_running_loop().time()
            await evening.answer()
            return turn.due - evening.sim.at, asyncio.get_running_loop().time() - began

    left, waited = asyncio.run(one())

    assert left == 1000 * LONGEST_THOUGHT
    assert waited >= LONGEST_THOUGHT


def test_a_catalogue_that_is_not_found_is_a_failure_like_any_other():
    async def one():
        thinkers = Thinkers("tests.server.thinking.nowhere:CATALOGUE", 20.0)
        replied = asyncio.get_running_loop().create_future()
        thinkers.think(lambda: b"", replied.set_result)
        reply = await replied
        await thinkers.close()
        return reply

    reply = asyncio.run(one())

    assert isinstance(reply, Failed)
    assert reply.why == "no process"
    assert "server/thinking/thinker.py" in reply.where[0]


def test_a_bot_that_thinks_elsewhere_has_its_hunch_there_and_the_same_at_every_stroke():
    async def one():
        async with thinking("feeling", "murmure") as evening:
            entries = [await evening.answer()]
            while not isinstance(acted(entries[-1]).action, Guess):
                evening.sim.append(entries[-1:])
                evening.ask()
                entries.append(await evening.answer())
            return entries, evening

    entries, evening = asyncio.run(one())
    current = evening.sim.current

    assert len(entries) == 3
    felt = hunch_for(current, Seat(BEN), "feeling")
    assert acted(entries[-1]).action == Guess(12 if felt == 13 else felt)  # nobody may guess 13
    assert [*current.hunches] == [(BEN, 0)]


def test_a_thought_for_which_another_occasion_has_come_meanwhile_is_asked_anew():
    """Before it began: its number is to be drawn first."""

    async def one():
        async with thinking("feeling", "murmure") as evening:
            evening.sim.current.hunches.clear()
            return await evening.answer(), evening

    entry, evening = asyncio.run(one())

    assert entry is None
    assert evening.whys == []
    assert evening.sim.schedule.thinking == {}
    assert evening.sim.due() is not None
