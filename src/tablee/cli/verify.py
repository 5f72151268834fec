"""`tablee verify FILE`: whether a recorded game holds, and in plain words what that proves and what it does not."""

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.kernel.refusals import Malformed

if TYPE_CHECKING:
    from tablee.fairness.verify import Verified
    from tablee.words import Words

HELP = "check that a recorded game holds: its chance, its moves, its result"
WIDTH = 100


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="what --record wrote, or a table gave you at the end")
    parser.add_argument("--lang", metavar="fr|en", help="language (default: that of the environment)")
    parser.add_argument("--json", action="store_true", help="print what was checked as JSON")


def run(args: Namespace) -> int:
    """0: it holds. 1: it does not, and the line at fault is named. What cannot be read at all is Malformed."""
    from tablee.fairness.faults import Disproved, Faulty
    from tablee.words import language_of
    from tablee.words.sources import known

    language = known(args.lang or language_of(os.environ))
    try:
        games = verified(args.file)
    except Disproved as fault:
        if args.json:
            print(json.dumps({"file": str(args.file), "verified": False, "line": fault.line, "error": fault.what}))
        print(f"tablee: {args.file}: {fault}", file=sys.stderr)
        return 1
    except Faulty as fault:
        raise Malformed(f"{args.file}: {fault}") from None
    print(as_json(args.file, games) if args.json else "\n".join(in_words(language, args.file, games)))
    return 0


def verified(path: Path) -> list["Verified"]:
    """Every game of the file, or the first fault."""
    from tablee.fairness.record import read
    from tablee.fairness.verify import verify
    from tablee.games import named

    try:
        with path.open("rb") as file:
            return [verify(record) for record in read(file, named)]
    except OSError as error:
        raise Malformed(f"cannot read {path}: {error.strerror}") from None


def as_json(path: Path, games: Sequence["Verified"]) -> str:
    """Totals, then each game; one whose `erased` is not empty was replayed only in part."""
    from msgspec import to_builtins

    return json.dumps(
        {
            "file": str(path),
            "verified": True,
            "games": len(games),
            "entries": sum(game.entries for game in games),
            "answers": sum(game.answers for game in games),
            "head": games[-1].head,
            "records": to_builtins(games),
        }
    )


def in_words(language: str, path: Path, games: Sequence["Verified"]) -> Iterator[str]:
    words = words_in(language, games[0].game)
    entries, answers = sum(game.entries for game in games), sum(game.answers for game in games)
    yield words.say("verify-whole" if whole(games) else "verify-partly", file=str(path))
    yield words.say("verify-counted", games=len(games), entries=entries, answers=answers)
    yield ""
    yield from heads(words, games)
    for heading, points in (("verify-proves", proven(words, games)), ("verify-limits", unproven(words, games))):
        yield ""
        yield words.say(heading)
        for point in points:
            yield from bullet(point)


def words_in(language: str, game: str) -> "Words":
    """Those that are kept with the verifier, and those common to all games."""
    from importlib.resources import files

    from tablee.games import named
    from tablee.words import Words

    own = files("tablee") / "fairness" / "words" / f"{language}.ftl"
    return Words(language, named(game), own.read_text(encoding="utf-8"))


def heads(words: "Words", games: Sequence["Verified"]) -> Iterator[str]:
    if len(games) > 1:
        yield words.say("verify-many-heads")
        return
    labels = [words.say("verify-first-head"), words.say("verify-last-head")]
    for label, head in zip(labels, (games[0].start, games[0].head), strict=True):
        yield f"  {label.ljust(max(map(len, labels)))}  {head}"


def proven(words: "Words", games: Sequence["Verified"]) -> Iterator[str]:
    yield words.say("verify-fixed" if whole(games) else "verify-fixed-partly")
    if all(game.seeded for game in games):
        yield words.say("verify-together")
    if whole(games):
        yield words.say("verify-legal")


def unproven(words: "Words", games: Sequence["Verified"]) -> Iterator[str]:
    if alone := sum(not game.seeded for game in games):
        yield words.say("verify-alone", games=alone)
    for game in games:
        if game.absent:
            seats = ", ".join(map(str, game.absent))
            yield words.say("verify-absent", line=game.first, count=len(game.absent), seats=seats)
        if game.erased:
            yield words.say("verify-erased", line=game.erased[0], end=game.last)
    yield words.say("verify-peeking")
    yield words.say("verify-rewritten")


def whole(games: Sequence["Verified"]) -> bool:
    """Whether every game was replayed to its end."""
    return not any(game.erased for game in games)


def bullet(point: str) -> list[str]:
    from textwrap import wrap

    return wrap(point, WIDTH, initial_indent="  · ", subsequent_indent="    ")
