"""The evening: how often whoever sits at a table has won there, over rematches and from one game to another."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tablee.kernel.game import Result
from tablee.tables.entries import PersonId
from tablee.tables.people import BotSitter, Empty, Occupant, Sitter

Player = PersonId | str
"""A person by their number, a bot by its name: one of that name who comes back is the same."""


@dataclass(frozen=True)
class Evening:
    """Of games that came to their end. Whoever has the chair then has played it, whoever may have begun it."""

    games: int = 0
    played: Mapping[Player, int] = field(default_factory=dict)
    won: Mapping[Player, int] = field(default_factory=dict)

    def after(self, chairs: Sequence[Occupant], result: Result) -> "Evening":
        """One game later."""
        here = [player_at(chair) for chair in chairs]
        winners = [here[seat] for seat in result.winners]
        return Evening(self.games + 1, _more(self.played, here), _more(self.won, winners))

    def of(self, chair: Occupant) -> tuple[int, int]:
        """How many whoever sits there has played, and won."""
        player = player_at(chair)
        return (0, 0) if player is None else (self.played.get(player, 0), self.won.get(player, 0))


def _more(counts: Mapping[Player, int], players: Sequence[Player | None]) -> Mapping[Player, int]:
    return dict(Counter(counts) + Counter(player for player in players if player is not None))


def player_at(chair: Occupant) -> Player | None:
    match chair:
        case Sitter(person):
            return person
        case BotSitter(_, name):
            return name
        case Empty():
            return None
