"""Words: everything that a person reads, in every language, from Fluent files that the page reads as well.

`fr.ftl` and `en.ftl` here hold what is common to all games, `games/<game>/words/` what is a game's own. Which message
says what follows from names alone: `fact-<tag>`, `refusal-<why>`, `offer-<tag>`, `field-<name>`, `option-<name>`,
`ending-<why>`, `<enum>-<value>`; underscores become dashes. Of a fact, `.heading` stands above it in a history,
`.showing` is said while it is shown and nobody knows yet what comes of it, `.brief` is the sentence on top where the
board has the text, `.follows` and `.aside` keep it from there, and `.aloud` is what a screen reader says unasked where
the sentence has a secret of one's own, which others in the room may not hear. What a message can refer to is told in
`arguments.py`.
"""

from tablee.words.arguments import Company
from tablee.words.missing import missing
from tablee.words.sources import LANGUAGES, language_of, rules_page
from tablee.words.speech import Words, words_for

__all__ = ["LANGUAGES", "Company", "Words", "language_of", "missing", "rules_page", "words_for"]
