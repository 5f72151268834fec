"""The record: a game as JSON Lines that anybody can read, replay and check. A file may hold several, one by one."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, BinaryIO, assert_never

from msgspec import Raw

from tablee.fairness.chain import Chain
from tablee.fairness.header import WITH_CARDS, WITHOUT_CARDS, Header, format_of, other_rules
from tablee.fairness.record_faults import Damaged
from tablee.fairness.record_lines import (
    NOT_CANONICAL,
    CardLine,
    Closing,
    ClosingLine,
    EntryLine,
    ErasedLine,
    HeaderLine,
    HunchLine,
    HunchNumber,
    Line,
    SeatChange,
    SeatLine,
    decoded,
    encoded,
    numbered,
)
from tablee.fairness.seal import Seal
from tablee.kernel import codec
from tablee.kernel.cards.pack import Pack, ShownCard
from tablee.kernel.codec import canonical
from tablee.kernel.entries import Acted, Entry
from tablee.kernel.game import AnyGame, Result
from tablee.kernel.playout import all_options, opening
from tablee.kernel.refusals import Malformed
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Hash

LARGEST = 64 * 2**20
"""Bytes of one game: they are held in memory until the secret comes, and a file may be hostile."""


class Recorder:
    """Writes one record, while the game is played or when it is over."""

    def __init__(self, file: BinaryIO, seal: Seal) -> None:
        self._file = file
        self._chain = Chain(seal)
        self._write(HeaderLine(self.head, seal.header))

    @property
    def head(self) -> str:
        return self._chain.head

    def add(self, entry: Entry[Any]) -> None:
        body = self._chain.add(entry)
        self._write(EntryLine(Raw(body), self.head))

    def change(self, change: SeatChange) -> None:
        self._chain.change(change)
        self._write(SeatLine(change, self.head))

    def hunch(self, drawn: HunchNumber) -> None:
        self._chain.hunch(drawn)
        self._write(HunchLine(drawn, self.head))

    def erase(self, digest: Hash) -> None:
        self._chain.erase(digest)
        self._write(ErasedLine(digest, self.head))

    def leave_out(self, entry: Entry[Any]) -> None:
        """As if it had been erased."""
        self.erase(self._chain.digest(entry))

    def show(self, card: ShownCard) -> None:
        self._chain.show(card)
        self._write(CardLine(card, self.head))

    def close(self, result: Result | None) -> None:
        """Writes the secret down: see `Chain.close`."""
        closing = self._chain.close(result)
        self._write(ClosingLine(closing, self.head))

    def _write(self, line: Line) -> None:
        """At once: a player who closes the window has a record up to there."""
        self._file.write(encoded(line))
        self._file.flush()


@dataclass(frozen=True)
class RecordedEntry:
    line: int
    entry: Entry[Any]
    body: bytes
    """The entry in its canonical spelling."""
    head: Hash


@dataclass(frozen=True)
class RecordedSeatChange:
    line: int
    change: SeatChange
    body: bytes
    """The change in its canonical spelling."""
    head: Hash


@dataclass(frozen=True)
class RecordedHunch:
    line: int
    hunch: HunchNumber
    body: bytes
    """The number in its canonical spelling."""
    head: Hash


@dataclass(frozen=True)
class RecordedCard:
    line: int
    card: ShownCard
    body: bytes
    """The card in its canonical spelling."""
    head: Hash


@dataclass(frozen=True)
class RecordedErasure:
    line: int
    digest: Hash
    head: Hash


RecordedLine = RecordedEntry | RecordedSeatChange | RecordedHunch | RecordedCard | RecordedErasure


@dataclass(frozen=True, kw_only=True)
class Record:
    """One game as it was read: each line could stand where it does, but nothing is proven yet; see `verify.py`."""

    game: AnyGame
    header: Header
    head: Hash
    lines: tuple[RecordedLine, ...]
    closing: Closing
    last_head: Hash
    first: int
    last: int
    """Where it starts and ends in the file; lines count from 1."""

    def opening(self) -> Any:  # noqa: ANN401 - the state of whichever game it is
        return opening(self.game, self.header.players, self.header.options, self.pack)

    @cached_property
    def pack(self) -> Pack | None:
        """As far as the record shows it; Malformed if a card of it is not what the header's pack has there."""
        if self.header.pack is None:
            return None
        cards = [line.card for line in self.lines if isinstance(line, RecordedCard)]
        return Pack.of_parts(self.header.pack, cards, self.game.cards, self.header.played)

    def entries(self) -> Iterator[Entry[Any]]:
        """What happened in the game, up to the first line that was erased; ink is passed over."""
        for line in self.lines:
            if isinstance(line, RecordedErasure) and not self.game.ink:
                return
            if isinstance(line, RecordedEntry):
                yield line.entry


def read(file: BinaryIO, named: Callable[[str], AnyGame]) -> Iterator[Record]:
    """Each record of the file in turn, or Damaged; `named` gives a game by its name."""
    lines = numbered(file)
    opened = next(lines, None)
    if opened is None:
        raise Damaged(1, "nothing there; a record starts with a header")
    while opened is not None:
        yield _record(*opened, lines, named)
        opened = next(lines, None)


