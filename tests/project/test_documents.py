"""The examples in the documents run as written, and the documents name what exists."""

import argparse
import configparser
import doctest
import random
import re
import shlex
from pathlib import Path

import pytest

import clairiere
from clairiere import Illegal, Rng
from clairiere.cli.parser import parser
from clairiere.games.root.choices import WORDS
from clairiere.games.root.faction import FACTIONS
from clairiere.games.root.position.question import open_each
from lab.command_line import TOOLS

ROOT = Path(__file__).parents[2]
READMES = ["README.md", "LISEZMOI.md"]
DOCUMENTS = [*READMES, "docs/notation.md", "docs/chance.md", "docs/research.md"]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_examples_run_as_written(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert tried > 3 and failed == 0


def test_the_example_of_the_package_runs() -> None:
    failed, tried = doctest.testmod(clairiere)
    assert tried and failed == 0


@pytest.mark.parametrize(
    "path",
    sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("lab/**/*.md")]),
    ids=lambda path: path.name,
)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), target


def commands_in(name: str) -> list[list[str]]:
    """Return the commands in a document's code blocks, without the text that explains each."""
    blocks = re.findall(r"^```\n(.*?)^```", (ROOT / name).read_text("utf-8"), re.S | re.M)
    lines = [re.split(r" {2,}", line)[0] for block in blocks for line in block.splitlines()]
    return [shlex.split(line) for line in lines if line.startswith(("clairiere", "./dev"))]


def test_architecture_shows_every_folder() -> None:
    tree = (ROOT / "ARCHITECTURE.md").read_text("utf-8").split("src/clairiere/\n")[1].split("```")[0]
    named = set(re.findall(r"^  (\w+)/", tree, re.M))
    there = {path.name for path in (ROOT / "src/clairiere").iterdir() if (path / "__init__.py").exists()}
    assert named == there
    assert all((ROOT / name).is_dir() for name in re.findall(r"^(\w+)/", tree, re.M))


def test_both_readmes_name_the_same_commands() -> None:
    assert commands_in("README.md") == commands_in("LISEZMOI.md") == [["./dev", "play"], ["./dev", "test"]]
    links = [set(re.findall(r"\]\(([^)]+\.md)\)", (ROOT / name).read_text("utf-8"))) for name in READMES]
    assert links[0] - {"LISEZMOI.md"} == links[1] - {"README.md"}


def test_commands_page_lists_every_command() -> None:
    commands = [command for command in commands_in("docs/commands.md") if command[0] == "clairiere"]
    for command in commands:
        assert callable(parser().parse_args(command[1:]).run), command
    tools = [
        command[2] for command in commands_in("docs/commands.md") if command[:2] == ["./dev", "lab"] and command[2:]
    ]
    assert tools and set(tools) <= set(TOOLS)
    (known,) = [action.choices for action in parser()._actions if isinstance(action, argparse._SubParsersAction)]
    assert set(known) == {command[1] for command in commands if len(command) > 1}


def test_the_commands_of_the_page_on_hosting_are_understood() -> None:
    text = (ROOT / "docs/hosting.md").read_text("utf-8")
    unit = re.search(r"```ini\n(.*?)```", text, re.S)
    assert unit is not None
    service = configparser.ConfigParser(interpolation=None)
    service.read_string(unit[1])
    commands = [service["Service"]["ExecStart"].replace("%i", "8470"), *re.findall(r"`(clairiere [^`]+)`", text)]
    read = [parser().parse_args(shlex.split(command)[1:]) for command in commands]
    assert [given.run.__name__ for given in read[:2]] == ["serve_command", "backup_command"]
    ports = set(re.findall(r"(?:clairiere@|127.0.0.1:)(\d+)", text))
    assert ports == {"8470", "8471"}


def test_every_option_and_key_is_documented() -> None:
    text = (ROOT / "docs/notation.md").read_text("utf-8")
    for game in clairiere.GAMES.values():
        positions = text.split("## Positions")[1].split(f"### {clairiere.words.say('fr', game.id + '-title')}\n")[1]
        own = positions.split("\n##")[0]
        assert all(f"`{option.name}`" in own for option in game.options)
        assert all(f"`{key}`" in own for key in game.new().dump())


