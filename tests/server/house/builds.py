"""Nodes of two builds of the page, as while a house is upgraded: all else of them is the same."""

import os
from pathlib import Path

from tests.server.servers import ROOT

INDEX = """<!doctype html><html lang="fr"><head><title>{name}</title>
<script type="module" crossorigin src="/assets/start-{name}.js"></script>
<link rel="stylesheet" crossorigin href="/assets/start-{name}.css">
</head><body><div id="app"></div></body></html>
"""


def environment_of(home: Path, name: str) -> dict[str, str]:
    """Of a process that has Tablée with this build."""
    package = home / name / "tablee"
    assets = package / "static/assets"
    assets.mkdir(parents=True)
    for part in (ROOT / "src/tablee").iterdir():
        if part.name != "static":
            (package / part.name).symlink_to(part)
    (package / "static/index.html").write_text(INDEX.format(name=name))
    (package / "static/again.js").symlink_to(ROOT / "web/public/again.js")
    for suffix in ("js", "css"):
        (assets / f"start-{name}.{suffix}").write_text(f"/* {name} */")
    return {**os.environ, "PYTHONPATH": str(home / name)}
