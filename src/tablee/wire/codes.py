"""Codes that people read to each other and type: of a table, and one-time codes for a seat."""

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""24 of them: without I and O, which are read as figures."""
TABLE_CODE_LENGTH = 6
"""Letters of the shortest."""
PUBLIC_CODE_LENGTH = 8
"""Where a server is for everybody, and more people guess."""
UNGUESSABLE = 12
"""Letters of the longest code: as often as a server can answer, nobody hits one in a hundred years."""


def spelt(code: str) -> str:
    """As somebody typed it, in the one spelling that codes have."""
    return "".join(code.split()).replace("-", "").upper()


def could_open(code: str) -> bool:
    """Whether it has the letters of a code, as it is spelt. No store is asked for others: some do not take any text."""
    return code.isascii() and code.isalnum()
