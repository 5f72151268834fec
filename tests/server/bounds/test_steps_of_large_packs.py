"""No step of the loop takes longer than 20 ms with the largest packs that a host may give: 10,000 cards, or 2 MB."""

import asyncio
from collections.abc import Callable
from functools import partial
from itertools import cycle
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from tablee.games import GAMES
from tablee.games.incognito.cards import PlaceCard, WordCard
from tablee.kernel.cards.pack import MOST_CARDS, Pack
from tablee.kernel.codec import encode
from tablee.kernel.structs import tag
from tablee.packs.pack_file import LARGEST_PACK, MOST_PARTS, read_pack, write_pack
from tablee.server.table_packs import ready
from tablee.tables.catalogue import OURS
from tablee.tables.topics.hosting import GiveUp, HandOver
from tablee.tables.topics.settings import ChoosePack
from tests.server.bounds.house import LONGEST, longest_step
from tests.server.bounds.test_steps_of_games import ANN, NAMES, PLAYED_NOW, SPECTATORS, Site, agree, moves
from tests.tables.long_games import LongGame, gathered, token_of

pytestmark = pytest.mark.slow


def most_cards() -> Pack:
    """A word and a place in turn, so that each lies in a run of its own and a record says so of every card."""
    cards = [
        WordCard(f"mot {number}") if number % 2 else PlaceCard(f"lieu {number}", ()) for number in range(MOST_CARDS)
    ]
    return Pack("incognito", "Le plus de cartes", cards, salt="0" * 32)


RENAMED: dict[str, Callable[[Any, int], Any]] = {
    "incognito": lambda card, number: replace(card, **{tag(card): f"{getattr(card, tag(card))} {number}"}),
    "incroyable": lambda card, number: replace(card, livres=replace(card.livres, text=f"{number} {card.livres.text}")),
    "indix": lambda card, number: replace(card, name=f"{number} {card.name}"[:60]),
}


def most_bytes(game: str) -> Pack:
    """The cards that come with the game again and again under other names, for as long as they fit into a file."""
    cards: list[Any] = []
    size = parts = 0
    for number, card in enumerate(cycle(OURS.packs(GAMES[game])[0].cards)):
        another = RENAMED[game](card, number)
        size, parts = size + len(encode(another)) + 1, parts + leaves(to_builtins(another))
        if size > LARGEST_PACK - 1_000 or parts > MOST_PARTS or len(cards) == MOST_CARDS:
            return Pack(game, "Le plus d'octets", cards, salt="0" * 32)
        cards.append(another)
    raise AssertionError("it goes round without end")


def leaves(value: object) -> int:
    held = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else None
    return 1 if held is None else sum(map(leaves, held))


class Keeping(Site):
    """With the pack of its table in the store, as when its host gave it."""

    async def lay(self, length: int | None = None) -> None:
        await super().lay(length)
        for pack in self.sim.table.kept_packs.values():
            await self.store.keep_pack(self.sim.table.code, pack.hash, write_pack(pack))


LARGEST: dict[str, Callable[[], Pack]] = {
    "most cards": most_cards,
    **{game: partial(most_bytes, game) for game in RENAMED},
}


@pytest.mark.parametrize("which", LARGEST)
def test_of_games_with_the_largest_pack(which):
    pack = LARGEST[which]()
    game = GAMES[pack.game]
    assert read_pack(write_pack(pack), game) == pack
    ready(pack, game)

    def played(number: int) -> LongGame:
        long = gathered(game.name, NAMES[: game.players[-1]], number)
        for table in (long.table, long.mirror):
            table.kept_packs[pack.hash] = pack
        long.ask(HandOver(long.id(), 0, ANN))
        long.ask(ChoosePack(long.id(), ANN, pack.hash))
        long.start()
        return long

    async def attack(house: Site) -> None:
        sim: Any = house.sim
        guests = [await house.guest(token_of(person)) for person in sim.people]
        for guest, person in zip(guests, sim.people, strict=True):
            await guest.opened(person)
        await come(house)
        for seat, request in moves(sim, Random(7), PLAYED_NOW):
            assert (await guests[seat].answer(request))["type"] == "done"
        given_up = GiveUp(guests[0].id(), ANN)
        await asyncio.to_thread(sim.ask, given_up)
        await guests[0].answer(given_up)
        assert await house.asked("GET", f"/api/tables/{sim.table.code}/record") == 200
        await agree(house, guests)
        await come(house)
        await guests[0].answer(GiveUp(guests[0].id(), ANN))
        assert await house.asked("GET", f"/api/tables/{sim.table.code}/record") == 200

    async def come(house: Site) -> None:
        spectators = [await house.guest() for _ in range(SPECTATORS)]
        for guest in spectators:
            await guest.opened(None)

    steps = longest_step(played, attack, Keeping)
    assert steps.longest <= LONGEST, steps
