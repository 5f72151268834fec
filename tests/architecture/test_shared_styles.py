"""The styles that all of the page shares style something, and each thing once."""

import re
from collections import Counter
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "web/src"
SHEETS = sorted((PAGE / "styles").glob("*.css"))
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
CLASS = re.compile(r"\.([a-z][\w-]*)")
RULE = re.compile(r"^([^\s@}{][^{}]*?)\s*\{", re.MULTILINE)
"""Not within a query: there a thing is styled again on purpose."""


def selectors(sheet: Path) -> list[str]:
    return RULE.findall(COMMENT.sub("", sheet.read_text()))


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_every_class_in_them_is_somewhere_on_the_page(sheet: Path) -> None:
    page = "".join(path.read_text() for path in PAGE.rglob("*") if path.suffix in {".svelte", ".ts"})
    page += (PAGE.parent / "index.html").read_text() + (PAGE.parent / "plugins/firstSight.ts").read_text()
    classes = {name for one in selectors(sheet) for name in CLASS.findall(one)}

    assert [name for name in sorted(classes) if not re.search(rf"[\"'` :]{name}\b", page)] == []


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_no_thing_is_styled_twice(sheet: Path) -> None:
    twice = {one for one, times in Counter(selectors(sheet)).items() if times > 1}

    assert twice - {":root"} == set(), "where colours and sizes are named, each in its group"
