"""What was drawn can be erased, and all else of the game stays; a record shows it only where everybody agreed."""

import io
from collections.abc import Callable
from dataclasses import replace

import pytest

from tablee.fairness.record import read
from tablee.fairness.record_faults import Disproved
from tablee.fairness.record_lines import ErasedLine, encoded
from tablee.fairness.verify import verify
from tablee.games.incognito import GAME
from tablee.games.incognito.vocabulary import Describe, Draw, Finish, Loop, PutDown, Undo, Vote
from tablee.kernel.seats import seats
from tablee.kernel.text import Text
from tablee.tables import log
from tablee.tables.ink import erasures
from tablee.tables.stages import GameOver, Playing
from tablee.tables.topics.keeping import AllowKeeping
from tests.fairness import second_verifier
from tests.games.incognito.tables import ACROSS, ANN, BEN, CAT, DOWN
from tests.games.incognito.test_at_a_table import CATALOGUE, begun
from tests.tables.tables import Sim

DRAWN = (Draw(ACROSS), Draw(DOWN), Undo(), Loop(ACROSS), Describe(Text("une ligne, et rien d’autre")))


def drawn_by_all(sim: Sim) -> Sim:
    for person in (ANN, BEN, CAT):
        for action in (*DRAWN, PutDown()):
            sim.act(person, action)
    return sim


def played(shown: Callable[[Sim], object] = lambda _: None) -> Sim:
    """Three rounds, in which everybody draws; and what happens in each when all drawings are shown."""
    sim = begun()
    while isinstance(sim.table.stage, Playing):
        drawn_by_all(sim)
        sim.look_on()
        shown(sim)
        for person in (ANN, BEN, CAT):
            for number, other in enumerate([seat for seat in seats(3) if seat != person], 1):
                sim.act(person, Vote(other, number))
            sim.act(person, Finish())
        sim.look_on()
    return sim


def left_of(sim: Sim) -> list[bytes]:
    lines = [*sim.lines]
    for place, line in erasures(CATALOGUE, lines).items():
        lines[place] = line
    return lines


def over(lines: list[bytes]) -> GameOver:
    stage = log.folded(CATALOGUE, lines).stage
    assert isinstance(stage, GameOver)
    return stage


def test_all_ink_of_a_game_that_is_over_goes_and_the_scores_stay():
    sim = played()
    left = left_of(sim)

    assert len(left) == len(sim.lines)
    assert sum(line.startswith(b'{"type":"erased"') for line in left) == 3 * 3 * len(DRAWN)
    assert not any(ink in b"".join(left) for ink in (ACROSS.encode(), DOWN.encode(), b"une ligne"))
    bare, whole = over(left), over(sim.lines)
    assert (bare.result, bare.current.heads) == (whole.result, whole.current.heads)
    assert not any(picture.strokes for shown in bare.current.state.gallery for picture in shown.pictures)
    assert erasures(CATALOGUE, left) == {}


def test_a_game_that_is_played_keeps_its_ink():
    assert erasures(CATALOGUE, drawn_by_all(begun()).lines) == {}


def record_of(lines: list[bytes]) -> bytes:
    ended = over(lines)
    return ended.current.record(ended.result)


def test_the_record_still_verifies_its_slates_empty():
    content = record_of(left_of(played()))
    [record] = read(io.BytesIO(content), lambda _: GAME)
    found = verify(record)

    assert found.replayed
    assert len(found.erased) == 3 * 3 * len(DRAWN)
    assert found.result == over(left_of(played())).result
    assert second_verifier.verify(content) == []


def test_a_record_shows_what_was_drawn_only_once_everybody_agreed_to_keep_it():
    """Whoever has the code of the table can read it."""
    sim, shown = played(), []
    for person in (None, ANN, BEN, CAT):
        if person is not None:
            sim.ask(AllowKeeping(sim.id(), person))
        content = record_of(sim.lines)
        shown.append(any(ink in content for ink in (ACROSS.encode(), DOWN.encode(), b"une ligne")))
        [record] = read(io.BytesIO(content), lambda _: GAME)
        assert verify(record).replayed
        assert second_verifier.verify(content) == []

    assert shown == [False, False, False, True]


def test_a_vote_that_was_erased_with_the_ink_is_found_out():
    """It was no ink: the votes that are left lead to another game."""
    whole = played()
    [record] = read(io.BytesIO(record_of(whole.lines)), lambda _: GAME)
    lines = record_of(whole.lines).splitlines(keepends=True)
    vote = next(place for place, line in enumerate(lines) if b'"type":"vote"' in line)
    taken = record.lines[vote - 1]
    digest = over(whole.lines).current.seal.digest(vote, taken.body).hex()
    lines[vote] = encoded(ErasedLine(digest, taken.head))
    [altered] = read(io.BytesIO(b"".join(lines)), lambda _: GAME)

    with pytest.raises(Disproved):
        verify(altered)


def test_a_game_that_has_no_ink_is_only_followed_to_the_first_erased_line():
    inkless = replace(GAME, ink=())
    [record] = read(io.BytesIO(record_of(left_of(played()))), lambda _: inkless)

    assert not verify(record).replayed
