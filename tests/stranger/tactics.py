"""How a stranger plays: by chance, from offers alone, in whatever game; and where that takes long, with some sense."""

from collections.abc import Callable

from tests.stranger.choices import action
from tests.stranger.feeds import Feed, Json
from tests.stranger.playing import Player, Tactics

SURE_ENOUGH = 400
"""Thousandths."""
Taste = Callable[[Feed], tuple[str, ...]]
"""Which of the offers are liked best now, by their action; all the same where none of them is there."""


async def by_chance(player: Player) -> Json | None:
    """One of the offers, where somebody waits for it."""
    return drawn(player, ())


def by_taste(taste: Taste) -> Tactics:
    async def tactics(player: Player) -> Json | None:
        return drawn(player, taste(player.feed))

    return tactics


def drawn(player: Player, liked: tuple[str, ...]) -> Json | None:
    feed = player.feed
    if feed.seat not in feed.awaited:
        return None
    choices = feed.offers["choices"]
    best = [[offer for offer in choices if offer["action"] == one] for one in liked]
    return action(player.dice.choice(next(filter(None, best), choices)), player.dice)


def numbers_first(feed: Feed) -> tuple[str, ...]:
    """« 7 % »: doubt soon; and of three rewards, take two cards and roll once."""
    return ("agree", "contest", "take" if feed.view.get("left", 0) > 1 else "roll", "take")


def a_stroke_each(feed: Feed) -> tuple[str, ...]:
    """« Incognito »: one stroke, and down with the slate; a vote for each, and done."""
    drawing = feed.view["type"] == "drawing" and not feed.view["own"]["strokes"]
    return ("draw" if drawing else "put_down", "finish", "vote")


async def by_the_odds(player: Player) -> Json | None:
    """Code 777: declare what the pad holds likely enough, whoever's turn it is."""
    tabletop = player.feed.view["tabletop"]
    asked = tabletop["questions"], tabletop["declarations"]
    if player.notes.get("asked") != asked and any(o["action"] == "declare" for o in player.feed.offers["choices"]):
        player.notes["asked"] = asked
        answer = await player.device.ask("ask_aid", person=player.person)
        aid = answer.message.get("aid")  # refused, or null: somebody was quicker, and it is over
        likely = aid["likely"] if aid else []
        if likely and likely[0]["odds"] >= SURE_ENOUGH:
            return {"type": "declare", **dict(zip(("first", "second", "third"), likely[0]["numbers"], strict=True))}
    return drawn(player, ("draw", "go_on"))


QUICK: dict[str, Json] = {
    "code777": {"pause": 0, "aid": "odds"},
    "incroyable": {"board": "short"},
    "indix": {"board": "short"},
}
"""Options of a game that does not take all evening."""
TACTICS: dict[str, Tactics] = {
    "sept_pour_cent": by_taste(numbers_first),
    "incognito": by_taste(a_stroke_each),
    "code777": by_the_odds,
}
