"""Packs that came by way of another node: they are at hand before anything here needs them, and nobody asks in vain."""

import asyncio

from tablee.kernel.codec import encode
from tablee.server.house.packs_elsewhere import PacksElsewhere
from tablee.storage.store import Unavailable
from tablee.tables.table import Laid, Table
from tablee.tables.topics.handshake import Sealed
from tablee.tables.topics.settings import ChoosePack, PackChosen, SetTalk, TalkSet
from tests.packs.cards import DEVINE, PACK
from tests.server.canary_server import CATALOGUE

HOST, GUEST = 0, 1
CODE = "QUARTZ"
CHOSEN = [encode(TalkSet(on=False)), encode(PackChosen(DEVINE.name, PACK.hash))]


class Kept:
    """The packs of a store, which counts who asks for them."""

    def __init__(self, *packs, fails=False):
        self.packs = packs
        self.asked = 0
        self._fails = fails

    async def of(self, code):
        assert code == CODE
        self.asked += 1
        if self._fails:
            raise Unavailable("the database rests")
        return self.packs


def laid():
    return Table(CATALOGUE, Laid(1, CODE, DEVINE.name, {}, "0" * 64, 0))


def choose(person=HOST, pack=PACK.hash):
    return ChoosePack("a-request", person, pack)


def test_a_host_who_names_one_that_is_not_at_hand_waits_until_it_is_read():
    async def evening():
        table, kept = laid(), Kept(PACK)
        packs = PacksElsewhere(table, kept.of)
        await packs.before(choose())
        return [*table.packs()], packs.before(choose()), kept.asked

    assert asyncio.run(evening()) == ([PACK.hash], None, 1)


def test_one_that_nobody_has_is_looked_for_now_and_then_only_and_for_the_host_alone():
    async def evening():
        kept = Kept()
        packs = PacksElsewhere(laid(), kept.of)
        nobody = packs.before(choose(GUEST)), packs.before(SetTalk("a-request", HOST, on=True))
        await packs.before(choose())
        return nobody, [packs.before(choose(pack=f"{number:064}")) for number in range(3)], kept.asked

    assert asyncio.run(evening()) == ((None, None), [None] * 3, 1)


def caught_up(kept, lines):
    """The table, and what came of reading these lines of another node."""

    async def evening():
        table, taken = laid(), asyncio.get_running_loop().create_future()
        read = asyncio.get_running_loop().create_future()
        read.set_result(lines)
        PacksElsewhere(table, kept.of).before_entries(read, taken.set_result)
        return table, await taken

    return asyncio.run(evening())


def test_what_another_node_wrote_happens_once_the_pack_that_it_names_is_at_hand():
    table, done = caught_up(Kept(PACK), CHOSEN)

    assert (done.result(), [*table.packs()]) == (CHOSEN, [PACK.hash])


def test_nothing_is_asked_for_what_names_none():
    kept = Kept(PACK)
    _, done = caught_up(kept, CHOSEN[:1])

    assert (done.result(), kept.asked) == (CHOSEN[:1], 0)


def test_only_a_pack_that_is_not_at_hand_is_a_reason_to_look_into_the_log():
    table = laid()
    packs, without_cards = PacksElsewhere(table, Kept().of), encode(Sealed(f"{CODE}/1", "0" * 64, (), (), 0))
    lacks = [packs.lacks_for(lines) for lines in ([without_cards], CHOSEN)]
    table.kept_packs[PACK.hash] = PACK

    assert (lacks, packs.lacks_for(CHOSEN)) == ([False, True], False)


def test_where_the_store_has_trouble_nothing_of_it_happens_yet():
    _, done = caught_up(Kept(fails=True), CHOSEN)

    assert isinstance(done.exception(), Unavailable)
