"""Where texts come from: Fluent files and rules pages, inside the package."""

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Resource

from tablee.kernel.refusals import Malformed

LANGUAGES = ("fr", "en")
"""The first one is for whoever asks for none of them."""

PACKAGE = files("tablee")


def common_text(language: str) -> str:
    return _text(PACKAGE / "words" / f"{known_language(language)}.ftl")


def game_text(game: str, language: str) -> str:
    """A game's own words, none where it has no file. It is found by name: words know no game."""
    path = PACKAGE / "games" / game / "words" / f"{known_language(language)}.ftl"
    return _text(path) if path.is_file() else ""


def cards_text(game: str, language: str) -> str:
    """What is wrong with cards that somebody wrote: the game's own words first, then those of any. None on the page."""
    folders = (PACKAGE / "games" / game / "words", PACKAGE / "words")
    paths = [folder / "cards" / f"{known_language(language)}.ftl" for folder in folders]
    return "\n".join([_text(path) for path in paths if path.is_file()])


def bots_text(game: str, language: str) -> str:
    """What a game's bots say by themselves, none where they say nothing. Not on the page either."""
    path = PACKAGE / "games" / game / "words" / "bots" / f"{known_language(language)}.ftl"
    return _text(path) if path.is_file() else ""


def guide_text(game: str, language: str) -> str:
    """What is said to a newcomer: by the guide of a first round, and below the pictures of the rules. On the page."""
    path = PACKAGE / "games" / game / "words" / "guide" / f"{known_language(language)}.ftl"
    return _text(path) if path.is_file() else ""


def rules_page(game: str, language: str) -> str:
    """The rules for players, in Markdown."""
    return _text(PACKAGE / "games" / game / rules_file(language))


def rules_file(language: str) -> str:
    """The one without a language is in the first."""
    return "RULES.md" if known_language(language) == LANGUAGES[0] else f"RULES.{language}.md"


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Malformed(f"no words in {language!r}; there is {', '.join(LANGUAGES)}")
    return language


def language_of(environment: Mapping[str, str]) -> str:
    """The language that these environment variables ask for; English for one that we do not speak."""
    asked = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    code = asked.partition(".")[0].partition("_")[0]
    if code in ("", "C", "POSIX"):  # says nothing about languages
        return LANGUAGES[0]
    return code if code in LANGUAGES else "en"


def resource(text: str) -> Resource:
    """A Fluent file, read whole: Fluent itself would pass over what it cannot read."""
    read: Resource = FluentResource(text)
    for entry in read.body:
        if isinstance(entry, Junk):
            line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 0
            reason = entry.annotations[0].message if entry.annotations else "not understood"
            raise Malformed(f"line {line} of these words: {reason}")
    return read


def _text(path: Traversable) -> str:
    return path.read_text(encoding="utf-8")
