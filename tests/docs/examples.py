"""The examples of a page, run as they are shown."""

import doctest
from pathlib import Path


def failures(page: Path) -> int:
    """How many of them do not do what is shown; a page has at least one."""
    example = doctest.DocTestParser().get_doctest(page.read_text(encoding="utf-8"), {}, page.name, str(page), 0)
    assert example.examples
    return doctest.DocTestRunner().run(example).failed
