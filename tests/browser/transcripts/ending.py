"""A game is over: what is said of it then."""

from tests.browser.transcripts.reader import Reader


def hear_the_end(reader: Reader, heading: str) -> None:
    """First all that is there; then the details are opened, where the game's own part has this heading."""
    reader.headings()
    reader.read("main", "")
    reader.tab_to("étails")
    reader.goes("Enter", "heading", heading)
    reader.headings()
    reader.read("main", "")
