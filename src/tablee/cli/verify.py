"""`tablee verify FILE`: whether a recorded game holds, and in plain words what that proves and what it does not."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.cli import argument_types
from tablee.kernel.letters import printable
from tablee.kernel.refusals import Malformed

if TYPE_CHECKING:
    from tablee.fairness.record_faults import Faulty
    from tablee.fairness.verify import Verified
    from tablee.words import Words

HELP = "check a recorded game: its chance, its moves, its result"
WIDTH = 100
SHORTEST_HEAD, WHOLE_HEAD = 16, 64
"""Digits of a head that somebody noted: so many at least, or others could be found that begin like it."""

KeptHeads = dict[str, int | None]
"""What somebody noted, and the line that it stands in."""


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="what --record wrote, or a table gave you at the end")
    parser.add_argument("--pack", type=Path, metavar="FILE", help="also check that these were the cards")
    parser.add_argument(
        "--head",
        action="append",
        default=[],
        help=f"the fingerprint you noted during the game or at its end, at least {SHORTEST_HEAD} digits of it: "
        "refuse a record that was rewritten since (may be given again)",
    )
    argument_types.add_language(parser)
    parser.add_argument("--json", action="store_true", help="print what was checked as JSON")


def run(args: Namespace) -> int:
    """0: it holds. 1: it does not, and the line at fault is named. 2: not even one game of it can be read."""
    from tablee.terminal.console import ignore_broken_pipe
    from tablee.words import Words

    words = Words(argument_types.language(args.lang))
    kept = dict.fromkeys(map(noted_head, args.head))
    games, fault = verified(args.file, kept)
    if args.pack is not None:
        check_pack(games, args.pack)
    with ignore_broken_pipe(sys.stdout):
        if args.json:
            print(verdict_as_json(args.file, games, fault, kept))
        elif games and (fault is not None or not missing(kept)):
            print("\n".join(verdict_in_words(words, args.file, games, fault, args.pack, kept)))
    return outcome(args.file, len(games), fault, kept)


def noted_head(given: str) -> str:
    digits = "".join(given.split()).lower()
    if not SHORTEST_HEAD <= len(digits) <= WHOLE_HEAD or not set(digits) <= set("0123456789abcdef"):
        raise Malformed(
            f"--head takes a head as it was shown, {SHORTEST_HEAD} to {WHOLE_HEAD} digits 0-9 and a-f, "
            f"not {printable(given)!r}"
        )
    return digits


def missing(kept: KeptHeads) -> list[str]:
    return [head for head, line in kept.items() if line is None]


def verified(path: Path, kept: KeptHeads) -> tuple[list["Verified"], "Faulty | None"]:
    """Every game of the file up to the first fault, and the fault if there is one; in `kept`, where each head is."""
    from tablee.fairness.record import read
    from tablee.fairness.record_faults import Faulty
    from tablee.fairness.verify import line_of_head, verify
    from tablee.games import named

    games: list[Verified] = []
    try:
        with path.open("rb") as file:
            for record in read(file, named):
                games.append(verify(record))
                kept.update({head: line_of_head(record, head) for head in missing(kept)})
    except Faulty as fault:
        return games, fault
    except OSError as error:
        raise Malformed(f"cannot read {path}: {error.strerror}") from None
    return games, None


def check_pack(games: Sequence["Verified"], file: Path) -> None:
    """Malformed unless every game was played with the cards in this file. A record holds without them, too."""
    from tablee.games import named

    for game in games:
        pack = argument_types.pack(named(game.game), file, played=True)
        if pack is None or pack.hash != game.pack:
            raise Malformed(f"{file} is not the pack of the game in line {game.first}; that one is {game.pack}")


def outcome(path: Path, held: int, fault: "Faulty | None", kept: KeptHeads) -> int:
    """The exit code, after so many games that hold. A file whose first game cannot even be read is no record at all."""
    from tablee.fairness.record_faults import Damaged

    if fault is None:
        if lacking := missing(kept):
            print(f"tablee: {printable_path(path)}: {no_such_head(lacking[0])}", file=sys.stderr)
        return 1 if lacking else 0
    print(f"tablee: {printable_path(path)}: {fault}", file=sys.stderr)
    return 2 if isinstance(fault, Damaged) and not held else 1


def no_such_head(head: str) -> str:
    return f"no line has the fingerprint {head}: this is not the game you noted it in, or it was rewritten"


def printable_path(path: Path) -> str:
    """Whoever sends a file chooses its name, and no terminal may take that for a command."""
    return printable(str(path))


def verdict_as_json(path: Path, games: Sequence["Verified"], fault: "Faulty | None", kept: KeptHeads) -> str:
    """Totals, then each game that holds; one that is not `replayed` was followed only in part."""
    from msgspec import to_builtins

    lacking = missing(kept)
    found = {
        "file": str(path),
        "verified": fault is None and not lacking,
        "games": len(games),
        "entries": sum(game.entries for game in games),
        "answers": sum(game.answers for game in games),
        "head": games[-1].head if games else None,
        "kept": kept,
        "records": to_builtins(games),
    }
    if fault is not None:
        found |= {"line": fault.line, "error": fault.what}
    elif lacking:
        found |= {"error": no_such_head(lacking[0])}
    return json.dumps(found)


def verdict_in_words(
    words: "Words",
    path: Path,
    games: Sequence["Verified"],
    fault: "Faulty | None",
    pack: Path | None,
    kept: KeptHeads,
) -> Iterator[str]:
    entries, answers = sum(game.entries for game in games), sum(game.answers for game in games)
    if fault is None:
        yield words.say("verify-whole" if whole(games) else "verify-partly", file=printable_path(path))
    else:
        holds = "verify-whole-to" if whole(games) else "verify-partly-to"
        yield words.say(holds, file=printable_path(path), line=games[-1].last)
    yield words.say("verify-counted", games=len(games), entries=entries, answers=answers)
    yield ""
    yield from heads(words, games)
    proofs, limits = proven(words, games, pack, kept), unproven(words, games, kept)
    for heading, points in (("verify-proves", proofs), ("verify-limits", limits)):
        yield ""
        yield words.say(heading)
        for point in points:
            yield from bullet(point)


def heads(words: "Words", games: Sequence["Verified"]) -> Iterator[str]:
    if len(games) > 1:
        yield words.say("verify-many-heads")
        return
    labels = [words.say("verify-first-head"), words.say("verify-last-head")]
    for label, head in zip(labels, (games[0].start, games[0].head), strict=True):
        yield f"  {label.ljust(max(map(len, labels)))}  {head}"


def proven(words: "Words", games: Sequence["Verified"], pack: Path | None, kept: KeptHeads) -> Iterator[str]:
    yield words.say("verify-fixed" if whole(games) else "verify-fixed-partly")
    if all(game.seeded for game in games):
        yield words.say("verify-together")
    if whole(games):
        yield words.say("verify-legal")
    if any(game.cards for game in games):
        yield words.say("verify-cards")
    if pack is not None:
        yield words.say("verify-pack", file=printable_path(pack))
    for head, line in kept.items():
        if line is not None:
            yield words.say("verify-kept", head=head, line=line)


def unproven(words: "Words", games: Sequence["Verified"], kept: KeptHeads) -> Iterator[str]:
    if alone := sum(not game.seeded for game in games):
        yield words.say("verify-alone", games=alone)
    for game in games:
        if game.absent:
            seats = ", ".join(map(str, game.absent))
            yield words.say("verify-absent", line=game.first, count=len(game.absent), seats=seats)
        if game.erased and game.replayed:
            yield words.say("verify-ink", count=len(game.erased), line=game.first)
        elif game.erased:
            yield words.say("verify-erased", line=game.erased[0], end=game.last)
        if game.changes:
            seats = ", ".join(map(str, sorted({change.seat for change in game.changes})))
            yield words.say("verify-changed", line=game.first, count=len(game.changes), seats=seats)
    if verdicts := sum(game.measured for game in games):
        yield words.say("verify-measured", count=verdicts)
    yield words.say("verify-peeking")
    # A head that was kept in the last line proves all of its game; without one, or of other games, nothing does.
    if not {game.last for game in games} <= {*kept.values()}:
        yield words.say("verify-rewritten")


def whole(games: Sequence["Verified"]) -> bool:
    """Whether every game was replayed to its end."""
    return all(game.replayed for game in games)


def bullet(point: str) -> list[str]:
    from textwrap import wrap

    return wrap(point, WIDTH, initial_indent="  · ", subsequent_indent="    ")
