"""What people say around an answer: « c’est Mozart », « tu es la Joconde, je crois ». Closed sets, of whole words."""

from collections.abc import Sequence

from tablee.kernel.text import folded
from tablee.packs import answer_form


def _said(*phrases: str) -> frozenset[str]:
    """With apostrophes and without them: « c’est », « cest »."""
    return frozenset([form for phrase in phrases for form in (folded(phrase), folded(phrase.replace("’", "")))])


OPENINGS = _said(
    *("euh", "heu", "hum", "hmm", "ah", "oh", "alors", "bah", "ça", "à mon avis", "pour moi", "on dirait"),
    *("je crois que", "je pense que", "je dirais que", "je parie que", "ma réponse est", "la réponse est"),
    *("je dis", "je dirais", "je pense", "je pense à", "je crois", "je réponds", "je propose", "je tente", "je parie"),
    *(
        "ma réponse",
        "la réponse",
        "réponse",
        "c’est",
        "ce sont",
        "c’était",
        "ce serait",
        "ce doit être",
        "ça doit être",
    ),
    *("c’est toi", "c’est vous", "c’est moi", "c’est bien", "c’est donc", "c’est sûrement", "c’est peut-être"),
    *("est-ce", "est-ce que", "serait-ce", "tu es", "t’es", "es-tu", "tu serais", "serais-tu", "tu dois être"),
    *("vous êtes", "êtes-vous", "seriez-vous", "nous sommes", "je suis", "suis-je", "je m’appelle", "tu t’appelles"),
    *("it’s", "it is", "is it", "you are", "you’re", "are you", "i am", "i’m", "i think"),
)
ENDINGS = _said(
    *("je crois", "je crois bien", "je pense", "je dirais", "je suppose", "peut-être", "non", "hein", "bien sûr"),
    *("c’est ça", "c’est toi", "i think"),
)
TITLES = frozenset(["sir", "lord", "lady", "miss", "mister", *answer_form.TITLES.values()])
LONGEST = max(len(phrase.split()) for phrase in OPENINGS | ENDINGS)


def answer_in(text: str) -> str:
    """What is left when all of these are gone, one after the other: some word always is."""
    words = folded(text).split()
    while count := _at_an_end(words, OPENINGS, begins=True):
        del words[:count]
    while count := _at_an_end(words, ENDINGS, begins=False):
        del words[-count:]
    return " ".join(words)


def without_title(form: str) -> str:
    """« Sir Charlie Chaplin » is he; for names of several words alone, as « Monsieur Curie » is not Marie Curie."""
    first, _, name = form.partition(" ")
    return name if first in TITLES else form


def _at_an_end(words: Sequence[str], phrases: frozenset[str], *, begins: bool) -> int:
    """How many words there are one of these; the longest counts."""
    counts = range(min(LONGEST, len(words) - 1), 0, -1)
    return next((n for n in counts if " ".join(words[:n] if begins else words[-n:]) in phrases), 0)
