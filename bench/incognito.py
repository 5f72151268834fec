"""How well bots of « Incognito » find a hidden word, and how they hide one: `python -m bench.incognito`.

On every fifth word and place of the pack that ships, which were kept apart when the bots were made; `--tuning` takes
the others. `--sheet FILE.svg` lays drawings out to be looked at.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from random import Random

from tablee.bots import LEVELS
from tablee.bots.tournament import wilson
from tablee.games.incognito import GAME
from tablee.games.incognito.bots import TALENTS
from tablee.games.incognito.bots.description import told_shapes
from tablee.games.incognito.bots.scene import Craft, scene
from tablee.games.incognito.bots.shapes_seen import SeenShape
from tablee.games.incognito.bots.voter import Judgement, like
from tablee.games.incognito.cards import HIGH, WIDE, PlaceCard, WordCard
from tablee.games.incognito.slate.slate import Strokes
from tablee.games.incognito.vocabulary import LAID
from tablee.kernel.stroke import points
from tablee.packs.builtin import builtin_packs

APART = 5
"""One card in so many is kept apart."""
OTHERS = {"alone": 0, "with two others": 2, "with four others": 4}
VOTERS = 3
"""Who look at each drawing, as at a table of four."""
ON_SHEET, COLUMNS = 24, 8
STYLE = "fill:none;stroke:#f0ecdc;stroke-width:26;stroke-linecap:round;stroke-linejoin:round"


class Cards:
    def __init__(self, *, apart: bool) -> None:
        (pack,) = builtin_packs(GAME)
        words = [card for card in pack.cards if isinstance(card, WordCard)]
        places = [card for card in pack.cards if isinstance(card, PlaceCard)]
        self.words = [word for at, word in enumerate(words) if (at % APART == 0) == apart]
        self.places = [place for at, place in enumerate(places) if (at % APART == 0) == apart]

    def drawn(self, craft: Craft, luck: Random) -> tuple[PlaceCard, Strokes, Sequence[WordCard]]:
        """A place, a picture in no order of strokes, and six words; the first of them is the hidden one."""
        words, place = luck.sample(self.words, LAID), luck.choice(self.places)
        strokes = scene(words[0].drawn, tuple([one.strokes for one in place.doodles]), craft, luck.random()).strokes
        return place, tuple(luck.sample(strokes, len(strokes))), words


def found(picture: Strokes, words: Sequence[WordCard], judgement: Judgement, luck: Random) -> bool:
    """Whether the first of them is taken for the hidden one; nothing is known of other pictures."""
    likely = [
        like(picture, word.outline, judgement.care) + judgement.doubt * (luck.random() + luck.random() - 1)
        for word in words
    ]
    return max(likely) == likely[0]


def shares(cards: Cards, pictures: int) -> Iterator[str]:
    yield f"share right among {LAID} words, drawn as hard draws; {pictures:,} pictures a line; ms of a processor each"
    for said, others in OTHERS.items():
        craft = TALENTS["hard"].craft._replace(things=(others, others))
        for level in LEVELS:
            right, spent = 0, 0.0
            for number in range(pictures):
                luck = Random(f"{said}/{number}")
                _, picture, words = cards.drawn(craft, luck)
                started = time.process_time()
                right += found(picture, words, TALENTS[level].judgement, luck)
                spent += time.process_time() - started
            share = wilson(right, pictures)
            clear = f"{share.share:.3f} [{share.low:.3f}, {share.high:.3f}]"
            yield f"{said:<17} {level:<7} {clear} {1e3 * spent / pictures:5.0f}"


def found_by_some(cards: Cards, pictures: int) -> Iterator[str]:
    yield f"drawings that some of {VOTERS} find and not all, by who draws and who looks; share that each finds"
    for artist in LEVELS:
        for voter in LEVELS:
            counts = []
            for number in range(pictures):
                luck = Random(f"{artist}/{number}")
                _, picture, words = cards.drawn(TALENTS[artist].craft, luck)
                counts.append(sum([found(picture, words, TALENTS[voter].judgement, luck) for _ in range(VOTERS)]))
            some = sum([0 < count < VOTERS for count in counts]) / pictures
            yield f"{artist:<7} {voter:<7} {some:.2f}  {sum(counts) / VOTERS / pictures:.2f}"


def described(cards: Cards, rounds: int) -> Iterator[str]:
    share = wilson(round(rounds * singled_out(cards.words, rounds, Random("described"))), rounds)
    yield f"told by its shapes, to who knows another drawing of each of {LAID} words; {rounds:,} rounds"
    yield f"{share.share:.3f} [{share.low:.3f}, {share.high:.3f}]"


def singled_out(words: Sequence[WordCard], rounds: int, luck: Random) -> float:
    """How often what a bot says of the first of six words is most like that one; of as many that are, each by lot."""
    right = 0.0
    for _ in range(rounds):
        six = luck.sample(words, LAID)
        heard = Counter(dict(told_shapes(six[0].drawn)))
        alike = [_alike(heard, Counter(dict(told_shapes(word.outline)))) for word in six]
        right += (alike[0] == max(alike)) / alike.count(max(alike))
    return right / rounds


def _alike(heard: Counter[SeenShape], known: Counter[SeenShape]) -> float:
    """What they have in common, sizes counting half."""
    by_shape = [Counter([one.shape for one in shapes.elements()]) for shapes in (heard, known)]
    common = (heard & known).total() + (by_shape[0] & by_shape[1]).total()
    return common / (heard.total() + known.total())


def sheet(cards: Cards, seed: int) -> str:
    slates = []
    for at in range(ON_SHEET):
        level = LEVELS[at * len(LEVELS) // ON_SHEET]
        place, picture, words = cards.drawn(TALENTS[level].craft, Random(f"{seed}/{at}"))
        lines = [" ".join([f"{spot.x},{spot.y}" for spot in points(stroke)]) for stroke in picture]
        drawn = "".join([f'<polyline points="{line}"/>' for line in lines])
        said = escape(f"{words[0].word}, {place.place}")
        slates.append(
            f'<g transform="translate({at % COLUMNS * 3200} {at // COLUMNS * 4500})" style="{STYLE}">'
            f'<rect width="{WIDE}" height="{HIGH}" fill="#2b313c" stroke="none"/>{drawn}'
            f'<text x="40" y="4330" font-size="200" fill="#fc5" stroke="none">{said}</text></g>'
        )
    box = f'viewBox="0 0 {COLUMNS * 3200} {ON_SHEET // COLUMNS * 4500}" width="1800"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} style="background:#181b20">{"".join(slates)}</svg>\n'


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.incognito", description=__doc__)
    parser.add_argument("--pictures", type=int, default=400)
    parser.add_argument("--tuning", action="store_true")
    parser.add_argument("--sheet", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    cards = Cards(apart=not args.tuning)
    if args.sheet is not None:
        args.sheet.write_text(sheet(cards, args.seed), encoding="utf-8")
        return
    for lines in (
        described(cards, 10 * args.pictures),
        shares(cards, args.pictures),
        found_by_some(cards, args.pictures),
    ):
        for line in lines:
            print(line, flush=True)


if __name__ == "__main__":
    main()
