"""A list of words of a language: an answer that is itself a word is no slip of another."""

from functools import cache, cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable


class WordList:
    def __init__(self, file: Traversable | None = None) -> None:
        """One word a line, each in the form that `answer_form.form` gives it; read when it is first asked for."""
        self._file = file

    @cached_property
    def _body(self) -> bytes:
        return b"" if self._file is None else self._file.read_bytes()

    @cached_property
    def _words(self) -> frozenset[str]:
        return frozenset(self._body.decode().split("\n")) - {""}

    @cached_property
    def hash(self) -> str:
        """Short, for the log; empty for no list."""
        return "" if self._file is None else sha256(self._body).hexdigest()[:16]

    def __contains__(self, form: str) -> bool:
        return form in self._words


NO_WORDS = WordList()


@cache
def shipped_words() -> WordList:
    """The list that comes with Tablée, `words.txt` beside this file; none as long as no game wants it."""
    return words_in(files("tablee.packs") / "words.txt")


def words_in(file: Traversable) -> WordList:
    return WordList(file) if file.is_file() else NO_WORDS
