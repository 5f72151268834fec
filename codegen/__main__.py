"""`python -m codegen` writes what is made from the messages; with --check it only says what is stale."""

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from codegen import constants, field_kinds, packs, protocol, shows, typescript
from tablee.games import GAMES
from tablee.wire import codes

COMMAND = "python -m codegen"
ROOT = Path(__file__).parents[1]
"""Of a clone: these files are not in the package."""

MADE: dict[str, Callable[[str], str]] = {
    "docs/reference/protocol.md": protocol.page,
    "web/src/wire/generated.ts": typescript.types,
    "web/src/navigation/codes.generated.ts": partial(constants.of_module, codes.__name__),
    **{f"web/src/games/{name}/kinds.generated.ts": partial(field_kinds.table, game) for name, game in GAMES.items()},
    **{f"web/src/games/{name}/constants.generated.ts": partial(constants.table, game) for name, game in GAMES.items()},
    **{f"web/src/games/{name}/shows.generated.ts": partial(shows.table, game) for name, game in GAMES.items()},
    **packs.made(),
}


def stale(root: Path) -> dict[str, str]:
    """What each file that is not as it should be ought to hold."""
    texts = {name: made(COMMAND) for name, made in MADE.items()}
    return {name: text for name, text in texts.items() if read(root / name) != text}


def read(file: Path) -> str | None:
    return file.read_text(encoding="utf-8") if file.exists() else None


def main(argv: Sequence[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, and fail if a file is stale")
    check = parser.parse_args(argv).check
    found = stale(root)
    for name, text in found.items():
        if check:
            print(f"{name} is stale; `{COMMAND}` writes it again", file=sys.stderr)
        else:
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
            print(f"wrote {name}")
    return 1 if check and found else 0


if __name__ == "__main__":
    if not (ROOT / "pyproject.toml").exists():
        sys.exit(f"`{COMMAND}` works in a clone of Tablée: what it writes is not in the package")
    sys.exit(main(sys.argv[1:]))
