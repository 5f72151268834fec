"""Which units suit which kind of number, as far as French words tell."""

from tablee.games.incroyable.vocabulary import Kind
from tablee.kernel.text import folded

TIMES = ("secondes", "minutes", "heures", "jours", "nuits", "semaines", "mois", "ans", "annees", "siecles")
MEASURES = (
    *("millimetres", "centimetres", "metres", "kilometres", "hectares", "grammes", "kilos", "kilogrammes", "tonnes"),
    *("litres", "degres", "decibels", "watts", "volts", "carats"),
)
UNITS = {
    Kind.YEAR: ("annee",),
    Kind.AGE: ("ans", "mois", "jours"),
    Kind.DURATION: TIMES,
    Kind.PERCENT: ("pour cent", "pourcent"),
    Kind.MEASURE: MEASURES,
}
"""Of kinds that tell their unit; others count whatever they count."""


def fits(kind: Kind, unit: str) -> bool:
    """A unit that is missing fits; one that tells another kind does not."""
    plain = folded(unit)
    if not plain:
        return True
    if kind in UNITS:
        return any(plain.startswith(known) for known in UNITS[kind])
    return not any(plain == known for known in (*UNITS[Kind.YEAR], *UNITS[Kind.PERCENT], *MEASURES))
