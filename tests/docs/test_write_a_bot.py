"""What the how-to shows is what happens."""

import doctest
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs/how-to/write-a-bot.md"


@pytest.mark.slow
def test_the_bot_of_the_how_to_does_what_is_said():
    example = doctest.DocTestParser().get_doctest(PAGE.read_text(encoding="utf-8"), {}, PAGE.name, str(PAGE), 0)

    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0
