"""The head of the page, by where in the site it is opened: it names every file that is needed there.

A browser then asks for all of them at once, rather than for one when it has read another. What is named for a table is
the same for all codes: whether there is one, and of what game, is for those to know who enter it.
"""

from collections.abc import Mapping
from pathlib import PurePosixPath

from msgspec import Struct

from tablee.kernel.structs import Decode, decoder
from tablee.words import LANGUAGES


class PlaceFiles(Struct, frozen=True):
    """As `web/plugins/placeFiles.ts` writes it."""

    now: tuple[str, ...]
    soon: tuple[str, ...]
    """What is drawn a moment later."""
    sight: str
    """What is seen before all of it is there, as HTML."""


KINDS = {
    ".css": 'rel="preload" as="style"',
    ".js": 'rel="modulepreload"',
    ".woff2": 'rel="preload" as="font" type="font/woff2"',
}
Places = Mapping[str, Mapping[str, PlaceFiles]]
"""By language, then by place."""
places: Decode[Places] = decoder(dict[str, dict[str, PlaceFiles]])


def place_of(path: str) -> str:
    """As `placeOf` in `web/src/navigation/place.ts`; a game is not looked up here."""
    match [part for part in path.split("/") if part]:
        case ["t", _, *_]:
            return "table"
        case ["regles" | "montre" as first, game, *_]:
            return f"{first}/{game}"
        case _:
            return "home"


def language_of(accepted: str) -> str:
    """As `languageOf` in `web/src/words/pageSpeech.svelte.ts`. What somebody chose is on their device alone."""
    asked = [tag.split(";")[0].strip().lower().split("-")[0] for tag in accepted.split(",")]
    found = next((language for language in asked if language in LANGUAGES), None)
    return found or ("en" if any(asked) else LANGUAGES[0])


def at_place(index: bytes, language: str, files: PlaceFiles) -> bytes:
    """The page as it is opened there. Files that it names by itself are named once."""
    links = [_link(file) for file in (*files.now, *files.soon) if file.encode() not in index]
    head = "".join(f"  {link}\n  " for link in links)
    return (
        index.replace(b'<html lang="fr">', f'<html lang="{language}">'.encode(), 1)
        .replace(b"</head>", head.encode() + b"</head>", 1)
        .replace(b'<div id="app"></div>', f'<div id="app" inert>{files.sight}</div>'.encode(), 1)
    )


def _link(file: str) -> str:
    """Low, so that what is seen first does not wait for it."""
    kind = 'rel="preload" as="fetch"' if file.startswith("api/") else KINDS[PurePosixPath(file).suffix]
    return f'<link {kind} fetchpriority="low" crossorigin href="/{file}">'
