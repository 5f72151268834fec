"""The text of a file that somebody gives: in UTF-8, or as other programs write it when nobody tells them."""

import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE

from tablee.packs.bad_pack import BadPack
from tablee.packs.decode_faults import ENDS_EARLY

WINDOWS = "cp1252"
"""In which spreadsheets write French."""
WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
"""How files of spreadsheets begin, new ones and old ones."""
BUILT = re.compile(rb"(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*[{\[]")
NO_TEXT = re.compile("[\0-\x08\x0e-\x1f]")
HEAD = 2_000
"""Bytes by which UTF-16 is known, where it does not say so."""


def is_built(body: bytes, file: str) -> bool:
    """Whether it is meant as a built pack, and not as a table."""
    return file.casefold().endswith(".json") or BUILT.match(body) is not None


def text_of(body: bytes, otherwise: str = "") -> str:
    """BadPack with what to do about it. `otherwise` is what is tried on what is no UTF-8."""
    if body.startswith(WORKBOOKS):
        raise BadPack("workbook", "a spreadsheet's own file; save it as CSV")
    text = _decoded(body, otherwise)
    if "\0" in text:
        raise _no_text()
    if not text.strip():
        raise BadPack("empty", "the file is empty")
    return text


def _decoded(body: bytes, otherwise: str) -> str:
    utf16 = _utf16(body)
    try:
        return body.decode(utf16 or "utf-8-sig")
    except UnicodeDecodeError as error:
        if utf16:
            raise _no_text() from None
        if otherwise and (text := _read_as(body, otherwise)):
            return text
        if error.reason == "unexpected end of data":
            raise BadPack("cut", ENDS_EARLY) from None
        said = f"byte {error.start}: not UTF-8; save the file as UTF-8"
        raise BadPack("no-utf8", said, details={"byte": error.start}) from None


def _no_text() -> BadPack:
    return BadPack("no-text", "no text; give a table (.csv) or a built pack (.json)")


def _utf16(body: bytes) -> str:
    """Empty where it is none. Without its mark it shows by the empty half of plain letters."""
    if body.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return "utf-16"
    first, second = body[0:HEAD:2].count(0), body[1:HEAD:2].count(0)
    return "" if first == second else "utf-16-le" if second > first else "utf-16-be"


def _read_as(body: bytes, encoding: str) -> str:
    """Empty where it is not in it either."""
    try:
        text = body.decode(encoding)
    except UnicodeDecodeError:
        return ""
    return "" if NO_TEXT.search(text) else text
