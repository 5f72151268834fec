"""The page docs/reference/protocol.md: our words on a connection, then every message as its struct says it is."""

from collections.abc import Iterable, Iterator

from msgspec import NODEFAULT, Struct
from msgspec.inspect import Field, StructType

from codegen import comments
from codegen.samples import CARD, FAULTS, GIVEN, LAID, MESSAGES, REQUESTS
from codegen.schema import bases, bounds, left_out, may_lack, own_fields, shape
from codegen.typescript import WIRE, is_open, of_field
from tablee.tables.feed import KEPT
from tablee.tables.refusals import Why
from tablee.tables.table_game import MOVE_IDS_KEPT
from tablee.wire.codec import LARGEST, LARGEST_OF_ALL, encode
from tablee.wire.requests import PROTOCOL_VERSION

CLOSING = {
    1002: "what came was no frame of a WebSocket",
    1008: "what came was not allowed",
    1009: "a message was too large",
    1011: "trouble on our side",
    1012: "the server starts anew",
    1013: "the device reads too slowly",
}
"""By close code of the WebSocket."""

INTRODUCTION = f"""\
# The protocol, version {PROTOCOL_VERSION}

What devices and the server say to each other. HTTP lays a table; all that happens there goes over one WebSocket, in
text messages, each one JSON object whose `type` says what it is. The page's types are in `web/src/wire/generated.ts`,
made from the same structs. Examples are of a made-up game of dice, and were written by the server's own codec.

## A connection

1. `POST /api/tables` lays a table. The answer has its code, to be passed on to others, and a token, which is the
   host's secret: it stays on that device. This and the WebSocket want an `Origin` header that names the server itself,
   as its page sends it; any other is answered 403.
2. The device opens a WebSocket at `/api/ws`. Its first message is `enter`, with the table's code and the tokens that
   it holds there. `entered` says which people those are, and has the public table: all that everybody may know of
   it. From then on `table_changed` brings every field of it that is new.
3. Whoever has no token yet sends `sit`, and `seated` brings one. A token is never sent to anybody else.
4. `open` shows a person's seat: once a game is on the table, a `snapshot` comes first and then a `patch` for each
   change. With `person` null it is the public feed, for spectators and a shared screen. Several people can share a
   device: what is secret comes only between `open` and `shut`.
5. `act` answers an offer.

**Ids.** Every request after `enter` has an `id`, made by the device and never used twice. It comes back with the
answer: `done`, `request_refused`, or the message that was asked for. `done` means that what it changed at the table is
on disk. Whoever got no answer to `sit`, `claim` or `act` sends the same message again, after a new `enter` if need be:
it is done once.

**Seeds.** After `start` the stage is `sealing` where several people play. `handshake` of the public table has the
table's commitment and says who is asked for a seed: their devices send `commit_seed`, and `show_seed` once `showing`
is true, by the formulas of record.md, whose table id is `game_id`. Who does neither in time is left out, and named.

**Decisions.** Offers carry the number of the decision that they are for, and `act` carries it back. When that
decision has passed, the answer is `too_late` and nothing has changed; but a game may hear what speaks of something that
still stands, such as the declaration of a rack in Code 777 that reaches the table after the next question.

**Rows.** A device that draws need not wait for each answer. Such an `act` has a `place` in a row, whose numbers rise:
the table plays them in this order and once each. After `too_fast` all that is behind in the row is `too_fast` as well,
until that one comes again; after a new `enter` the device sends what has no answer again, from the first on, with the
same ids. At most {MOVE_IDS_KEPT} may be on their way. One whose turn has gone by is `too_late`.

**Numbers and epochs.** The messages of a feed are numbered, and count only what changed for that viewer. After a
lost connection `open` may say `since` which one: if the epoch is still the same and at most {KEPT} messages were
missed, just these come, otherwise a `snapshot`. A `patch` whose number is not the next one means that something was
lost: open again.

**Patches.** A field that is left out of the message is as it was. `told` is what the viewer perceived meanwhile, to be
added to what was told before. `view` is a `Change` of the view at hand, whatever its phase; what it does not name
stays. This one makes `type` "scored", takes `left` away, and cuts from the third list of `slates` one item at place 39:

    {{"set":{{"type":"scored"}},"gone":["left"],"inside":{{"slates":{{"inside":{{"2":{{"splice":[[39,1,[]]]}}}}}}}}}}

A change that does not fit (a name or a place that is not there) means that something was lost: open again, without
`since`.

**Limits.** A message has at most {LARGEST:,} bytes, one with a note {LARGEST_OF_ALL:,}. Fields that are not named here
are refused, and so is whatever is out of its bounds: `request_refused`, with `malformed` as the
reason and its id where one could be read; `too_long` where it is only too large.
Too many of them, or too many messages at once (`too_fast`), and the connection is closed.

**The end.** A `farewell` comes before the server closes a connection, where there is still time, and says why and
when to try again. The close codes are those of the WebSocket protocol:
"""

