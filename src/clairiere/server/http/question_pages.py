"""Confirmation pages for links with an effect, because programs such as mail scanners follow links too."""

from __future__ import annotations

from html import escape

from ...core.illegal import Illegal
from ...words import say
from .http_types import HTML, Response
from .requests import status_of


def refused_page(refused: Illegal, language: str) -> Response:
    """Return a page that says why a link was refused."""
    return question_page(language, refused.sentence(language), "", status_of(refused))


def question_page(language: str, text: str, button: str, status: int = 200, leave: str = "") -> Response:
    """Return a page with a question, a button that says yes and a link home, which is called `leave`."""
    form = f'<form method="post"><button>{escape(button)}</button></form>' if button else ""
    home = f'<p><a href="/">{escape(leave or say(language, "mail-home"))}</a></p>'
    content = PAGE.format(language=language, text=escape(text), form=form, home=home)
    return Response(content, status, HTML, headers={"cache-control": "no-store"})


PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Clairière</title>
<style>:root {{ color-scheme: light dark; --ground: #efe6d0; --ink: #2a2718; --ember: #a8410c; --on: #fff6ea }}
@media (prefers-color-scheme: dark) {{ :root {{ --ground: #1b231a; --ink: #f0e7d0; --ember: #f5913f; --on: #1d1206 }} }}
body {{ font: 1.1rem/1.5 sans-serif; max-width: 32rem; margin: 4rem auto; padding: 0 1rem; background: var(--ground);
color: var(--ink) }} a {{ color: inherit; display: inline-block; padding: 0.6rem 0 }}
h1 {{ font-family: Georgia, serif }}
button {{ font: inherit; font-weight: 700; min-height: 44px; padding: 0 1.2rem; border: 0; border-radius: 10px;
background: var(--ember); color: var(--on) }}</style>
<main><h1>Clairière</h1><p>{text}</p>{form}{home}</main></html>
"""
