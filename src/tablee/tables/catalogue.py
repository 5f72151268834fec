"""The catalogue: what a table must know of the world outside it, so that a test can lay one with a game of its own."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from tablee.bots import AnyBot
from tablee.games import AUTHORING, GAMES, ROSTER
from tablee.kernel.cards.pack import Pack
from tablee.kernel.entries import Measured
from tablee.kernel.game import AnyGame, Level, Measure
from tablee.kernel.refusals import Refused
from tablee.kernel.structs import Hash
from tablee.packs.authoring.authoring import Authoring
from tablee.packs.builtin import builtin_packs
from tablee.packs.measure import measured
from tablee.tables.bounds import GamesInARow, LogBounds
from tablee.tables.refusals import Why

UNMEASURED = Measured("wrong", version=0)
"""What a measure that fails says of a bot's answer, or of one that a timer hands in: nobody could be asked again."""


@dataclass(frozen=True)
class Catalogue:
    games: Mapping[str, AnyGame] = field(default_factory=lambda: GAMES)
    roster: Mapping[str, Mapping[Level, AnyBot]] = field(default_factory=lambda: ROSTER)
    """Bots by game and level."""
    measure: Callable[[AnyGame, Pack | None, Measure], Measured] = measured
    packs: Callable[[AnyGame], Sequence[Pack]] = builtin_packs
    """Those that come with a game."""
    authoring: Mapping[str, Authoring] = field(default_factory=lambda: AUTHORING)
    """For games whose cards people write: how they are read and looked over."""
    log_bounds: LogBounds = field(default_factory=LogBounds)
    games_in_a_row: GamesInARow = field(default_factory=GamesInARow)
    found_at: str = "tablee.tables.catalogue:OURS"
    """`module:name` of this catalogue, for other processes: bots are functions, and cannot be sent to one."""

    def game(self, name: str) -> AnyGame:
        if name not in self.games:
            raise Refused(Why.NO_SUCH_GAME)
        return self.games[name]

    def measured(self, game: AnyGame, pack: Pack | None, question: Measure, otherwise: Measured | None) -> Measured:
        """A measure that fails is no fault of whoever typed: Refused, unless there is something to say `otherwise`."""
        try:
            return self.measure(game, pack, question)
        except Exception as error:
            if otherwise is not None:
                return otherwise
            raise Refused(Why.CANNOT_MEASURE) from error

    def bot(self, game: AnyGame, level: Level) -> AnyBot:
        return self.roster[game.name][level]

    def levels(self, game: AnyGame) -> Sequence[Level]:
        return tuple(self.roster[game.name])

    def shipped(self) -> set[Hash]:
        """Of all packs that come with a game."""
        return {pack.hash for game in self.games.values() for pack in self.packs(game)}

    def stand_in(self, game: AnyGame) -> Level:
        """Of the bot that plays for somebody who is away: neither the weakest nor the strongest."""
        levels = self.levels(game)
        return levels[len(levels) // 2]


OURS = Catalogue()
