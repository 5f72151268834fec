"""What other nodes tell of a table that is at hand here."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, assert_never

from tablee.kernel.codec import encode
from tablee.server.house.news import Enquired, Given, Here, Hurried, Released, SaidBefore, Spoke, TableNews, Took
from tablee.wire.messages import Said

if TYPE_CHECKING:
    from tablee.server.live_table import LiveTable

MOST_BYTES = 6000
"""Of lines that are told at once."""


def hear(live: "LiveTable", node: str, news: TableNews, own: str) -> None:
    """`own` is the name of this node, which hears what it told itself."""
    if isinstance(news, Took):
        if live.presence.taken(node, news.person):
            live.broadcast.opened_elsewhere(news.person)
            live.presence.announce()
        return
    if node == own:
        return
    match news:
        case Here():
            live.presence.hear(node, news)
            live.others_changed()
        case Enquired():
            for lines in parts(live.talk.said) if news.said else ():
                live.tell(SaidBefore(live.table.code, node, lines))
            live.presence.announce(again=True)  # last: whoever asked lets people in when it has come
        case SaidBefore():
            if news.to == own:
                live.talk.take_over(node, news.lines)
        case Spoke():
            if (message := live.talk.overhear(news.id, news.said)) is not None:
                live.broadcast.to_all(message)
        case Released():
            live.schedule.hold.release(news.people)
            live.set_alarm()
        case Hurried():
            live.schedule.hurry()
            live.set_alarm()
        case Given():
            live.packs.read().add_done_callback(lambda _: live.others_changed())
        case _:
            assert_never(news)


def parts(said: Sequence[Said]) -> Iterator[tuple[Said, ...]]:
    """As many at once as can be told."""
    part: list[Said] = []
    size = 0
    for line in said:
        size += len(encode(line))
        if size > MOST_BYTES and part:
            yield tuple(part)
            part, size = [], len(encode(line))
        part.append(line)
    if part:
        yield tuple(part)
