"""Structs as tables of Markdown: each field with its type and what there is to say of it; an example of a message."""

from collections.abc import Iterable, Iterator

from msgspec import NODEFAULT, Struct
from msgspec.inspect import Field, StructType

from codegen import comments
from codegen.namespaces import Namespace
from codegen.schema import bases, bounds, left_out, may_lack, own_fields, shape
from codegen.typescript import WIRE, is_open, of_field
from tablee.kernel.stroke import Stroke
from tablee.wire.codec import encode

STROKE = bounds(shape(Stroke))
"""How one is spelt is said once."""


def messages(samples: Iterable[Struct]) -> Iterator[str]:
    """What goes over the WebSocket, by its tag."""
    for sample in samples:
        one = struct(type(sample))
        yield from described(one, f"`{one.tag}`")
        yield from example(sample)


def bodies(samples: Iterable[Struct]) -> Iterator[str]:
    """What goes over HTTP, by its name."""
    for sample in samples:
        yield from described(struct(type(sample)), type(sample).__name__)
        yield from example(sample)


def parts(samples: Iterable[Struct]) -> Iterator[str]:
    """What messages and bodies are made of, and is none itself."""
    whole = {type(sample) for sample in samples}
    for kind, one in WIRE.kinds.items():
        if isinstance(one, StructType) and kind not in whole:
            tag = [("`type`", f'`"{one.tag}"`', "")] if one.tag is not None else []
            yield from described(one, WIRE.name(kind), tag)


def described(one: StructType, title: str, first: Iterable[tuple[str, ...]] = ()) -> Iterator[str]:
    yield f"### {title}\n"
    if doc := comments.of_class(one.cls):
        yield f"{doc}\n"
    own = own_fields(one)
    for base in bases(one.cls):
        yield f"Fields of `{WIRE.name(base)}`, and:\n" if own else f"Fields of `{WIRE.name(base)}`.\n"
    named = [(f"`{field.encode_name}`", f"`{spelt(WIRE, one, field)}`", says(WIRE, one, field)) for field in own]
    if rows := [*first, *named]:
        yield from table(("field", "type", ""), rows)


def spelt(scope: Namespace, one: StructType, field: Field) -> str:
    """Its type; that nothing is to be changed in what was sent goes without saying here."""
    return of_field(scope, one, field).replace("readonly ", "")


def says(scope: Namespace, one: StructType, field: Field) -> str:
    """What there is to say of a field beyond its type."""
    limits = bounds(field.type).replace(STROKE, "a stroke")
    said = [comments.of_field(one.cls, field.name), limits and f"{limits[0].upper()}{limits[1:]}."]
    if is_open(field.type):
        said.append("The game's.")
    told = scope.is_message(one.cls)
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
