"""Everybody can play: whole games by keyboard and accessibility tree alone say word for word what they said before."""

from difflib import unified_diff

import pytest

from tests.browser.transcripts.playing import SCRIPTS, golden, played

pytestmark = pytest.mark.slow

WRITE = "python -m tests.browser.transcripts {}   # writes it again; read the diff"


@pytest.mark.parametrize("game", SCRIPTS)
def test_a_whole_game_by_ear_says_what_it_said(game):
    told = played(game).splitlines()
    kept = golden(game).read_text("utf-8").splitlines()

    changed = "\n".join(unified_diff(kept, told, "kept", "said now", lineterm="", n=1))
    assert not changed, f"{changed}\n{WRITE.format(game)}"
