"""Positions: a table of « Indix » in the middle of a game, set out by hand. For puzzles, studies and tests.

Cards are meant by their number in the pack. What is not named lies in the pile: in the order of the pack, or shuffled
by `rng`. What cannot lie like this is Malformed, and says why. Every other phase is a move or two away from these.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.games.indix import GAME
from tablee.games.indix.clues import text_at
from tablee.games.indix.phases import LastCard, Picking, Pile, Race, Round, Table, Thinking
from tablee.games.indix.start import first_tokens
from tablee.games.indix.turns import left_of, next_investigator
from tablee.games.indix.vocabulary import FEWEST_FOR_TOKENS, FINISH, LIMITS, NO_LIMIT, SLOTS, BoardName
from tablee.kernel.box import out_of, rest
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Rng
from tablee.kernel.playout import check_pack, check_players
from tablee.kernel.refusals import Malformed
from tablee.kernel.seats import existing


def picking(
    pack: Pack,
    pawns: Sequence[int],
    *,
    reader: int = 0,
    investigator: int | None = None,
    placed: Sequence[int] = (),
    tokens: Sequence[bool] = (),
    card: int = 0,
    before: Sequence[int] = (),
    found: tuple[int, int] | None = None,
    board: str = BoardName.LONG,
    limit: int | str = LIMITS[0],
    rng: Rng | None = None,
) -> Picking:
    """A number is to be picked. `pawns` are squares, by seat; `placed` are the numbers that have a red token.

    The investigator is whoever follows from the tokens, unless it is said: a question mark may have gone round.
    `tokens` say by seat who has a purple one: everybody, unless it is said. `card` is the reader's, and `before` are
    those of the rounds before, in turn. `found` says who found the last of them and after how many clues; nobody did,
    unless it is said.
    """
    if len(placed) >= SLOTS:
        raise Malformed("all tokens are placed: nobody picks a number")
    check_players(GAME, len(pawns))
    check_pack(GAME, pack)
    (name,) = out_of(tuple(BoardName), [board], str)
    (seconds,) = out_of(LIMITS, [limit], str)
    for square in pawns:
        _check_square(name, square)
    numbers = range(len(pack.cards))
    came = out_of(numbers, (*before, card), _card)
    order = (*came, *rest(numbers, came, named=_card, rng=rng))
    race = Race(
        name,
        None if seconds == NO_LIMIT else int(seconds),
        tuple(pawns),
        _tokens(tokens, len(pawns)),
        existing(reader, len(pawns)),
        len(came) - 1,
    )
    last = _last(came, race, found)
    heard = Round(left_of(race, race.reader), _numbers(placed), chained=False, exchanges=(), misses=())
    table = Table(race, Pile(pack, order), heard, (), last, decision=0)
    return Picking(replace(table, round=_looking(table, investigator)))


def thinking(
    pack: Pack,
    pawns: Sequence[int],
    placed: Sequence[int],
    *,
    reader: int = 0,
    investigator: int | None = None,
    tokens: Sequence[bool] = (),
    card: int = 0,
    before: Sequence[int] = (),
    found: tuple[int, int] | None = None,
    board: str = BoardName.LONG,
    limit: int | str = LIMITS[0],
    rng: Rng | None = None,
) -> Thinking:
    """The clue of the last number was read, and the investigator thinks. For the rest see `picking`."""
    if not placed:
        raise Malformed("no number was picked: there is nothing to think about")
    table = picking(
        pack,
        pawns,
        reader=reader,
        investigator=investigator,
        placed=placed[:-1],
        tokens=tokens,
        card=card,
        before=before,
        found=found,
        board=board,
        limit=limit,
        rng=rng,
    ).table
    numbers = _numbers(placed)
    if text_at(table, numbers[-1]) is None:
        raise Malformed(f"{numbers[-1]} is a question mark: the die is rolled first")
    return Thinking(replace(table, round=replace(table.round, placed=numbers)))


def _looking(table: Table, investigator: int | None) -> Round:
    heard, players = table.round, len(table.race.pawns)
    if investigator is not None:
        seat = existing(investigator, players)
        if seat == table.race.reader:
            raise Malformed(f"seat {seat} reads, and so does not investigate")
        return replace(heard, investigator=seat)
    for _ in heard.placed:
        heard = replace(heard, investigator=next_investigator(replace(table, round=heard)))
    return heard


def _numbers(placed: Sequence[int]) -> tuple[int, ...]:
    for number in placed:
        if type(number) is not int or not 1 <= number <= SLOTS:
            raise Malformed(f"{number!r} is no number; these are 1 to {SLOTS}")
    if len({*placed}) < len(placed):
        raise Malformed(f"of {', '.join(map(str, placed))} some are equal; a number is picked once")
    return tuple(placed)


def _tokens(tokens: Sequence[bool], players: int) -> tuple[bool, ...]:
    given = tuple(tokens) or first_tokens(players)
    if len(given) != players:
        raise Malformed(f"{players} play, and there are {len(given)} marks of who has a token")
    if players < FEWEST_FOR_TOKENS and any(given):
        raise Malformed("two players have no purple tokens")
    return tuple([bool(one) for one in given])


def _last(came: Sequence[int], race: Race, found: tuple[int, int] | None) -> LastCard | None:
    if len(came) == 1:
        if found is not None:
            raise Malformed("no card was played before: nobody can have found it")
        return None
    if found is None:
        return LastCard(came[-2], None, called=False, clues=SLOTS, disputes=())
    finder, clues = existing(found[0], len(race.pawns)), found[1]
    if finder == left_of(race, race.reader):
        raise Malformed(f"seat {finder} read that card, and did not look for it")
    if type(clues) is not int or not 1 <= clues <= SLOTS:
        raise Malformed(f"a card is found after 1 to {SLOTS} clues, not {clues!r}")
    return LastCard(came[-2], finder, called=False, clues=clues, disputes=())


def _check_square(board: BoardName, square: object) -> None:
    if type(square) is not int or not 0 <= square < FINISH[board]:
        raise Malformed(f"a pawn stands on {square!r}; while a game goes on, squares are 0 to {FINISH[board] - 1}")


def _card(number: int) -> str:
    return f"card {number}"
