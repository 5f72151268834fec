"""Several who listen at one table: nobody does anything before all of them have heard the same."""

from collections.abc import Sequence

from tests.browser.transcripts.reader import Reader


def together(readers: Sequence[Reader], over: str) -> None:
    """Until it is somebody's turn or the game is over, and nothing that was told is still on its way to one of them."""
    first = readers[0]

    def settled() -> bool:
        told = [reader.told for reader in readers]
        for reader in readers:
            reader.listens()
        somebody = any(reader.my_turn for reader in readers) or all(reader.heard(over) for reader in readers)
        answered = all(reader.was_answered for reader in readers)
        return somebody and answered and len(set(told)) == 1 and told == [reader.told for reader in readers]

    first.waits(settled)
    for reader in readers:
        reader.follows()
