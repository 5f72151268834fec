"""A game is over: what is said of it then."""

from tests.browser.transcripts.reader import Reader


def hear_the_end(reader: Reader, heading: str) -> None:
    """Once the game's own part, which has this heading, has come as well."""
    reader.finds("heading", heading)
    reader.headings()
    reader.read("main", "")
