"""For tests: faults as the command says them."""

from tablee.games import AUTHORING
from tablee.packs.authoring.fault_words import fault_words, told
from tablee.packs.authoring.faults import Fault


def english(fault: Fault, game: str = "incroyable") -> str:
    return told(fault, fault_words("en", AUTHORING[game].game))
