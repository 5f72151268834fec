"""The page's imports go one way, and a game's page sees what web/src/board/README.md says, and nothing else."""

import re
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from posixpath import join, normpath

import pytest

PAGE = Path(__file__).parents[2] / "web/src"

LAYERS = (
    {"text", "navigation", "styles"},
    {"device"},
    {"wire"},
    {"words"},
    {"icons"},
    {"faces"},
    {"board"},
    {"games"},
    {"gameParts"},
    {"ui"},
    {"exhibits"},
    {"rules"},
    {"table"},
    {"lessons"},
    {"home", "gallery"},
    {"testing"},
    {"App"},
    {"main"},
    {"start"},
)
"""Folders of web/src: whatever stands further left may be imported, nothing to the right, no neighbour."""

GAME_SEES = ("board/", "words/", "icons/", "wire/generated")
"""All that a game's page may import of ours, besides its own folder."""
PACKAGES = ("svelte",)
"""All that it may import of others'."""
TESTS_SEE = ("exhibits/", "gallery/", "testing/")
"""What its tests (`*.test.ts`, `testFacts.ts`) may import besides: a part is shown to them in the gallery's frame."""

GENERATED = {"kinds.generated.ts", "shows.generated.ts"}
PARTS = {
    "Board.svelte",
    "Pad.svelte",
    "End.svelte",
    "Seats.svelte",
    "Icons.svelte",
    "later.svelte.ts",
    "screenParts.ts",
    "aloud.ts",
    "BoxPicture.svelte",
    "sounds.ts",
    *GENERATED,
}
"""What the frame looks for in a game's folder, by `import.meta.glob`."""
REQUIRED = {"Board.svelte", *GENERATED}
MOST_FILES = 30

