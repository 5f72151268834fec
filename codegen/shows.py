"""How long a game's facts take to show, and what may be done meanwhile, for the page: it plays by them."""

from codegen.field_kinds import key, literal
from tablee.kernel.game import AnyGame
from tablee.kernel.show import CHARACTER, Show
from tablee.kernel.structs import tag


def table(game: AnyGame, command: str) -> str:
    """The whole file of a game; `command` is what makes it."""
    shows = [f"  {key(tag(kind))}: {literal(fields(show))}," for kind, show in game.shows.items()]
    return "\n".join(
        [
            f"// Made by `{command}` from `shows` and `anytime` of the game: change that, not this.",
            "",
            "/** By kind of fact, in milliseconds: steps, those for each item of a field, the last, a look at it. */",
            "export const SHOWS = {",
            *shows,
            "} as const;",
            "/** Actions that may be made while something is shown. */",
            f"export const ANYTIME = {literal([tag(action) for action in game.anytime])} as const;",
            "",
        ]
    )


def fields(show: Show) -> dict[str, object]:
    each = {"each": [*show.each], "of": show.of} if show.of else {}
    then = {"then": [*show.then]} if show.then else {}
    reads = {"reads": show.reads, "character": CHARACTER} if show.reads else {}
    more = {"more": dict(show.more)} if show.more else {}
    return {"steps": [*show.steps], **each, **then, "look": show.look, **reads, **more}
