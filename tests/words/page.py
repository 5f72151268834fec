"""What the page asks of its words: keys, as they stand in its sources."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web/src"
SOURCES = sorted(
    path
    for path in WEB.rglob("*")
    if path.suffix in {".ts", ".svelte"} and not path.name.endswith((".test.ts", ".generated.ts"))
)

KEY = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z]+)?"


def page_text(language: str) -> str:
    return (ROOT / f"src/tablee/words/page.{language}.ftl").read_text("utf-8")


def asked_in(source: str) -> tuple[set[str], set[str]]:
    """Keys that are said, and beginnings of keys whose rest is made: `say(`seat-${shape}`)`."""
    whole: set[str] = set()
    begun: set[str] = set()
    for first in first_arguments(source):
        whole |= set(re.findall(rf"(?:^|[?:])\s*[\"']({KEY})[\"']", first))
        begun |= {start for start in re.findall(r"(?:^|[?:])\s*`([a-z0-9.-]*)\$\{", first) if start}
    return whole, begun


def first_arguments(source: str) -> Iterator[str]:
    """What stands first in the brackets of every `say(…)`."""
    for call in re.finditer(r"(?<![\w$])say\(\s*", source):
        depth, at = 0, call.end()
        while at < len(source) and (depth or source[at] not in ",)"):
            depth += (source[at] in "([{") - (source[at] in ")]}")
            at += 1
        yield source[call.end() : at].strip()


def quoted_or_begun(key: str) -> bool:
    """Whether some source has this key or an attribute of it in quotes, or the beginning of it in a template."""
    text, begun = _sources()
    return f'"{key}"' in text or f'"{key}.' in text or any(key.startswith(start) for start in begun)


@cache
def _sources() -> tuple[str, frozenset[str]]:
    text = "\n".join(path.read_text("utf-8") for path in SOURCES)
    return text, frozenset(re.findall(r"`([a-z]+-[a-z0-9-]*)\$\{", text))