def _record(first: int, top: bytes, lines: Iterator[tuple[int, bytes]], named: Callable[[str], AnyGame]) -> Record:
    opened = decoded(first, top)
    if not isinstance(opened, HeaderLine):
        raise Damaged(first, "no header; each record starts with one")
    game = _playable(first, opened.header, named)
    read_so_far: list[RecordedLine] = []
    number, size = first, len(top)
    card: RecordedCard | None = None
    for number, raw in lines:
        size += len(raw)
        if size > LARGEST:
            raise Damaged(number, f"the game of line {first} goes on for more than {LARGEST:,} bytes")
        line = decoded(number, raw)
        if card is not None and isinstance(line, EntryLine | SeatLine | HunchLine):
            raise Damaged(card.line, "a card, and what people saw of the cards comes last")
        match line:
            case EntryLine(entry, head):
                read_so_far.append(_played(number, bytes(entry), head, opened.header.players, game))
            case SeatLine(change, head):
                _check_seat(number, change.seat, opened.header.players)
                read_so_far.append(RecordedSeatChange(number, change, canonical(change), head))
            case HunchLine(hunch, head):
                _check_seat(number, hunch.seat, opened.header.players)
                read_so_far.append(RecordedHunch(number, hunch, canonical(hunch), head))
            case CardLine(shown, head):
                _check_card(number, shown, opened.header, card)
                card = RecordedCard(number, shown, canonical(shown), head)
                read_so_far.append(card)
            case ErasedLine(digest, head):
                read_so_far.append(RecordedErasure(number, digest, head))
            case ClosingLine(closing, head):
                _check_result(number, closing.result, opened.header.players, game)
                return Record(
                    game=game,
                    header=opened.header,
                    head=opened.head,
                    lines=tuple(read_so_far),
                    closing=closing,
                    last_head=head,
                    first=first,
                    last=number,
                )
            case HeaderLine():
                raise Damaged(number, f"a new header, but the game of line {first} has no closing line")
            case other:
                assert_never(other)
    raise Damaged(number + 1, f"the file ends, but the game of line {first} has no closing line")


def _playable(number: int, header: Header, named: Callable[[str], AnyGame]) -> AnyGame:
    """The game that the header names, if this program can play it as it was played."""
    if header.format not in (WITHOUT_CARDS, WITH_CARDS):
        raise Damaged(
            number,
            f"its format is {header.format!r}; this program reads {WITHOUT_CARDS!r} and {WITH_CARDS!r}",
        )
    try:
        game = named(header.game)
        options = all_options(game, header.options)
    except Malformed as error:
        raise Damaged(number, str(error)) from None
    if (other := other_rules(header, game)) is not None:
        raise Damaged(number, other)
    if header.format != format_of(game):
        raise Damaged(number, f"{game.name} is recorded in format {format_of(game)!r}, not {header.format!r}")
    _check_pack(number, header, game)
    if header.players not in game.players:
        least, most = game.players[0], game.players[-1]
        raise Damaged(number, f"{game.name} is for {least} to {most} players, not {header.players}")
    if options != header.options:
        raise Damaged(number, f"not all options are there; {game.name} has {', '.join(options)}")
    return game


def _check_pack(number: int, header: Header, game: AnyGame) -> None:
    if game.cards is None and (header.pack is not None or header.played):
        raise Damaged(number, f"{game.name} is played without a pack of cards, so `pack` is null")
    if game.cards is not None and (header.pack is None or header.pack.game != game.name):
        raise Damaged(number, f"{game.name} is played with a pack of its own cards, and `pack` names none")
    cards = header.pack.cards if header.pack else 0
    if any(card >= cards for card in header.played) or [*header.played] != sorted(set(header.played)):
        raise Damaged(number, "`played` is not a rising list of cards of the pack")


def _check_card(number: int, card: ShownCard, header: Header, last: RecordedCard | None) -> None:
    if header.pack is None or card.card >= header.pack.cards:
        raise Damaged(number, f"there is no card {card.card} in this game")
    if last is not None and last.card.card >= card.card:
        raise Damaged(number, "cards come in rising order, each once")


def _check_result(number: int, result: Result | None, players: int, game: AnyGame) -> None:
    """Its form, which must be right even where an erased entry keeps the replay from its end."""
    if result is None:
        return
    if not len(result.places) == len(result.scores) == players or result.why not in set(game.endings):
        raise Damaged(number, f"no result of {game.name} for {players} players")


def _played(number: int, body: bytes, head: Hash, players: int, game: AnyGame) -> RecordedEntry:
    try:
        entry: Entry[Any] = codec.entries(game).decode(body)
    except Malformed as error:
        raise Damaged(number, f"no entry of {game.name}: {error}") from None
    if canonical(entry) != body:
        raise Damaged(number, NOT_CANONICAL)
    if isinstance(entry, Acted):
        _check_seat(number, entry.seat, players)
    return RecordedEntry(number, entry, body, head)


def _check_seat(number: int, seat: Seat, players: int) -> None:
    if not 0 <= seat < players:
        raise Damaged(number, f"there is no seat {seat}; seats are 0 to {players - 1}")
