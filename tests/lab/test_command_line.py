"""`./dev lab`: the tools by name, their help, and one sentence for what is wrong."""

import argparse
from importlib import import_module

import pytest

from lab.command_line import TOOLS, main


def test_every_tool_says_what_it_does_and_what_it_takes(capsys, monkeypatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    assert main([]) == 0
    overview = capsys.readouterr().out
    for name, (module, about) in TOOLS.items():
        tool = import_module(f"lab.{module}")
        assert f"    {name} " in overview and about in overview and f"./dev lab {name}" in tool.__doc__, name
        assert callable(tool.run)
        tool.add_arguments(argparse.ArgumentParser())
    with pytest.raises(SystemExit):
        main(["fuzz", "--help"])
    assert "--replay FILE" in capsys.readouterr().out


BAD = [
    (["fly"], "fly"),
    (["fuz"], "fuzz"),
    (["fuzz", "--gmaes", "3"], "--games"),
    (["fuzz", "chess"], "chess"),
    (["fuzz", "--games", "0"], "0"),
    (["loadtest", "--processes", "0"], "--processes"),
    (["loadtest", "--tables", "0"], "0"),
    (["loadtest", "--processes", "2"], "PostgreSQL"),
    (["loadtest", "--games", "chess"], "chess"),
    (["kills", "--seconds", "nan"], "--seconds"),
    (["kills", "--count", "0"], "0"),
    (["train", "root", "folder", "--rounds", "0"], "--rounds"),
    (["robustness", "--minutes", "0"], "0.0 minutes"),
    (["baselines", "--minutes", "0"], "0.0 minutes"),
    (["learn", "--out", "x.npz", "--decisions", "0"], "0"),
    (["learn", "--out", "nowhere/x.npz"], "nowhere"),
]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("arguments", "named"), BAD, ids=lambda value: " ".join(value))
def test_bad_input_is_one_sentence_and_exit_code_2(capsys, monkeypatch, arguments, named, language) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and named in err and "Traceback" not in err
