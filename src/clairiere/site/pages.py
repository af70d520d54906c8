"""Make the pages of the static edition: the client's page and the page for unknown addresses.

Text that is read before the client runs (previews, browsers without scripts) is in all our languages.
"""

from __future__ import annotations

from html import escape

from ..core.game import GAMES
from ..words import LANGUAGES, say

POLICY = (  # content security policy: no foreign source; of code only WebAssembly is compiled at run time
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'none'"
)
CHARSET, TITLE, END = '<meta charset="utf-8" />', "<title>Clairière</title>", "</body>"  # in the client's shell
STYLE = "html{color-scheme:light dark}body{max-width:34rem;margin:15vh auto;padding:0 1rem;font:1.1rem serif}"
NOWHERE = """<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>{title}</title>
    <style>{style}</style>
  </head>
  <body>
    <main>
      {text}
      <p><a href="{home}">Clairière</a></p>
    </main>
  </body>
</html>
"""


def client_page(shell: str, engine: str, address: str) -> str:
    """Return the client's page with its policy, the path of its engine, and a preview. `address`: where the
    site will be, if known."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    place = meta("name", "clairiere-engine", engine)
    page = shell.replace(CHARSET, f"{CHARSET}\n    {policy}\n    {place}", 1)
    page = page.replace(TITLE, "\n    ".join([TITLE, *preview(address)]), 1)
    without = paragraphs("page-about-us", "page-scripts")
    return page.replace(END, f"<noscript><h1>Clairière</h1>{without}</noscript>{END}", 1)


def preview(address: str) -> list[str]:
    """Return the tags for previews of links. A preview needs the whole address of its picture."""
    about = " · ".join(sentence(language, "page-about-us") for language in LANGUAGES)
    shown = {"og:type": "website", "og:title": "Clairière", "og:description": about}
    if address:
        shown |= {"og:url": address, "og:image": f"{address}preview-home.png"}
    card = meta("name", "twitter:card", "summary_large_image" if address else "summary")
    return [meta("name", "description", about), *[meta("property", *pair) for pair in shown.items()], card]


def nowhere_page(address: str) -> str:
    """Return the page for unknown addresses. Many web spaces show it if it is called 404.html."""
    title = " · ".join(sentence(language, "page-nowhere") for language in LANGUAGES)
    text = paragraphs("page-nowhere")
    return NOWHERE.format(title=escape(title), style=STYLE, text=text, home=escape(address or "./"))


def paragraphs(*ids: str) -> str:
    return "".join(
        f'<p lang="{language}">{" ".join(escape(sentence(language, id)) for id in ids)}</p>' for language in LANGUAGES
    )


def sentence(language: str, id: str) -> str:
    return say(language, id, {"count": len(GAMES)})


def meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'
