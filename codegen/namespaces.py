"""A namespace: the types of one module or namespace of the page, each under a name that no other has there."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.inspect import EnumType, StructType, UnionType

from codegen.schema import reached, shape

Roots = Mapping[str, Any]
"""Structs, enums and unions of structs, by the name that they shall have."""


class Namespace:
    def __init__(self, *, requests: Roots, messages: Roots, parts: Roots) -> None:
        """Devices send `requests`, the server `messages`; `parts` are unions inside these, and other enums.

        It matters who sends: a device may leave a field out that has a default, and the server does not.
        """
        self.roots: Roots = {**requests, **messages, **parts}
        self.kinds: dict[type, StructType | EnumType] = {}
        self._roles: dict[type, str] = {}
        for role, root in self.roots.items():
            for kind, one in reached(shape(root)).items():
                self.kinds.setdefault(kind, one)
                self._roles.setdefault(kind, role)
        self._sent = {kind for root in messages.values() for kind in reached(shape(root))}
        self._names = self._named()

    def name(self, kind: type) -> str:
        return self._names[kind]

    def is_message(self, kind: type) -> bool:
        return kind in self._sent

    def unions(self) -> dict[str, UnionType]:
        shapes = {name: shape(root) for name, root in self.roots.items()}
        return {name: one for name, one in shapes.items() if isinstance(one, UnionType)}

    def union_of(self, kinds: Iterable[type]) -> str | None:
        """The name of the union of exactly these, if it has one."""
        wanted = set(kinds)
        for name, union in self.unions().items():
            if {part.cls for part in union.types if isinstance(part, StructType)} == wanted:
                return name
        return None

    def _named(self) -> dict[type, str]:
        """As in Python. Where two have one name, each has its role after it: `WonView`, `WonFact`."""
        own = {root: name for name, root in self.roots.items() if isinstance(root, type)}
        plain = {kind: own.get(kind, kind.__name__) for kind in self.kinds}
        uses = Counter([*plain.values(), *self.unions()])
        return {
            kind: name if uses[name] == 1 or kind in own else name + self._roles[kind] for kind, name in plain.items()
        }
