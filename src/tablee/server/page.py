"""The page, as it was built into `tablee/static`: held in memory, each file also in its compressed form."""

import gzip
import mimetypes
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response

FOR_EVER = "public, max-age=31536000, immutable"
"""Files in `assets` have a hash of their content in their names."""
WORTH_IT = 1000
"""Bytes from which on a file is compressed. Nothing of a table is in these files, so their lengths tell nothing."""
COMPRESSED_ALREADY = {".woff2", ".woff", ".png"}

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


@dataclass(frozen=True)
class PageFile:
    body: bytes
    zipped: bytes | None
    kind: str
    kept: str

    def response(self, request: Request, status: int = 200) -> Response:
        headers = {"Cache-Control": self.kept, "Vary": "Accept-Encoding"}
        if self.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.zipped, status, {**headers, "Content-Encoding": "gzip"}, self.kind)
        return Response(self.body, status, headers, self.kind)


class Page:
    def __init__(self) -> None:
        static = files("tablee").joinpath("static")
        self._files = dict(_files(static, "")) if static.is_dir() else {}
        self._index = self._files.get("/index.html") or _file(
            files("tablee.server").joinpath("page.html"), "/page.html"
        )

    def file(self, path: str) -> PageFile | None:
        return self._files.get(path)

    @property
    def index(self) -> PageFile:
        """For every address that the page itself knows what to do with."""
        return self._index


def _files(folder: Traversable, path: str) -> list[tuple[str, PageFile]]:
    found: list[tuple[str, PageFile]] = []
    for item in folder.iterdir():
        here = f"{path}/{item.name}"
        if item.is_dir():
            found += _files(item, here)
        elif not item.name.startswith("."):
            found.append((here, _file(item, here)))
    return found


def _file(file: Traversable, path: str) -> PageFile:
    body = file.read_bytes()
    suffix = f".{path.rpartition('.')[2]}"
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    zipped = gzip.compress(body, 9, mtime=0) if len(body) > WORTH_IT and suffix not in COMPRESSED_ALREADY else None
    return PageFile(
        body,
        zipped,
        f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        FOR_EVER if path.startswith("/assets/") else "no-cache",
    )
