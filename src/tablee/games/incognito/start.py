"""The set-up: all cards are shuffled, those that were not played here yet first, and sorted into their two piles."""

from msgspec.structs import replace

from tablee.games.incognito.cards import LEAST_PLACES, LEAST_WORDS
from tablee.games.incognito.phases import Box, Drawing, Match, Pile, Preparing, Reshuffling
from tablee.games.incognito.rounds import begin
from tablee.kernel.cards.deck import dealt, shuffles
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Shuffle, Shuffled
from tablee.kernel.game import Answer, Options
from tablee.kernel.refusals import Malformed


def setup(options: Options, players: int, pack: Pack | None) -> Preparing:
    assert pack is not None, "the game is played with cards"
    check_kinds(pack)
    return Preparing(players, int(options["countdown"]), pack, orders=())


def check_kinds(pack: Pack) -> None:
    words, places = len(pack.of_kind("word")), len(pack.of_kind("place"))
    if words < LEAST_WORDS or places < LEAST_PLACES:
        raise Malformed(
            f"{words} words and {places} places; a pack has {LEAST_WORDS} words or more, and {LEAST_PLACES} places"
        )


def question(state: Preparing) -> Shuffle:
    return shuffles(state.pack)[len(state.orders)]


def answered(state: Preparing, given: Answer) -> Preparing | Drawing | Reshuffling:
    assert isinstance(given, Shuffled), "nothing else was asked"
    orders = (*state.orders, given.order)
    if len(orders) < len(shuffles(state.pack)):
        return replace(state, orders=orders)
    match = Match(0, (0,) * state.players, state.countdown)
    return begin(match, boxed(state.pack, dealt(state.pack, orders)), ())


def boxed(pack: Pack, deck: tuple[int, ...]) -> Box:
    words = {*pack.of_kind("word")}
    left = tuple([card for card in deck if card in words]), tuple([card for card in deck if card not in words])
    return Box(pack, *[Pile(cards, ()) for cards in left])
