"""Pages that ask before a link does something: programs follow links too."""

from __future__ import annotations

from html import escape

from ...core.illegal import Illegal
from ...words import say
from .exchange import HTML, Response
from .requests import status_of


def refused_page(refused: Illegal, language: str) -> Response:
    """What is wrong with a link, for whoever has followed it."""
    return question_page(language, refused.sentence(language), "", status_of(refused))


def question_page(language: str, text: str, button: str, status: int = 200) -> Response:
    form = f'<form method="post"><button>{escape(button)}</button></form>' if button else ""
    home = f'<p><a href="/">{escape(say(language, "mail-home"))}</a></p>'
    content = PAGE.format(language=language, text=escape(text), form=form, home=home)
    return Response(content, status, HTML, headers={"cache-control": "no-store"})


PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Clairière</title>
<style>:root {{ color-scheme: light dark }} body {{ font: 1.1rem/1.5 sans-serif; max-width: 32rem; margin: 4rem auto;
padding: 0 1rem }} button {{ font: inherit; min-height: 44px; padding: 0 1.2rem }}</style>
<main><h1>Clairière</h1><p>{text}</p>{form}{home}</main></html>
"""
