"""`python -m codegen.words` writes the list of words that answers are measured by, from npm `dictionary-fr`.

Every form of every word (plurals, conjugations), spelt as answers are compared, in order, zipped. Apart from
`python -m codegen`, as the dictionary changes seldom and it takes ten seconds; a slow test says when it is stale.
"""

import gzip
import re
from pathlib import Path

from tablee.packs.answer_form import form
from tablee.packs.authoring.hunspell import all_words
from tablee.packs.authoring.word_lints import FILES

ROOT = Path(__file__).parents[1]
WORDS = ROOT / "src/tablee/packs/wordbook/words.txt.gz"
KEPT = re.compile(r"[a-z ]{3,}")
"""No numbers, whose words are figures in that spelling, and nothing that is too short to be near an answer."""


def listed(dictionary: Path) -> bytes:
    forms = {form(word) for word in all_words(dictionary)}
    return "".join([f"{word}\n" for word in sorted(forms) if KEPT.fullmatch(word)]).encode()


if __name__ == "__main__":
    WORDS.write_bytes(gzip.compress(listed(ROOT / FILES), 9, mtime=0))
    print(f"wrote {WORDS.relative_to(ROOT)}")