QUOTED = re.compile(r"""(["'`])(.+?)\1""")
IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*(?=["'])(?P<named>.+)|\bimport\s*\((?:\s|/\*.*?\*/)*(?P<later>.+)""")
GLOB = re.compile(r"""import\.meta\.glob(?:<.*?>)?\(\s*(\[[^\]]*\]|"[^"]*"|'[^']*'|`[^`]*`)""", re.DOTALL)
GLOBBING = "import.meta.glob"
HOSTING = re.compile(r"\bsetBoard\w+|\bShowPlayer\b")
OUTSIDE = re.compile(
    r"\b(?:fetch\(|WebSocket|XMLHttpRequest|EventSource|sendBeacon|BroadcastChannel|postMessage"
    r"|(?:local|session)Storage|indexedDB|caches\.|document\.cookie|cookieStore|navigator\b|location\b|history\."
    r"|Date\b|performance\b|Temporal\.)"
)
"""The server, the device and the clock: a game's page has its acts, its note and its help for them."""
COMPUTED = "computed:"
"""Stands before what is imported by no name that one can read."""
ENDINGS = ("", ".ts", ".svelte.ts")


def part(path: str) -> str:
    """The folder of web/src that a file is in; of one that is in none, its name."""
    return path.partition("/")[0].partition(".")[0]


def layer(path: str) -> int | None:
    return next((at for at, parts in enumerate(LAYERS) if part(path) in parts), None)


def game(path: str) -> str:
    """The game that a file belongs to, if it belongs to one."""
    return path.split("/")[1] if path.startswith("games/") else ""


def is_test(path: str) -> bool:
    return path.endswith((".test.ts", "/testFacts.ts"))


def imported(source: str, path: str) -> Iterator[str]:
    """Files as they stand in web/src; names of packages as they are."""
    for found_import in IMPORT.finditer(source):
        written = found_import["named"] or found_import["later"]
        name = QUOTED.match(written)
        yield resolved(name[2], path) if name else f"{COMPUTED} {written}"


def sought(source: str, path: str) -> Iterator[str]:
    return (resolved(pattern[2], path) for patterns in GLOB.findall(source) for pattern in QUOTED.finditer(patterns))


def resolved(name: str, path: str) -> str:
    """A name that starts with `/` begins at web/, as Vite has it."""
    if name.startswith("/"):
        return normpath(name[1:]).removeprefix("src/")
    return normpath(join(path, "..", name)) if name.startswith(".") else name


def faults(source: str, path: str) -> Iterator[str]:
    for name in imported(source, path):
        if game(name) and game(name) != game(path):
            yield f"{path} imports {name}, which is of {'another' if game(path) else 'a'} game"
        elif game(path) and not game_sees(name, path):
            yield f"{path} imports {name}, which no game sees"
        elif name.startswith(COMPUTED):
            yield f"{path} imports what cannot be read: {name}"
        elif not is_test(path) and is_to_the_right(name, path):
            yield f"{path} imports {name}, which does not stand to its left"
    if game(path) and not is_test(path):
        yield from (f"{path} names {name}, which is for whoever hosts a board" for name in HOSTING.findall(source))
        yield from (f"{path} goes outside by {name}" for name in OUTSIDE.findall(source))
    if part(path) in {"games", "board"} and GLOBBING in source:
        yield f"{path} looks for files, which is for whoever hosts a board"
    for pattern in sought(source, path):
        if pattern.startswith("games/") and not re.fullmatch(rf"games/\*/({'|'.join(map(re.escape, PARTS))})", pattern):
            yield f"{path} looks for {pattern}, which no game is said to bring"
        elif not is_test(path) and not pattern.startswith("games/") and is_to_the_right(pattern, path):
            yield f"{path} looks for {pattern}, which does not stand to its left"


def game_sees(name: str, path: str) -> bool:
    seen = (f"games/{game(path)}/", *GAME_SEES)
    if is_test(path):
        return layer(name) is None or name.startswith((*seen, *TESTS_SEE))
    return name.startswith(seen) or name.partition("/")[0] in PACKAGES


def is_to_the_right(name: str, path: str) -> bool:
    here, there = layer(path), layer(name)
    if there is None or part(name) == part(path):
        return False
    return here is None or there >= here


def cycle(sources: Mapping[str, str]) -> list[str]:
    """Files that import each other in a ring, types and what is fetched later included; a component may show itself."""
    graph = {
        path: {file for name in imported(text, path) if (file := found(name, sources)) not in (None, path)}
        for path, text in sources.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def found(name: str, sources: Mapping[str, str]) -> str | None:
    return next((name + ending for ending in ENDINGS if name + ending in sources), None)


def crowded(paths: list[str]) -> list[str]:
    folders = [path.rpartition("/")[0] for path in paths]
    return sorted({folder for folder in folders if folders.count(folder) > MOST_FILES})


def lacking(paths: list[str]) -> list[str]:
    games = {game(path) for path in paths if game(path)}
    return sorted(
        f"games/{name}/{needed}" for name in games for needed in REQUIRED if f"games/{name}/{needed}" not in paths
    )


FILES = sorted(file for file in PAGE.rglob("*") if file.is_file())
SOURCES = {
    file.relative_to(PAGE).as_posix(): file.read_text(encoding="utf-8")
    for file in FILES
    if file.suffix in {".ts", ".svelte"}
}


@pytest.mark.parametrize("path", SOURCES)
def test_imports_of_the_page_go_one_way_and_a_game_sees_its_board(path: str):
    assert list(faults(SOURCES[path], path)) == []


def test_every_part_of_the_page_has_its_place():
    assert {part(path) for path in SOURCES} <= set().union(*LAYERS)


def test_no_file_of_the_page_imports_itself_by_way_of_others():
    assert cycle(SOURCES) == []


def test_no_folder_of_the_page_has_more_files_than_one_can_see():
    assert crowded([file.relative_to(PAGE).as_posix() for file in FILES]) == []


def test_every_game_brings_what_the_frame_needs():
    assert lacking(list(SOURCES)) == []


def test_imports_are_read_however_they_are_written():
    source = """
      import "./styles/base.css";
      import { tick, type Component } from "svelte";
      import {
        one,
        other,
      } from "../wire/generated";
      export { who } from "./seatNames";
      const later = () => import("../rules/RulesText.svelte");
      const plain = () => import('../rules/markdown');
      const chosen = () => import(/* @vite-ignore */ `../table/${name}.ts`);
      const rooted = () => import("/src/device/storage");
      const unknown = () => import(name);
      const boards = import.meta.glob<Component<Props>>("../games/*/Board.svelte", { import: "default" });
      const files = import.meta.glob(['../games/*/Pad.svelte', "/src/home/*.ts"]);
    """

    assert list(imported(source, "board/one.ts")) == [
        "board/styles/base.css",
        "svelte",
        "wire/generated",
        "board/seatNames",
        "rules/RulesText.svelte",
        "rules/markdown",
        "table/${name}.ts",
        "device/storage",
        "computed: name);",
    ]
    assert list(sought(source, "board/one.ts")) == ["games/*/Board.svelte", "games/*/Pad.svelte", "home/*.ts"]


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("games/morra/Board.svelte", 'import { games } from "../../wire/http";'),
        ("games/morra/Board.svelte", 'import type { TableScreen } from "../../table/state/tableScreen.svelte";'),
        ("games/morra/hand/Hand.svelte", 'import Dialog from "../../../ui/Dialog.svelte";'),
        ("games/morra/hand/Hand.svelte", 'import { store } from "../../../device/storage";'),
        ("games/morra/hand/Hand.svelte", 'import { FAMILIES } from "../../sept_pour_cent/families/families";'),
        ("games/morra/hand/Hand.svelte", 'import { cut } from "../../../text/graphemes";'),
        ("games/morra/Board.svelte", 'import { MOMENTS } from "../../gallery/moments";'),
        ("games/morra/Board.svelte", 'import { exhibited } from "../../testing/exhibit";'),
        ("games/morra/Board.svelte", 'import confetti from "canvas-confetti";'),
        ("games/morra/Board.svelte", 'import { setBoardContext } from "../../board/boardContext";'),
        ("games/morra/Board.svelte", 'import { ShowPlayer } from "../../board/showPlayer.svelte";'),
        ("games/morra/Board.svelte", 'void fetch("/api/games");'),
        ("games/morra/Board.svelte", 'localStorage.setItem("hand", "5");'),
        ("games/morra/Board.svelte", "const began = Date.now();"),
        ("games/morra/Board.svelte", "const began = Date();"),
        ("games/morra/Board.svelte", "const began = performance.now();"),
        ("games/morra/Board.svelte", "const asked = new XMLHttpRequest();"),
        ("games/morra/Board.svelte", 'navigator.sendBeacon("/api/games");'),
        ("games/morra/Board.svelte", 'beacon.sendBeacon("/api/games");'),
        ("games/morra/Board.svelte", 'location.href = "/";'),
        ("games/morra/Board.svelte", "import { Table } from '../../table/state/table.svelte';"),
        ("games/morra/Board.svelte", 'import { Table } from "/src/table/state/table.svelte";'),
        ("games/morra/Board.svelte", 'import { build } from "/plugins/build";'),
        ("games/morra/Board.svelte", "void import('../../table/state/table.svelte');"),
        ("games/morra/Board.svelte", "void import(`../../table/state/table.svelte`);"),
        ("games/morra/Board.svelte", "void import(`../../${folder}/state/table.svelte`);"),
        ("games/morra/Board.svelte", "void import(folder);"),
        ("games/morra/Board.svelte", 'import.meta.glob("../../table/state/*.ts")'),
        ("games/morra/Board.svelte", "import.meta.glob(['../../table/state/*.ts'])"),
        ("games/morra/Board.svelte", 'import.meta.glob("./*.ts")'),
        ("board/Tray.svelte", 'import.meta.glob("../games/*/Board.svelte")'),
        ("games/morra/Board.test.ts", 'import { Table } from "../../table/state/table.svelte";'),
        ("games/morra/Board.test.ts", 'import { SHOWN } from "../sept_pour_cent/testFacts";'),
        ("board/Tray.svelte", 'import { SHOW } from "../games/morra/show";'),
        ("board/Tray.svelte", 'import { settings } from "../table/state/tableScreen.svelte";'),
        ("board/Tray.svelte", 'import Dialog from "../ui/Dialog.svelte";'),
        ("table/play/BoardHost.svelte", 'const board = () => import("../../games/morra/Board.svelte");'),
        ("table/play/BoardHost.svelte", 'import.meta.glob("../../games/*/Cheer.svelte")'),
        ("table/play/BoardHost.svelte", 'import.meta.glob("../../games/morra/Board.svelte")'),
        ("table/play/BoardHost.svelte", "import.meta.glob(['../../games/morra/Board.svelte'])"),
        ("table/play/BoardHost.svelte", 'import.meta.glob("/src/games/morra/Board.svelte")'),
        ("table/play/BoardHost.svelte", 'import.meta.glob("../../home/*.ts")'),
        ("table/play/BoardHost.svelte", 'import { MOMENTS } from "../../gallery/moments";'),
        ("home/HomePage.svelte", 'import { MOMENTS } from "../gallery/moments";'),
        ("wire/connection.ts", 'import { say } from "../words/say";'),
        ("device/storage.ts", 'import type { Offers } from "../wire/generated";'),
        ("words/speech.ts", 'import Icon from "../icons/Icon.svelte";'),
        ("ui/Dialog.svelte", 'import { Table } from "../table/state/table.svelte";'),
        ("table/TablePage.svelte", 'import App from "../App.svelte";'),
        ("table/TablePage.svelte", 'import { exhibited } from "../testing/exhibit";'),
    ],
)
def test_a_planted_import_is_found(path: str, line: str):
    assert list(faults(line, path)) != []


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("games/morra/Board.svelte", 'import { getBoardContext } from "../../board/boardContext";'),
        ("games/morra/Board.svelte", 'import type { Morra, Offers } from "../../wire/generated";'),
        ("games/morra/hand/Hand.svelte", 'import Icon from "../../../icons/Icon.svelte";'),
        ("games/morra/hand/Hand.svelte", 'import { kebab } from "../../../words/kebab";'),
        ("games/morra/hand/Hand.svelte", 'import { fingers } from "../fingers";'),
        ("games/morra/hand/Hand.svelte", 'import { prefersReducedMotion } from "svelte/motion";'),
        (
            "games/morra/Board.test.ts",
            'import { expect } from "vitest";\nimport { exhibited } from "../../testing/exhibit";',
        ),
        ("games/morra/testFacts.ts", 'import { momentsOf } from "../../gallery/moments";'),
        ("board/showPlayer.svelte.ts", "this.since = performance.now();"),
        ("words/wordFiles.ts", 'import.meta.glob("../games/*/kinds.generated.ts")'),
        ("table/TablePage.svelte", 'import { setBoardContext } from "../board/boardContext";'),
        ("table/state/table.test.ts", 'import { FakeSocket } from "../../wire/fakeSocket";'),
        ("App.svelte", 'import HomePage from "./home/HomePage.svelte";'),
        ("main.ts", 'import App from "./App.svelte";'),
        ("start.ts", 'import { retryStyles } from "./device/retryStyles";'),
    ],
)
def test_an_import_that_is_in_order_is_fine(path: str, line: str):
    assert list(faults(line, path)) == []


def test_a_planted_ring_a_crowded_folder_and_a_game_without_a_board_are_found():
    ring = {"a/One.svelte": 'import { two } from "../b/two";', "b/two.ts": 'import type One from "../a/One.svelte";'}

    assert set(cycle(ring)) == set(ring)
    assert crowded([f"table/part{at}.ts" for at in range(31)]) == ["table"]
    assert crowded([f"table/part{at}.ts" for at in range(30)]) == []
    there = ["games/morra/Pad.svelte", *[f"games/morra/{name}" for name in GENERATED]]
    assert lacking(there) == ["games/morra/Board.svelte"]
