"""A list of words of a language: an answer that is itself a word is no slip of another."""

import gzip
from functools import cached_property
from importlib.resources.abc import Traversable

END = b"\n"


class WordList:
    """One text in memory, in which a word is found by halving: a set of as many words would take ten times the room."""

    def __init__(self, file: Traversable | None = None) -> None:
        """Zipped; one word a line, in order, each as `answer_form.form` spells it; read when it is first asked for."""
        self._file = file

    @cached_property
    def body(self) -> bytes:
        """Ends with the end of a line, and begins with one."""
        return END if self._file is None else END + gzip.decompress(self._file.read_bytes())

    def __contains__(self, form: str) -> bool:
        wanted, low, high = form.encode(), 0, len(self.body) - 1
        while low < high:  # both are ends of lines
            before = self.body.rindex(END, low, (low + high) // 2 + 1)
            after = self.body.index(END, before + 1)
            word = self.body[before + 1 : after]
            if word == wanted:
                return True
            low, high = (after, high) if word < wanted else (low, before)
        return False
