"""Verifying: whether a record follows from its own header and secret, line by line.

It proves that the answers of chance were fixed by the secret and the start, and that the rules allow the rest. Whether
this is the game that people sat at, only its heads can tell, beside those that they were shown.
"""

from tablee.fairness import hashing
from tablee.fairness.commitment import commitment, seed_commitment
from tablee.fairness.header import Header, Revealed
from tablee.fairness.record import (
    Record,
    RecordedCard,
    RecordedEntry,
    RecordedErasure,
    RecordedHunch,
    RecordedLine,
    RecordedSeatChange,
)
from tablee.fairness.record_faults import Disproved
from tablee.fairness.record_lines import SeatChange
from tablee.fairness.record_replay import RecordReplay
from tablee.fairness.seal import Seal
from tablee.fairness.verify_cards import check_cards, check_shown
from tablee.kernel.codec import canonical
from tablee.kernel.entries import Answered, Measured
from tablee.kernel.game import Result
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Hash, Value


class Verified(Value, frozen=True):
    """What was checked of one game, and holds."""

    game: str
    players: int
    first: int
    last: int
    """Lines of the file."""
    entries: int
    """Erased ones among them: what an erased line held cannot be told."""
    answers: int
    """How many answers of chance were compared with the stream."""
    hunches: int
    """How many numbers of bots' hunches were compared with theirs."""
    measured: int
    """How many verdicts on typed answers are in it: the table's word, as they are never measured again."""
    start: Hash
    head: Hash
    """The first head and the last: to be compared with those that were shown during the game."""
    seeded: tuple[Seat, ...]
    """Seats whose seed went into the start."""
    absent: tuple[Seat, ...]
    """Seats that were asked for a seed and showed none."""
    changes: tuple[SeatChange, ...]
    """In order. That they stand in the chain is checked; who played is the table's word."""
    pack: Hash | None
    cards: tuple[int, ...]
    """Numbers of the cards of which something was seen: each part is proven against the pack's hash."""
    erased: tuple[int, ...]
    """Lines whose content was taken out. The replay passes over ink, which some games have; in all others it stops at
    the first, and from there on only the chain, the numbers of hunches and the parts of cards were checked."""
    replayed: bool
    """Whether the rules followed to the end."""
    result: Result | None


def verify(record: Record) -> Verified:
    """What holds of this game, or Disproved with the line at fault."""
    game, header = record.game, record.header
    seal = Seal(header, bytes.fromhex(record.closing.secret))
    _check_start(record, seal)
    check_cards(record)
    head, replay = seal.start, RecordReplay(record, seal)
    drawn: set[tuple[Seat, int]] = set()
    for number, line in enumerate(record.lines, 1):
        if isinstance(line, RecordedHunch):
            _check_hunch(line, seal, drawn)
        replay.judge(line)
        head = _followed(line, head, _digest(line, number, seal))
        replay.follow(line)
    replay.end(record)
    _check_end(record, hashing.link(head, seal.digest(len(record.lines) + 1, canonical(record.closing))))
    if replay.goes_on:
        check_shown(record, replay.seen.parts)
    changes = tuple([line.change for line in record.lines if isinstance(line, RecordedSeatChange)])
    entries = [line.entry for line in record.lines if isinstance(line, RecordedEntry)]
    cards = tuple([line.card.card for line in record.lines if isinstance(line, RecordedCard)])
    return Verified(
        game=game.name,
        players=header.players,
        first=record.first,
        last=record.last,
        entries=len(record.lines) - len(changes) - len(drawn) - len(cards),
        answers=replay.answers,
        hunches=len(drawn),
        measured=sum(isinstance(entry, Answered) and isinstance(entry.answer, Measured) for entry in entries),
        start=record.head,
        head=record.last_head,
        seeded=header.seeded,
        absent=header.absent,
        changes=changes,
        pack=header.pack.hash if header.pack else None,
        cards=cards,
        erased=tuple([line.line for line in record.lines if isinstance(line, RecordedErasure)]),
        replayed=replay.goes_on,
        result=record.closing.result,
    )


def line_of_head(record: Record, kept: str) -> int | None:
    """The line with the head that begins with these digits, if one does: then all up to there is what it stood for."""
    heads = [(record.first, record.head), *((line.line, line.head) for line in record.lines)]
    heads.append((record.last, record.last_head))
    return next((line for line, head in heads if head.startswith(kept)), None)


def _check_start(record: Record, seal: Seal) -> None:
    """The header's own head, each seed, the secret: in this order the line that was altered is the one named."""
    header = record.header
    if seal.start.hex() != record.head:
        raise Disproved(record.first, "its head is not the hash of its header; one of the two was altered")
    for seat, seed in enumerate(header.seats):
        if isinstance(seed, Revealed) and not _kept(header, Seat(seat), seed):
            raise Disproved(record.first, f"seat {seat} shows another seed than the one that it committed to")
    committed = commitment(
        table=header.table,
        game=header.game,
        rules=header.rules,
        pack=header.pack.hash if header.pack else None,
        played=header.played,
        options=header.options,
        secret=seal.secret,
    )
    if committed.hex() != header.commitment:
        raise Disproved(record.last, f"the secret is not the one that line {record.first} commits to with its terms")


def _kept(header: Header, seat: Seat, seed: Revealed) -> bool:
    return seed_commitment(header.table, seat, bytes.fromhex(seed.seed)).hex() == seed.commitment


def _check_hunch(line: RecordedHunch, seal: Seal, drawn: set[tuple[Seat, int]]) -> None:
    """Also after an erased line: it depends on nothing that happened. `drawn` are the ones before it, and then this."""
    hunch = line.hunch
    if (hunch.seat, hunch.occasion) in drawn:
        raise Disproved(line.line, f"seat {hunch.seat} has its number for occasion {hunch.occasion} already")
    drawn.add((hunch.seat, hunch.occasion))
    if hunch.number != seal.hunch_number(hunch.seat, hunch.occasion):
        raise Disproved(line.line, f"not the committed number of seat {hunch.seat} for occasion {hunch.occasion}")


def _digest(line: RecordedLine, number: int, seal: Seal) -> bytes:
    return bytes.fromhex(line.digest) if isinstance(line, RecordedErasure) else seal.digest(number, line.body)


def _followed(line: RecordedLine, head: bytes, digest: bytes) -> bytes:
    linked = hashing.link(head, digest)
    if linked.hex() != line.head:
        raise Disproved(
            line.line, "its head does not follow: the line was altered, or some are missing or out of place here"
        )
    return linked


def _check_end(record: Record, head: bytes) -> None:
    if head.hex() != record.last_head:
        raise Disproved(record.last, "its head does not follow: the line was altered, or some before it are missing")