def own_part(heading: str, game: clairiere.Game) -> str:
    """What a chapter of the page on notation says of a game."""
    chapter = (ROOT / "docs/notation.md").read_text("utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return chapter.split(f"### {clairiere.words.say('fr', game.id + '-title')}\n")[1].split("\n###")[0]


def asked_in(game: clairiere.Game, games: int) -> dict[str, list]:
    """The questions of some random games, by name; of Root, also those that a position could name on the way."""
    rnd = random.Random(3)
    found: dict[str, list] = {}
    for seed in range(games):
        options = {option.name: rnd.choice([*option.known, option.default]) for option in game.options}
        try:
            state = game.new(options, game.required_seats(game.agree(options)) or rnd.randint(game.fewest, game.most))
        except Illegal:  # values that do not go together
            continue
        rng = Rng(seed)
        for _ in range(300):
            if not state.over:
                for ask in state.open:
                    found.setdefault(ask.about, []).append(ask)
                ask = rng.pick_ask(state.open)
                state.accept(ask, rng.pick(ask.options))
    return found


@pytest.mark.parametrize("id", sorted(clairiere.GAMES))
def test_every_question_is_documented_by_its_name(id: str) -> None:
    game = clairiere.find(id)
    text = own_part("Questions", game).replace("`draw0` to `draw5`", ", ".join(f"`draw{i}` N •" for i in range(6)))
    documented = {name: marks for name, marks in re.findall(r"`([a-z0-9 ]+)`((?: [N•°])*)", text)}
    sources = "".join(path.read_text("utf-8") for path in (ROOT / f"src/clairiere/games/{id}").rglob("*.py"))
    named = set(re.findall(r"(?:\bask|Ask)\([^\"\n]*\"([a-z ]+)\"", sources))
    texts = (ROOT / f"src/clairiere/games/{id}/text/en.ftl").read_text("utf-8")
    spoken = set(re.findall(rf"^{id}-ask-([a-z-]+) =", texts, re.M)) if id == "root" else set()
    asked = asked_in(game, 12)
    assert set(asked) | named <= set(documented)
    assert spoken <= {name.replace(" ", "-") for name in documented}
    assert {name for name, marks in documented.items() if "°" in marks} == game.only_with_choice
    for name, asks in asked.items():
        if name != "supporter":  # asked of both
            assert {ask.seat == clairiere.NATURE for ask in asks} == {"N" in documented[name]}, name
    known = set(asked) | named | {name.replace("-", " ") for name in spoken}
    known |= set(re.findall(r"\"([a-z0-9 ]+)\"", sources))
    assert set(documented) <= known | {f"first {kind}" for kind in ("sawmill", "workshop", "recruiter")}


def test_the_questions_that_a_position_of_root_may_name_are_marked() -> None:
    marked = set(re.findall(r"`([a-z0-9 ]+)`(?: [N°])* •", own_part("Questions", clairiere.find("root"))))
    marked |= {f"draw{i}" for i in range(6)}
    rng = Rng(2)
    for factions in ("m,e,a,v", "c,r,e,v", "e,a,x"):
        state = clairiere.new("root", {"factions": factions})
        for number in range(500):
            if state.over:
                break
            if state.phase and number % 12 == 0:
                bare = state.copy()
                while bare.stack:
                    bare.done()
                bare.open = ()
                assert {moment.open[0].about for moment in open_each(bare)} <= marked
            state.accept(state.open[0], rng.pick(state.open[0].options))


def test_every_piece_of_root_is_documented_by_its_word() -> None:
    text = own_part("Positions", clairiere.find("root"))
    for faction in FACTIONS.values():
        words = [WORDS[word] for word in (*faction.sheet.buildings, *faction.sheet.tokens)]
        assert all(f"`{word}`" in text for word in words)
