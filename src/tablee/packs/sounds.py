"""How an answer sounds in French, about: one who writes it as it is said has said it right.

No more than that is made of it: two texts sound alike, or begin alike. Letters stand for sounds, capitals for those
that take two letters: A, I and O are nasal (an, in, on), C is ch, N is gn, U is ou, W is oi, Y is ill.
"""

import re

RULES = tuple(
    (re.compile(pattern), sound)
    for pattern, sound in (
        (r"(?<![csp])h", ""),
        (r"ph", "f"),
        (r"ch(?=[rlnst])", "k"),
        (r"s?ch|sh", "C"),
        (r"(.)\1+", r"\1\1"),
        (r"(?<=[aeiouy])s(?=[aeiouy])", "z"),
        (r"sc(?=[eiy])|c(?=[eiy])", "s"),
        (r"c?qu|ck|q|c", "k"),
        (r"gu(?=[eiy])", "G"),
        (r"ge(?=[ao])|g(?=[eiy])", "j"),
        (r"gn", "N"),
        (r"(?<=o)y(?=es?$)", "i"),
        (r"(?<=[aeou])ill?(?=e|$|[aou])", "Y"),
        (r"(?<=[aeiou])y(?=[aeiou])", "Y"),
        (r"ill(?=[aeou])", "iY"),
        (r"tion", "sion"),
        (r"eau|au", "o"),
        (r"oeu|eu", "e"),
        (r"o[iy]", "W"),
        (r"ou", "U"),
        (r"(?:ai|ei|yi|[iyu])[nm](?![aeiouyAIOUWnm])", "I"),
        (r"(?:ea|ae|[ae])[nm](?![aeiouyAIOUWnm])", "A"),
        (r"o[nm](?![aeiouyAIOUWnm])", "O"),
        (r"[ae][iy]", "e"),
        (r"oe|ae", "e"),
        (r"y", "i"),
        (r"w", "v"),
        (r"G", "g"),
        (r"([a-zA-Z])\1+", r"\1"),
        (r"(?<=..)(?:e?[sxtdp]|er|ez)$", ""),
        (r"(?<=..)e$", ""),
    )
)


def sounds(form: str) -> str:
    """Of each word, one after the other without spaces."""
    return "".join([_sounds(word) for word in form.split()])


def hurried(word: str) -> str:
    """As it sounds with the first e swallowed, where that can be: « une pluche », « un ptit »."""
    return re.sub(r"^([^aeiouy]+)e(?=[^aeiouyAIOUW][aeiouyAIOUW])", r"\1", _sounds(word))


def _sounds(word: str) -> str:
    for pattern, sound in RULES:
        word = pattern.sub(sound, word)
    return word