HTTP = """\
## HTTP

| request | answer |
|---|---|
| `GET /api/games` | a list of `GameCard` |
| `POST /api/tables` with `LayTable` | `TableLaid` |
| `POST /api/tables/{code}/packs?file=NAME&language=fr` with a file of cards, built or a table (CSV); \
`Authorization: Bearer` and the host's token | `PackKept`; 400 with `PackFaults` |
| `GET /api/games/{game}/sample.csv` | a table of cards to begin with |
| `GET /api/tables/{code}/record[?game=N]` | the record of a game that is over, the last or number N (see record.md) |
| `GET /api/tables/{code}/qr.svg` | a QR code that leads to the table |
| `GET /api/address` | `{"base": …}`: where others find this server, as a link starts |
| `GET /healthz` | whether the server is up, and nothing else |
| `GET /api/ws` | the WebSocket |
"""

SAMPLES = {type(sample): sample for sample in (*REQUESTS, *MESSAGES)}
BODIES = {type(sample): sample for sample in (*LAID, GIVEN, FAULTS, CARD)}
WORDS = {
    "table": ("tablee.wire.requests", "Code"),
    "token": ("tablee.wire.requests", "Token"),
    "id": ("tablee.tables.requests", "RequestId"),
    "person": ("tablee.tables.entries", "PersonId"),
    "chair": ("tablee.tables.entries", "Chair"),
    "seat": ("tablee.kernel.seats", "Seat"),
    "now, limit_at, timer_at": ("tablee.tables.entries", "Timestamp"),
    "commitment, seed, head": ("tablee.fairness.commitment", "Hash"),
}
"""What many fields mean, from where it is said once."""


def page(command: str) -> str:
    return (
        "\n".join(
            [
                f"<!-- Made by `{command}`: change the structs, or codegen/protocol.py. -->",
                INTRODUCTION,
                *table(("code", "when"), [(str(code), when) for code, when in CLOSING.items()]),
                HTTP,
                *bodies(),
                "## Words\n",
                *table(("word", ""), [(word, comments.of_alias(*alias)) for word, alias in WORDS.items()]),
                "## From a device\n",
                "Most have the fields of `PersonRequest`: an id, and the person who asks, whom this device holds.\n",
                *messages(REQUESTS),
                "## From the server\n",
                *messages(MESSAGES),
                "## Parts\n",
                *parts(),
                "## Reasons\n",
                "Why a table refuses, in `request_refused`; a game has reasons of its own.\n",
                *table(("why", ""), [(f"`{why}`", comments.of_member(why)) for why in Why]),
            ]
        ).rstrip("\n")
        + "\n"
    )


def bodies() -> Iterator[str]:
    for kind, sample in BODIES.items():
        yield from described(struct(kind), kind.__name__)
        yield from example(sample)


def messages(samples: Iterable[Struct]) -> Iterator[str]:
    for sample in samples:
        one = struct(type(sample))
        yield from described(one, f"`{one.tag}`")
        yield from example(sample)


def parts() -> Iterator[str]:
    """What messages and bodies are made of, and is none itself."""
    for kind, one in WIRE.kinds.items():
        if isinstance(one, StructType) and kind not in {*SAMPLES, *BODIES}:
            yield from described(one, WIRE.name(kind))


def described(one: StructType, title: str) -> Iterator[str]:
    yield f"### {title}\n"
    if doc := comments.of_class(one.cls):
        yield f"{doc}\n"
    own = own_fields(one)
    for base in bases(one.cls):
        yield f"Fields of `{WIRE.name(base)}`, and:\n" if own else f"Fields of `{WIRE.name(base)}`.\n"
    rows = [(f"`{field.encode_name}`", f"`{spelt(one, field)}`", says(one, field)) for field in own]
    if one.tag is not None and one.cls not in SAMPLES:
        rows.insert(0, ("`type`", f'`"{one.tag}"`', ""))
    if rows:
        yield from table(("field", "type", ""), rows)


def spelt(one: StructType, field: Field) -> str:
    """Its type; that nothing is to be changed in what was sent goes without saying here."""
    return of_field(WIRE, one, field).replace("readonly ", "")


def says(one: StructType, field: Field) -> str:
    """What there is to say of a field beyond its type."""
    limits = bounds(field.type)
    said = [comments.of_field(one.cls, field.name), limits and f"{limits[0].upper()}{limits[1:]}."]
    if is_open(field.type):
        said.append("The game's.")
    told = WIRE.is_message(one.cls)
    if may_lack(one, field, told=told):
        default = left_out(field)
        said.append("May be left out." if told or default is NODEFAULT else f"Left out: `{encode(default).decode()}`.")
    return " ".join(filter(None, said))


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield "|---" * len(head) + "|"
    for row in rows:
        cells = [cell.replace("|", "\\|") for cell in row]
        yield f"| {' | '.join(cells)} |"
    yield ""


def example(sample: Struct) -> Iterator[str]:
    yield "```json"
    yield encode(sample).decode()
    yield "```\n"


def struct(kind: type[Struct]) -> StructType:
    one = shape(kind)
    assert isinstance(one, StructType), "messages are structs"
    return one
