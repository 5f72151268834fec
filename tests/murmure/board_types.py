"""`python -m tests.murmure.board_types` writes the types of the board of Murmure: as of a game, in a place of tests."""

from pathlib import Path

from codegen import field_kinds, shows, typescript
from tests.kernel.murmure import MURMURE

COMMAND = "python -m tests.murmure.board_types"
FOLDER = Path(__file__).parents[2] / "web/src/testing/murmure"


def types() -> str:
    lines = [f"// Made by `{COMMAND}` from tests/kernel/murmure.py: change that, not this.", ""]
    return "\n".join([*lines, *typescript.declarations(typescript.of_game(MURMURE))])


MADE = {
    "kinds.generated.ts": lambda: field_kinds.table(MURMURE, COMMAND),
    "shows.generated.ts": lambda: shows.table(MURMURE, COMMAND),
    "types.generated.ts": types,
}


def stale() -> list[str]:
    made = {FOLDER / name: write() for name, write in MADE.items()}
    return [file.name for file, text in made.items() if not file.exists() or file.read_text("utf-8") != text]


if __name__ == "__main__":
    for name in stale():
        (FOLDER / name).write_text(MADE[name](), encoding="utf-8")
        print(f"wrote {name}")
