"""For tests: faults as the command says them."""

from tablee.games import AUTHORING
from tablee.packs.authoring.fault_words import fault_words, told
from tablee.packs.authoring.faults import Fault

WORDS = fault_words("en", AUTHORING["incroyable"].game)


def english(fault: Fault) -> str:
    return told(fault, WORDS)
