"""Cards in YAML: plain lists, mappings, texts and numbers. Tags, anchors and a key twice are refused, with the line.

The tree of nodes is read by hand: it knows lines, and nothing in it can run or refer to anything else.
"""

from collections.abc import Iterator
from typing import Any

import yaml

from tablee.packs.authoring.faults import unreadable
from tablee.packs.authoring.written import Path, WrittenCard

PLAIN = {
    "tag:yaml.org,2002:str": str,
    "tag:yaml.org,2002:int": int,
    "tag:yaml.org,2002:timestamp": str,
}
"""What a scalar may be. A date is kept as it is written."""
TRUTH = {"true": True, "false": False}
"""And no other word for it: YAML takes « yes » and « no » for these too, which people write as words."""
DEEPEST = 12


def yaml_cards(text: str, file: str) -> Iterator[WrittenCard]:
    try:
        _check_events(text, file)
        top = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 0
        raise unreadable("yaml", file, line, said=error.problem) from None
    except yaml.YAMLError as error:  # a letter that no file may have
        raise unreadable("yaml", file, said=str(error).splitlines()[0]) from None
    if not isinstance(top, yaml.SequenceNode):
        line = top.start_mark.line + 1 if top is not None else 0
        raise unreadable("no-list", file, line)
    for node in top.value:
        lines: dict[Path, int] = {}
        yield WrittenCard(_plain(node, (), lines, file), file, lines)


def _check_events(text: str, file: str) -> None:
    """Before anything is put together: an alias may make a small file endless."""
    for event in yaml.parse(text, Loader=yaml.SafeLoader):
        tagged = isinstance(event, yaml.NodeEvent) and (event.anchor or getattr(event, "tag", None))
        if isinstance(event, yaml.AliasEvent) or tagged:
            raise unreadable("reference", file, event.start_mark.line + 1)


def _plain(node: yaml.Node, path: Path, lines: dict[Path, int], file: str) -> Any:  # noqa: ANN401 - a plain value
    line = lines[path] = node.start_mark.line + 1
    if len(path) > DEEPEST:
        raise unreadable("deep", file, line)
    if isinstance(node, yaml.SequenceNode):
        return [_plain(item, (*path, at), lines, file) for at, item in enumerate(node.value)]
    if isinstance(node, yaml.MappingNode):
        return _mapping(node, path, lines, file)
    assert isinstance(node, yaml.ScalarNode), "there is no fourth kind"
    if node.tag == "tag:yaml.org,2002:null":
        return None
    if node.value in TRUTH and not node.style:
        return TRUTH[node.value]
    kind = PLAIN.get(node.tag)
    try:
        return int(node.value) if kind is int else _text(node, kind, file)
    except ValueError:
        raise unreadable("no-number", file, line, value=node.value) from None


def _text(node: yaml.ScalarNode, kind: type | None, file: str) -> str:
    if kind is None:
        raise unreadable("unquoted", file, node.start_mark.line + 1, value=node.value)
    return str(node.value)


def _mapping(node: yaml.MappingNode, path: Path, lines: dict[Path, int], file: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in node.value:
        line = key.start_mark.line + 1
        if not isinstance(key, yaml.ScalarNode):
            raise unreadable("no-name", file, line)
        if key.value in found:
            raise unreadable("twice", file, line, name=key.value)
        found[key.value] = _plain(value, (*path, key.value), lines, file)
        lines[(*path, key.value)] = line
    return found
