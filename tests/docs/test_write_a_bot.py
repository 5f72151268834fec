"""What the how-to shows is what happens."""

from pathlib import Path

import pytest

from tests.docs.examples import failures


@pytest.mark.slow
def test_the_bot_of_the_how_to_does_what_is_said():
    assert failures(Path(__file__).parents[2] / "docs/how-to/write-a-bot.md") == 0
