"""Games of Code 777 in which nobody means to win: they are drawn out for as long as a table lets them."""

from collections.abc import Sequence

from tablee.games.code777 import GAME
from tablee.games.code777.vocabulary import Declare, Draw
from tablee.kernel.codec import encode
from tablee.kernel.game import Waiting
from tablee.server import tokens
from tablee.tables.catalogue import OURS, Catalogue
from tablee.tables.entries import TableEntry
from tablee.tables.fold import add
from tablee.tables.topics import seating, settings
from tests.tables.tables import Sim

NAMES = ("Ann", "Ben", "Cat", "Dan")
WRONG = Declare(1, 1, 1)
"""There is one 1 in the box."""


def token_of(person: int) -> str:
    return f"the-token-of-person-{person:04}"


class LongGame(Sim):
    """Steps are not taken twice, as there are many; and everybody's token is known."""

    def append(self, entries: tuple[TableEntry, ...]) -> None:  # type: ignore[override]  # no others come
        self.lines += [encode(entry) for entry in entries]
        for entry in entries:
            add(self.table, entry)

    def draw(self, questions: int, declarers: int = 0) -> None:
        """So many, and after each the first seats are wrong about their racks; until the table has had enough."""
        for _ in range(questions):
            waiting = self.current.pending
            assert isinstance(waiting, Waiting)
            for seat, action in [(waiting.awaited[0], Draw()), *[(seat, WRONG) for seat in range(declarers)]]:
                if self.due() == 0:
                    return
                self.act(self.people[seat], action)

    @property
    def people(self) -> list[int]:
        return [person.id for _, person in self.table.sitters()]


def gathered(game: str, names: Sequence[str] = NAMES, seed: int = 0, at_catalogue: Catalogue = OURS) -> LongGame:
    """These people, whose tokens are known, at a table whose host looks on."""
    long = LongGame(game, seed=seed, at_catalogue=at_catalogue)
    for person, name in enumerate(names, 1):
        long.ask(seating.Sit(long.id(), name, None), token=tokens.hashed(token_of(person)))
        long.present.add(person)
    return long


def drawing_on(questions: int, declarers: int = 0, seed: int = 0, at_catalogue: Catalogue = OURS) -> LongGame:
    """Four people, no pauses."""
    long = gathered(GAME.name, seed=seed, at_catalogue=at_catalogue)
    for option, value in (("pause", 0), ("aid", "odds")):
        long.ask(settings.SetOption(long.id(), 0, option, value))
    long.start()
    long.draw(questions, declarers)
    return long
