"""`tablee pack new | lint | build`: begin a pack of cards, look one over, make one file of it for a table."""

import json
import secrets
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tablee.games import AUTHORING
from tablee.kernel.refusals import Malformed
from tablee.packs.authoring.authoring import Authoring
from tablee.packs.authoring.building import LintedPack, linted_folder, linted_table
from tablee.packs.authoring.fault_words import fault_words, said
from tablee.packs.authoring.faults import Fault, Faulty
from tablee.packs.authoring.pack_folder import SETTINGS, settings_of
from tablee.packs.authoring.pack_table import TABLE
from tablee.packs.authoring.word_lints import found_dictionary
from tablee.packs.pack_file import LARGEST_PACK, write_pack
from tablee.words.sources import LANGUAGES

HELP = "write your own cards: start a pack, check it, build the file that a table takes"
OURS = Path("content")
"""In a clone of Tablée: the packs that ship, `content/<game>/<pack>/`."""
UNREAD = (
    "spelling and reading level were not looked at: there is no dictionary here (make check in a clone sets one up)"
)


def arguments(parser: ArgumentParser) -> None:
    acts = parser.add_subparsers(dest="act", required=True, metavar="new | lint | build")
    new = acts.add_parser("new", help="start a pack: a folder with its settings and a first card to overwrite")
    new.add_argument("game", metavar="GAME", help=f"one of {', '.join(AUTHORING)}")
    new.add_argument("folder", type=Path, metavar="FOLDER", help="a new one; its name is the pack's id")
    lint = acts.add_parser("lint", help="say what is wrong with packs, with file and line")
    lint.add_argument(
        "paths",
        nargs="*",
        type=Path,
        metavar="PATH",
        help="folders of packs, or tables (.csv); default: the packs that ship",
    )
    lint.add_argument("--json", action="store_true", help="print it as JSON")
    lint.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of what it says (default: en)")
    build = acts.add_parser("build", help="make a pack into one file")
    build.add_argument("path", type=Path, metavar="PATH", help="the folder of a pack, or a table (.csv)")
    build.add_argument("-o", "--output", type=Path, metavar="FILE", help="default: PATH.json, beside it")
    for act in (lint, build):
        act.add_argument("--game", metavar="GAME", help="the game of a .csv table, which does not name it itself")


def run(args: Namespace) -> int:
    return {"new": _new, "lint": _lint, "build": _build}[args.act](args)


def _new(args: Namespace) -> int:
    if args.game not in AUTHORING:
        raise Malformed(f"{args.game!r} has no cards to write; choose from {', '.join(AUTHORING)}")
    folder: Path = args.folder
    if folder.exists():
        raise Malformed(f"{folder} is there already; name a new folder")
    settings = {
        "id": folder.name,
        "game": args.game,
        "title": folder.name,
        "language": "fr",
        "licence": "CC BY 4.0",
        "authors": ["…"],
        "version": 1,
        "salt": secrets.token_hex(16),
    }
    lines = [f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in settings.items()]
    folder.mkdir(parents=True)
    (folder / SETTINGS).write_text("\n".join(lines) + "\n", encoding="utf-8")
    (folder / "cards-01.yaml").write_text(AUTHORING[args.game].example, encoding="utf-8")
    print(f"{folder}: write your cards into cards-01.yaml, then: tablee pack lint {folder}")
    return 0


def _lint(args: Namespace) -> int:
    """0: every pack may be played with, and those that ship meet every lint. 1: some do not."""
    paths: list[Path] = args.paths or sorted(file.parent for file in OURS.glob(f"*/*/{SETTINGS}"))
    if not paths:
        raise Malformed("no packs here; name the folder of one, or begin one: tablee pack new GAME FOLDER")
    packs = [_looked_over(path, args.game, args.lang, ours=not args.paths) for path in paths]
    if args.json:
        print(json.dumps({"packs": packs}, ensure_ascii=False, indent=2))
    else:
        print("\n".join([line for pack in packs for line in _told(pack)]))
    if found_dictionary() is None:
        print(UNREAD, file=sys.stderr)
    return int(any(pack["faults"] for pack in packs))


def _authoring(path: Path, named: str | None) -> Authoring:
    """Of the game that a pack is for: a folder says it, a table does not. Faulty if the folder cannot be read."""
    game = named if path.suffix == TABLE else settings_of(path).game
    if game is None:
        raise Malformed(f"{path}: a table does not say of which game it is; type --game {next(iter(AUTHORING))}")
    if game not in AUTHORING:
        raise Malformed(f"{path}: {game!r} has no cards to write; choose from {', '.join(AUTHORING)}")
    return AUTHORING[game]


def _linted(path: Path, authoring: Authoring) -> LintedPack:
    if path.suffix != TABLE:
        return linted_folder(path, authoring, found_dictionary())
    try:
        with path.open("rb") as file:
            body = file.read(LARGEST_PACK + 1)
    except OSError as error:
        raise Malformed(f"cannot read {path}: {error.strerror}") from None
    if len(body) > LARGEST_PACK:
        raise Malformed(f"{path}: more than {LARGEST_PACK} bytes; divide it")
    return linted_table(body, str(path), authoring, secrets.token_hex(16))


def _looked_over(path: Path, game: str | None, lang: str, *, ours: bool) -> dict[str, Any]:
    """`faults` are what must be mended. To a pack of one's own, what ours must meet besides is advice."""
    try:
        authoring = _authoring(path, game)
    except Faulty as faulty:
        anyone = next(iter(AUTHORING.values()))  # nothing but the form of a file is said here, in anybody's words
        return _report(path, "", LintedPack(anyone), [faulty.fault], [], lang)
    linted = _linted(path, authoring)
    faults, advice = linted.faults, linted.advice
    required = [*faults, *(advice if ours else [])]
    return _report(path, authoring.game.name, linted, required, [] if ours else advice, lang)


def _report(
    path: Path, game: str, linted: LintedPack, faults: Sequence[Fault], advice: Sequence[Fault], lang: str
) -> dict[str, Any]:
    words = fault_words(lang, linted.authoring.game)

    def spelt(fault: Fault) -> dict[str, Any]:
        where = {"lint": fault.lint, "file": fault.file, "line": fault.line, "card": fault.card}
        return where | {"text": said(fault, words)}

    return {
        "game": game,
        "pack": path.stem,
        "language": linted.language,
        "cards": len(linted.cards),
        "faults": [spelt(fault) for fault in faults],
        "advice": [spelt(fault) for fault in advice],
    }


def _told(pack: dict[str, Any]) -> Iterator[str]:
    from tablee.cli.tables import number_of

    for kind in ("faults", "advice"):
        for fault in pack[kind]:
            where = f"{fault['file']}:{fault['line']}" if fault["line"] else fault["file"]
            card = f"{fault['card']}: " if fault["card"] else ""
            advice = "advice: " if kind == "advice" else ""
            yield f"{where}: {advice}{card}{fault['text']} [{fault['lint']}]"
    count = len(pack["faults"])
    verdict = "nothing to mend" if not count else f"{count} to mend"
    yield f"{pack['game'] or '?'} {pack['pack']}: {number_of(pack['cards'], 'card', 'cards')}, {verdict}"


def _build(args: Namespace) -> int:
    path: Path = args.path
    try:
        authoring = _authoring(path, args.game)
    except Faulty as faulty:
        raise Malformed(str(faulty)) from None
    body = write_pack(_linted(path, authoring).built())
    output: Path = args.output or path.with_suffix(".json")
    output.write_bytes(body)
    print(f"{output}: {len(body)} bytes; give it to a table in the lobby", file=sys.stderr)
    return 0
