"""`tablee pack new | lint | build`: begin a pack of cards, look one over, make one file of it for a table."""

import json
import secrets
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tablee.games import AUTHORING
from tablee.kernel.refusals import Malformed
from tablee.packs.authoring.building import LintedPack, built_folder
from tablee.packs.authoring.faults import Faulty
from tablee.packs.authoring.pack_folder import SETTINGS, settings_of

HELP = "write cards of one's own: begin a pack, look it over, build the file that a table takes"
OURS = Path("content")
"""In a clone of Tablée: the packs that ship, `content/<game>/<pack>/`."""


def arguments(parser: ArgumentParser) -> None:
    acts = parser.add_subparsers(dest="act", required=True, metavar="new | lint | build")
    new = acts.add_parser("new", help="begin a pack: a folder with its settings and a first card to write over")
    new.add_argument("game", metavar="GAME", help=f"one of {', '.join(AUTHORING)}")
    new.add_argument("folder", type=Path, metavar="FOLDER", help="made anew; its name is the pack's id")
    lint = acts.add_parser("lint", help="say what is wrong with packs, with file and line")
    lint.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="folders of packs; none: the packs that ship")
    lint.add_argument("--json", action="store_true", help="print it as JSON")
    build = acts.add_parser("build", help="make one file of a pack")
    build.add_argument("folder", type=Path, metavar="FOLDER")
    build.add_argument("-o", "--output", type=Path, metavar="FILE", help="default: FOLDER.json, beside the folder")


def run(args: Namespace) -> int:
    return {"new": _new, "lint": _lint, "build": _build}[args.act](args)


def _new(args: Namespace) -> int:
    if args.game not in AUTHORING:
        raise Malformed(f"{args.game!r} has no cards to write; there is {', '.join(AUTHORING)}")
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
    folders: list[Path] = args.paths or sorted(file.parent for file in OURS.glob(f"*/*/{SETTINGS}"))
    if not folders:
        raise Malformed("no packs here; name the folder of one, or begin one: tablee pack new GAME FOLDER")
    packs = [_looked_over(folder, ours=not args.paths) for folder in folders]
    if args.json:
        print(json.dumps({"packs": packs}, ensure_ascii=False, indent=2))
    else:
        print("\n".join([line for pack in packs for line in _told(pack)]))
    return int(any(pack["faults"] for pack in packs))


def _looked_over(folder: Path, *, ours: bool) -> dict[str, Any]:
    """`faults` are what must be mended. To a pack of one's own, what ours must meet besides is advice."""
    try:
        game = settings_of(folder).game
    except Faulty as faulty:
        return _report(folder, "", "", 0, [faulty.fault], [])
    if game not in AUTHORING:
        raise Malformed(f"{folder / SETTINGS}: {game!r} has no cards to write; there is {', '.join(AUTHORING)}")
    linted = LintedPack(folder, AUTHORING[game])
    language = linted.settings.language if linted.settings else ""
    faults, advice = linted.faults, linted.advice
    return _report(
        folder, game, language, len(linted.cards), [*faults, *(advice if ours else [])], [] if ours else advice
    )


def _report(folder: Path, game: str, language: str, cards: int, faults: list[Any], advice: list[Any]) -> dict[str, Any]:
    return {
        "game": game,
        "pack": folder.name,
        "language": language,
        "cards": cards,
        "faults": [_spelt(fault) for fault in faults],
        "advice": [_spelt(fault) for fault in advice],
    }


def _spelt(fault: Any) -> dict[str, Any]:  # noqa: ANN401 - a Fault, as JSON has it
    return {"lint": fault.lint, "file": fault.file, "line": fault.line, "card": fault.card, "text": fault.text}


def _told(pack: dict[str, Any]) -> Iterator[str]:
    for kind in ("faults", "advice"):
        for fault in pack[kind]:
            where = f"{fault['file']}:{fault['line']}" if fault["line"] else fault["file"]
            card = f"{fault['card']}: " if fault["card"] else ""
            advice = "advice: " if kind == "advice" else ""
            yield f"{where}: {advice}{card}{fault['text']} [{fault['lint']}]"
    count = len(pack["faults"])
    verdict = "nothing to mend" if not count else f"{count} to mend"
    yield f"{pack['game'] or '?'} {pack['pack']}: {pack['cards']} cards, {verdict}"


def _build(args: Namespace) -> int:
    folder: Path = args.folder
    try:
        game = settings_of(folder).game
    except Faulty as faulty:
        raise Malformed(str(faulty)) from None
    if game not in AUTHORING:
        raise Malformed(f"{game!r} has no cards to write; there is {', '.join(AUTHORING)}")
    try:
        body = built_folder(folder, AUTHORING[game])
    except Faulty as faulty:
        raise Malformed(str(faulty)) from None
    output: Path = args.output or folder.with_suffix(".json")
    output.write_bytes(body)
    print(f"{output}: {len(body)} bytes; give it to a table in the lobby", file=sys.stderr)
    return 0
