"""The page, as it was built into `tablee/static`: held in memory, each file also in its compressed form."""

import gzip
import mimetypes
import re
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response

from tablee.server.page_head import Places, at_place, language_of, place_of, places

FOR_EVER = "public, max-age=31536000, immutable"
"""Files in `assets` have a hash of their content in their names."""
FIRST_SCRIPT = re.compile(rb'src="(/assets/\w+-)[\w-]+\.js"')
AGAIN = "/again.js"
"""Loads the page again."""
WORTH_IT = 1000
"""Bytes from which on a file is compressed. Nothing of a table is in these files, so their lengths tell nothing."""
BROTLI = ".br"
"""Beside a file, made when the page was built (`web/plugins/brotli.ts`): Python has no such thing by itself."""
COMPRESSED_ALREADY = {".woff2", ".woff", ".png"}

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


@dataclass(frozen=True)
class PageFile:
    body: bytes
    packed: dict[str, bytes]
    """By coding, the densest first."""
    kind: str
    kept: str
    varies: str

    def response(self, request: Request, status: int = 200) -> Response:
        headers = {"Cache-Control": self.kept, "Vary": self.varies}
        accepted = request.headers.get("accept-encoding", "")
        for coding, body in self.packed.items():
            if coding in accepted:
                return Response(body, status, {**headers, "Content-Encoding": coding}, self.kind)
        return Response(self.body, status, headers, self.kind)


class Page:
    def __init__(self) -> None:
        static = files("tablee").joinpath("static")
        self._files = dict(_files(static, "")) if static.is_dir() else {}
        self._index = self._files.get("/index.html") or _file(
            files("tablee.server").joinpath("page.html"), None, "/page.html"
        )
        first = FIRST_SCRIPT.search(self._index.body)
        self._first = None if first is None else first[1].decode()
        written = static.joinpath(".places.json")
        by_language: Places = places(written.read_bytes()) if written.is_file() else {}
        self._indexes = {
            (language, place): _page_file(at_place(self._index.body, language, needed), "/index.html")
            for language, by_place in by_language.items()
            for place, needed in by_place.items()
        }

    def file(self, path: str) -> PageFile | None:
        """Whoever asks for the first script of another build has its page, and is to have one of this build instead.

        As while nodes of two builds are up: without that script nothing of a page would run that could help itself.
        """
        if found := self._files.get(path):
            return found
        is_first = self._first is not None and path.startswith(self._first) and path.endswith(".js")
        return self._files.get(AGAIN) if is_first else None

    def index(self, request: Request) -> PageFile:
        """For every address that the page itself knows what to do with."""
        language = language_of(request.headers.get("accept-language", ""))
        return self._indexes.get((language, place_of(request.url.path)), self._index)


def _files(folder: Traversable, path: str) -> list[tuple[str, PageFile]]:
    found: list[tuple[str, PageFile]] = []
    for item in folder.iterdir():
        here = f"{path}/{item.name}"
        if item.is_dir():
            found += _files(item, here)
        elif not item.name.startswith(".") and not item.name.endswith(BROTLI):
            found.append((here, _file(item, folder.joinpath(f"{item.name}{BROTLI}"), here)))
    return found


def _file(file: Traversable, brotli: Traversable | None, path: str) -> PageFile:
    return _page_file(file.read_bytes(), path, brotli.read_bytes() if brotli and brotli.is_file() else None)


def _page_file(body: bytes, path: str, brotli: bytes | None = None) -> PageFile:
    suffix = f".{path.rpartition('.')[2]}"
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    packed = {} if brotli is None else {"br": brotli}
    if len(body) > WORTH_IT and suffix not in COMPRESSED_ALREADY:
        packed["gzip"] = gzip.compress(body, 9, mtime=0)
    return PageFile(
        body,
        packed,
        f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        FOR_EVER if path.startswith("/assets/") else "no-cache",
        "Accept-Encoding, Accept-Language" if suffix == ".html" else "Accept-Encoding",
    )
