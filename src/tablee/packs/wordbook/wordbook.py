"""Words and known names together, and which ones they were.

`words.txt.gz` and `names.txt` beside this file; `NOTICE.txt` says where they are from and under which licence. They are
read when the first answer is measured: whoever plays a game without typed answers never has them in memory.
"""

from functools import cache, cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from tablee.packs.wordbook.word_list import WordList

REMARK = "#"


class Wordbook:
    def __init__(self, words: Traversable | None = None, names: Traversable | None = None) -> None:
        self.words = WordList(words)
        self._names = names

    @cached_property
    def _listed(self) -> bytes:
        return b"" if self._names is None else self._names.read_bytes()

    @cached_property
    def names(self) -> frozenset[str]:
        """Without spaces, as answers are compared."""
        lines = self._listed.decode().replace(" ", "").splitlines()
        return frozenset([line for line in lines if not line.startswith(REMARK)]) - {""}

    @cached_property
    def hash(self) -> str:
        """Short, for the log; empty where there is nothing."""
        held = self.words.body + self._listed
        return sha256(held).hexdigest()[:16] if held.strip() else ""

    def read(self) -> None:
        """Have all of it at hand, where nobody waits: the first answer would."""
        _held = self.hash, self.names


NO_WORDS = Wordbook()


@cache
def shipped_wordbook() -> Wordbook:
    """French, as the packs that ship are."""
    here = files("tablee.packs.wordbook")
    return Wordbook(here / "words.txt.gz", here / "names.txt")
