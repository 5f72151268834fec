"""Codes that people read to each other and type: of a table, and one-time codes for a seat."""

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""24 of them: without I and O, which are read as figures."""
TABLE_CODE_LENGTH = 6


def spelt(code: str) -> str:
    """As somebody typed it, in the one spelling that codes have."""
    return "".join(code.split()).replace("-", "").upper()
