"""Packs that ship: what authors wrote in content/, built into the package, and a page of figures of each."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tablee.games import AUTHORING
from tablee.packs.authoring.building import linted_folder
from tablee.packs.authoring.pack_folder import SETTINGS, settings_of
from tablee.packs.pack_file import write_pack

CONTENT = Path(__file__).parents[1] / "content"


def made() -> dict[str, Callable[[str], str]]:
    """By the name of the file that it goes to."""
    files: dict[str, Callable[[str], str]] = {}
    for folder in sorted(file.parent for file in CONTENT.glob(f"*/*/{SETTINGS}")):
        game = folder.parent.name
        files[f"src/tablee/packs/builtin/{game}/{folder.name}.json"] = partial(built_text, folder)
        files[f"docs/reference/packs/{game}-{folder.name}.md"] = partial(figures, folder)
    return files


def built_text(folder: Path, _: str) -> str:
    return write_pack(linted_folder(folder, AUTHORING[folder.parent.name]).built()).decode()


def figures(folder: Path, command: str) -> str:
    linted, settings = linted_folder(folder, AUTHORING[folder.parent.name]), settings_of(folder)
    head = (
        f"# {settings.title}\n\n"
        f"A pack of `{settings.game}` in `content/{settings.game}/{settings.id}`, language `{settings.language}`, "
        f"{settings.licence}, by {', '.join(settings.authors)}; version {settings.version}.\n"
        f"This page is made by `{command}` from the cards themselves.\n\n"
    )
    return head + "\n".join(linted.authoring.figures(linted.cards)) + "\n"
