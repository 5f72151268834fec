"""The gallery of the page shows views of today's rules."""

import pytest

from tablee.games import GAMES
from tests.gallery import files_of, gallery_of, written

games = pytest.mark.parametrize("game", GAMES)


@games
def test_the_stored_moments_are_those_that_the_rules_make_today(game: str):
    stored = tuple(file.read_text("utf-8") for file in files_of(game))

    assert stored == written(gallery_of(game)), f"run `python -m tests.gallery {game}`"


@games
def test_rules_have_six_pictures(game: str):
    assert len(set(gallery_of(game).pictures)) == 6


@games
def test_each_moment_has_a_name_of_its_own(game: str):
    names = [moment.name for moment in gallery_of(game).moments]

    assert len(set(names)) == len(names)


@games
def test_everybody_is_shown_who_sees_something_else(game: str):
    """A seat, somebody who watches, the screen of a room."""
    assert {moment.shown_on for moment in gallery_of(game).moments} == {"seat", "spectator", "screen"}
