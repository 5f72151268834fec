"""What players are called: as asked, or by default after people who thought about chance."""

from tablee.kernel.refusals import Malformed

DEFAULT = ("Ada", "Blaise", "Sophie", "Pierre", "Émilie", "Jacques")
LONGEST = 20


def seat_names(asked: str | None, players: int) -> tuple[str, ...]:
    """By seat. Names go into sentences and onto terminals: short, of letters that can be shown, and all different."""
    if asked is None:
        return DEFAULT[:players]
    names = tuple(name.strip() for name in asked.split(","))
    if len(names) != players or len(set(names)) != players:
        raise Malformed(f"--names takes {players} different names with commas between them, one for each seat")
    for name in names:
        if not 1 <= len(name) <= LONGEST or not name.isprintable():
            raise Malformed(f"a name has 1 to {LONGEST} letters, and {name!r} has not")
    return names
