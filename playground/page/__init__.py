"""The page: a browser's view of the box, served with its key to this machine and to nobody else."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from aiohttp import web
from fluent.syntax import FluentParser, ast

if TYPE_CHECKING:
    from playground.box import Box

LOOPBACK = ("127.0.0.1", "localhost")
LANGUAGES = ("en", "fr")
FILES = resources.files("playground.page")
FONTS = {
    "regular": "SourceSansPro-Regular.ttf",
    "italic": "SourceSansPro-It.ttf",
    "semibold": "SourceSansPro-Semibold.ttf",
    "bold": "SourceSansPro-Bold.ttf",
}
KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
}
HEADERS = {
    "Content-Security-Policy": "; ".join(f"{name} {value}" for name, value in POLICY.items()),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
}


def add_page(app: web.Application, box: Box) -> None:
    """Serve the page at / and what it is made of under /page."""
    page = Page(box)
    app.router.add_get("/", page.index)
    app.router.add_get("/page/words/{language}.json", page.words)
    app.router.add_get("/page/fonts/{name}.ttf", page.font)
    app.router.add_get("/page/{name}", page.file)


class Page:
    """The handlers of the page; only its first file carries the key."""

    def __init__(self, box: Box) -> None:
        self.box = box

    async def index(self, request: web.Request) -> web.Response:
        """Serve the page, under one name only, so that everything in it has one origin."""
        if not at_home(request):
            return web.json_response({"error": "The playground is for this machine."}, status=403)
        if request.url.host != LOOPBACK[0]:
            raise web.HTTPFound(self.box.address + request.path_qs)
        body = (FILES / "index.html").read_text(encoding="utf-8").replace("{{key}}", self.box.key)
        headers = HEADERS | {"Cache-Control": "no-store"}
        return web.Response(text=body, content_type="text/html", headers=headers)

    async def file(self, request: web.Request) -> web.Response:
        """Serve one of the page's files."""
        name = request.match_info["name"]
        kind = KINDS.get(name[name.rfind(".") :])
        found = FILES / name
        if kind is None or name == "index.html" or not found.is_file():
            return web.json_response({"error": f"The page has no {name}."}, status=404)
        return web.Response(body=found.read_bytes(), content_type=kind, charset="utf-8", headers=HEADERS)

    async def font(self, request: web.Request) -> web.Response:
        """Serve a font, from the package that the machine has anyway."""
        name = FONTS.get(request.match_info["name"])
        if name is None:
            return web.json_response({"error": "There is no such font."}, status=404)
        found = resources.files("font_source_sans_pro") / "files" / name
        headers = HEADERS | {"Cache-Control": "max-age=86400"}
        return web.Response(body=found.read_bytes(), content_type="font/ttf", headers=headers)

    async def words(self, request: web.Request) -> web.Response:
        """Serve the page's words in a language."""
        language = request.match_info["language"]
        if language not in LANGUAGES:
            return web.json_response({"error": "There is no such language."}, status=404)
        body = json.dumps(words(language), ensure_ascii=False)
        return web.Response(text=body, content_type="application/json", headers=HEADERS)


def at_home(request: web.Request) -> bool:
    """Tell whether a request names this machine; a foreign name that points here does not."""
    return request.url.host in LOOPBACK


@cache
def words(language: str) -> dict[str, str]:
    """Read the words of a language; a variable stands in braces, `{name}`."""
    source = (FILES / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]
    return {entry.id.name: _text(entry) for entry in entries}


def _text(message: ast.Message) -> str:
    assert message.value is not None
    return "".join(map(_element, message.value.elements))


def _element(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    assert isinstance(element.expression, ast.VariableReference), "the page's words have variables only"
    return f"{{{element.expression.id.name}}}"
