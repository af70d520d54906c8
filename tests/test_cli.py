"""The command `clairiere` as other tools and people use it."""

import json
import re
import subprocess

import pytest

import clairiere
from clairiere.cli import main
from clairiere.cli.completion import commands_of
from clairiere.cli.parser import parser
from clairiere.conformance import law
from clairiere.conformance.promises import random_walk
from clairiere.core.illegal import Illegal


def run(capsys, *arguments: str) -> tuple[int, str, str]:
    try:
        code = main(arguments)
    except SystemExit as left:
        code = left.code
    out, err = capsys.readouterr()
    return code, out, err


def test_sim_prints_what_other_tools_read(capsys) -> None:
    code, out, _ = run(capsys, "sim", "renard", "--games", "10", "--bots", "greedy,random", "--seed", "1", "--json")
    found = json.loads(out)
    assert code == 0
    assert set(found) >= {
        "game", "games", "bots", "wins", "draws", "mean_scores", "decisions", "decisions_per_second", "compiled",
    }  # fmt: skip
    assert found["games"] == 10 and sum(found["wins"]) + found["draws"] == 10 and found["bots"] == ["greedy", "random"]
    assert found["decisions"] > 10 * 26 * 2 and found["compiled"] == clairiere.compiled()


def test_sim_is_repeatable(capsys) -> None:
    first, second = (
        json.loads(run(capsys, "sim", "renard", "--games", "5", "--seed", "9", "--json")[1]) for _ in range(2)
    )
    first.pop("decisions_per_second"), second.pop("decisions_per_second")
    assert first == second


def test_the_law_has_no_gap(capsys) -> None:
    code, out, _ = run(capsys, "law", "--check", "--json")
    found = json.loads(out)
    assert code == 0 and found["ok"]
    for game, counts in found["games"].items():
        assert counts["coded"] == counts["tested"] == counts["clauses"], game
        assert counts["unknown"] == 0
    assert found["games"]["renard"]["clauses"] == 81


def test_the_check_finds_a_clause_without_a_test_and_one_that_does_not_exist(capsys, tmp_path) -> None:
    (tmp_path / "test_little.py").write_text("@" + 'law("renard:1.1", "renard:99.9")\ndef test_x(): ...\n')
    code, out, _ = run(capsys, "law", "--check", "--json", "--tests", str(tmp_path))
    found = json.loads(out)["games"]["renard"]
    assert code == 1 and found["tested"] == 1 and found["unknown"] == 1 and found["missing"]["unknown"] == ["99.9"]
    assert run(capsys, "law", "--check", "--tests", str(tmp_path))[0] == 1


COMPLETED = {
    "se": {"serve"}, "play re": {"renard"}, "play renard --se": {"--seats", "--seating", "--seed"},
    "campaign n": {"new", "next"}, "completion f": {"fish"},
}  # fmt: skip


def test_bash_completes_commands_options_choices_and_games(capsys) -> None:
    script = run(capsys, "completion", "bash")[1]
    for words in COMPLETED:
        script += (
            f'COMP_WORDS=(clairiere {words}); COMP_CWORD={len(words.split())}; _clairiere; echo "${{COMPREPLY[@]}}"\n'
        )
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    for (words, wanted), offered in zip(COMPLETED.items(), done.stdout.splitlines(), strict=True):
        assert set(offered.split()) == wanted, words


def test_zsh_reads_what_bash_reads_and_fish_is_told_what_everything_means(capsys) -> None:
    spoken = {shell: run(capsys, "completion", shell)[1] for shell in ("bash", "zsh", "fish")}
    assert spoken["zsh"].startswith("#compdef clairiere") and spoken["zsh"].endswith(spoken["bash"])
    lines = spoken["fish"].splitlines()
    assert all(line.startswith("complete -c clairiere -n '__fish_") for line in lines)
    assert any("__fish_seen_subcommand_from serve' -l port -d '" in line for line in lines)


def test_bench_prints_every_work(capsys) -> None:
    code, out, _ = run(capsys, "bench", "--seconds", "0.05", "--json")
    found = json.loads(out)
    assert code == 0 and found["compiled"] == clairiere.compiled()
    works = {row["work"] for row in found["rows"]}
    names = {setup.name for setup in clairiere.bench.setups()}
    assert names >= set(clairiere.GAMES)
    assert works == {f"{name}/{work}" for name in names for work in ("api", "kernel", "interpreted", "copy")}
    for row in found["rows"]:
        assert set(row) >= {"work", "unit", "ours", "peer", "theirs", "ratio"} and row["ours"] > 0


def test_conform_walks_and_names_a_broken_promise(capsys, monkeypatch) -> None:
    code, out, _ = run(capsys, "conform", "renard", "--seconds", "0.3", "--lang", "en")
    assert code == 0 and "promises kept" in out
    monkeypatch.setattr(clairiere.find("renard"), "max_answers", lambda state: 5)
    code, _, err = run(capsys, "conform", "--seconds", "5", "--seed", "3", "--lang", "en")
    assert code == 1 and "seed 3" in err and "bound of 5" in err


BAD = [
    (["conform", "chess"], "chess"),
    (["conform", "--seconds", "-1"], "-1"),
    (["play", "chess"], "chess"),
    (["play", "renard", "--bot", "deep"], "deep"),
    (["play", "renard", "--seats", "human"], "1"),
    (["play", "renard", "--seats", "human,human,human"], "3"),
    (["play", "renard", "--names", "a"], "1"),
    (["play", "renard", "--option", "target"], "target"),
    (["play", "renard", "--option", "target=0"], "6.7"),
    (["play", "renard", "--option", "colour=red"], "colour"),
    (["play", "--resume", "nowhere.record"], "nowhere.record"),
    (["replay", "nowhere.record"], "nowhere.record"),
    (["replay", "."], "."),
    (["law", "renard:99"], "99"),
    (["law", "renard:"], "renard"),
    (["law", "chess"], "chess"),
    (["law"], "renard"),
    (["play", "--bot", "random", "--seats", "human,random"], "--bot"),
    (["play", "--names", "a,a"], "a"),
    (["play", "--save", "."], "."),
    (["play", "--save", "nowhere/at/all.record"], "nowhere"),
    (["play", "--save", "README.md"], "README.md"),
    (["replay"], "file"),
    (["play", "--seats"], "--seats"),
    (["law", "--check", "--tests", "nowhere"], "nowhere"),
    (["sim", "chess"], "chess"),
    (["sim", "renard", "--games", "0"], "0"),
    (["sim", "renard", "--bots", "greedy"], "1"),
    (["sim", "renard", "--bots", "greedy,"], ""),
    (["sim", "renard", "--bots", "greedy,deep"], "deep"),
    (["bench", "--seconds", "0"], "0"),
    (["bench", "--seconds", "nan"], "nan"),
    (["serve", "--port", "x"], "x"),
    (["serve", "--port", "99999"], "65535"),
    (["serve", "--port", "-1"], "65535"),
    (["serve", "--shared", "-1"], "--shared"),
    (["serve", "--workers", "0"], "--workers"),
    (["serve", "--workers", "1000000"], "--workers"),
    (["arena", "renard", "--workers", "-3"], "--workers"),
    (["sim", "renard", "--games", "9" * 30], "--games"),
    (["sim", "renard", "--seed", "9" * 31], "--seed"),
    (["bench", "--seconds", "inf"], "--seconds"),
    (["conform", "renard", "--seconds", "nan"], "--seconds"),
    (["fly"], "fly"),
    (["paly", "renard"], "play"),
    (["play", "renrad"], "renard"),
    (["play", "renrad", "--help"], "renard"),
    (["play", "renard", "--sed", "3"], "--seed"),
    (["play", "renard", "--bot", "gredy"], "greedy"),
    (["play", "renard", "--option", "targte=3"], "target"),
    (["campaign", "nxt", "a.json"], "next"),
    (["fuzz", "--games", "3"], "./dev lab fuzz"),
    (["--lang", "en", "kills"], "./dev lab kills"),
    (["loadtest", "--tables", "3"], "./dev lab loadtest"),
    (["robustness", "--write", "x.md"], "./dev lab robustness"),
    (["train", "root", "folder"], "./dev lab train"),
    (["research", "learn", "--out", "x"], "./dev lab baselines, ./dev lab learn"),
    (["serve", "--db", "mysql://localhost/x"], "mysql"),
    (["serve", "--db", "postgresql://127.0.0.1:9/x"], "127.0.0.1:9"),
    (["import", "README.md"], "README.md"),
    (["sim", "renard", "--seed", "x"], "x"),
    (["play", "--lang", "de"], "de"),
    (["play", "root", "--factions", "marquise,gnomes"], "gnomes"),
    (["play", "root", "--factions", "v,v,v"], "Vagabond"),
    (["play", "root", "--factions", "m,m"], "Marquise"),
    (["play", "root", "--factions", "m"], "narios 11)"),  # Scénarios, Scenarios
    (["play", "root", "--factions", "m,e,a", "--seats", "human,random"], "3"),
    (["play", "root", "--factions", "m,e", "--option", "factions=m,e"], "factions"),
    (["play", "root", "--board", "spring"], "er 1)"),  # Hiver, Winter
    (["play", "renard", "--factions", "m,e"], "root"),
    (["play", "renard", "--option", "target=3", "--option", "target=4"], "target"),
    (["play", "renard", "--target", "0"], "6.7"),
    (["play", "renard", "--match"], "renard"),
    (["play", "root", "--match"], "4"),
    (["play", "root", "--factions", "eyrie,mechanical", "--match"], "2"),
    (["play", "--after", "nowhere.record"], "nowhere.record"),
    (["sim", "root", "--factions", "m,e,a,v", "--bots", "random,random"], "4"),
    (["sim", "root", "--factions", "m,e,a", "--match"], "3"),
    (["bench", "--board", "winter"], "board"),
    (["bench", "root", "--board", "spring"], "spring"),
    (["conform", "--board", "winter"], "board"),
    (["conform", "renard", "--board", "winter"], "root"),
]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("arguments", "named"), BAD, ids=lambda value: " ".join(value))
def test_bad_input_is_one_clear_sentence_and_exit_code_2(capsys, monkeypatch, arguments, named, language) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    code, out, err = run(capsys, *arguments)
    assert code == 2 and out == ""
    assert err.count("\n") == 1 and named in err and "Traceback" not in err


@pytest.mark.parametrize(
    ("language", "asked"), [("en", "Did you mean “play”?"), ("fr", "Vouliez-vous dire « play » ?")]
)
def test_a_wrong_word_is_answered_with_a_similar_one(capsys, monkeypatch, language, asked) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert asked in run(capsys, "paly")[2]
    assert "“" not in run(capsys, "xyzzy")[2].partition("”")[2]


def test_the_help_shows_every_command_in_one_of_four_groups(capsys, monkeypatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    code, out, _ = run(capsys, "--help")
    assert code == 0
    parts = re.findall(r"^(play|study|serve|research):\n((?:  .*\n)+)", out, re.M)
    shown = [name for _, lines in parts for name in re.findall(r"^ {2,4}([a-z]+)\b", lines, re.M)]
    assert [title for title, _ in parts] == ["play", "study", "serve", "research"]
    assert sorted(shown) == sorted(commands_of(parser()))


@pytest.mark.parametrize("command", ["play", "sim", "arena"])
def test_the_help_of_a_command_shows_the_options_of_the_game_that_is_named(capsys, monkeypatch, command) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    code, plain, _ = run(capsys, command, "--help")
    assert code == 0 and "--open-tricks" not in plain
    code, out, _ = run(capsys, command, "renard", "--help")
    assert code == 0 and out.startswith(plain) and "options of The Fox in the Forest:" in out
    assert all(f"--{option.name.replace('_', '-')} VALUE" in out for option in clairiere.find("renard").options)
    assert "--board" in run(capsys, command, "root", "--help")[1]


def test_without_a_command_the_table_is_served_and_shown(capsys, monkeypatch) -> None:
    asked = []
    monkeypatch.setattr("clairiere.server.run.serve", lambda *given, **more: asked.append((given, more)))
    assert run(capsys)[0] == 0
    assert asked == [(("127.0.0.1", None, None, ()), {"show": True})]


def test_a_table_that_is_served_already_is_shown(capsys, monkeypatch) -> None:
    def held(*given, **more):
        raise Illegal("server-held", {"address": "http://localhost:8470/"})

    shown = []
    monkeypatch.setattr("clairiere.server.run.serve", held)
    monkeypatch.setattr("webbrowser.open", shown.append)
    code, out, _ = run(capsys)
    assert code == 0 and "8470" in out and shown == ["http://localhost:8470/"]


def test_a_game_that_has_begun_keeps_what_was_agreed(capsys, tmp_path) -> None:
    record = clairiere.Record(clairiere.find("renard"), {}, ["a", "b"])
    path = tmp_path / "game.record"
    path.write_text(record.text(), "utf-8")
    code, _, err = run(capsys, "play", "--resume", str(path), "--option", "target=16")
    assert code == 2 and "6.7" in err
    assert run(capsys, "play", "--resume", str(path), "--seed", "3")[0] == 2


def test_a_binary_file_is_no_record(capsys, tmp_path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(bytes(range(256)))
    code, _, err = run(capsys, "replay", str(path))
    assert code == 2 and err.count("\n") == 1


def test_a_clause_and_a_whole_law_can_be_had_as_json(capsys) -> None:
    code, out, _ = run(capsys, "law", "renard:4.11.1", "--json")
    assert code == 0 and json.loads(out)["title"]["fr"] == "Monarque en ouverture"
    assert len(json.loads(run(capsys, "law", "renard", "--json")[1])["clauses"]) == 81


def test_every_option_of_a_game_is_a_flag_too(capsys) -> None:
    usual = ("sim", "renard", "--games", "3", "--bots", "random,random", "--json")
    by_flag, by_name = [
        json.loads(run(capsys, *usual, *how)[1])
        for how in (("--target", "5", "--open-tricks", "yes"), ("--option", "target=5", "--option", "open_tricks=yes"))
    ]
    by_flag.pop("decisions_per_second"), by_name.pop("decisions_per_second")
    assert by_flag == by_name and by_flag["decisions"] < 3 * 26 * 4


def test_the_factions_say_how_many_play(capsys) -> None:
    code, out, _ = run(capsys, "sim", "root", "--games", "1", "--factions", "e,v,a", "--board", "winter", "--json")
    found = json.loads(out)
    assert code == 0 and len(found["bots"]) == 3 and set(found["roles"]) == {"eyrie", "vagabond", "alliance"}
    assert all(role["games"] == 1 for role in found["roles"].values())
    assert sum(role["wins"] for role in found["roles"].values()) >= 1


def test_sim_tells_results_by_faction(capsys) -> None:
    _, out, _ = run(capsys, "sim", "root", "--games", "1", "--bots", "random,random", "--lang", "fr")
    assert "Marquise de Chat" in out and "Dynasties de la Canopée" in out


def test_conform_walks_with_the_options_given(capsys) -> None:
    code, out, _ = run(capsys, "conform", "renard", "--target", "1", "--seconds", "0.1", "--lang", "en")
    assert code == 0 and "promises kept" in out
    for seed in range(5):
        walk = random_walk(clairiere.find("root"), seed, {"factions": "marquise,eyrie,alliance", "board": "winter"})
        assert walk.seats == 3 and walk.options["board"] == "winter" and walk.start().seats == 3


@law("root:SCEN.3")
def test_a_match_of_bots_has_two_games_with_the_factions_swapped(capsys) -> None:
    wanted = ("sim", "root", "--factions", "marquise,eyrie", "--bots", "random,random", "--match", "--json")
    found = json.loads(run(capsys, *wanted, "--games", "2")[1])
    assert found["games"] == 2 and sum(found["wins"]) + found["draws"] == 2
    assert found["roles"]["marquise"]["games"] == found["roles"]["eyrie"]["games"] == 4
    points = sum(role["mean_score"] * role["games"] for role in found["roles"].values())
    assert round(points) == round(sum(mean * 2 for mean in found["mean_scores"]))


@law("root:SCEN.3")
def test_a_match_is_played_on_after_its_first_game(capsys, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    both = ("play", "root", "--seats", "random,random", "--factions", "marquise,eyrie", "--lang", "en")
    code, out, _ = run(capsys, *both, "--seed", "3", "--match", "--save", "one.record")
    assert code == 0 and "Now the roles change hands" in out and "Match:" in out
    one, two = (clairiere.read_record((tmp_path / name).read_text("utf-8")) for name in ("one.record", "root-1.record"))
    assert roles_of(two) == roles_of(one)[::-1] and one.names == two.names
    added = [sum(points) for points in zip(one.state().points(), two.state().points(), strict=True)]
    assert f"{one.names[0]} {added[0]}, {one.names[1]} {added[1]}." in out.splitlines()[-1]
    again = run(capsys, "play", "--after", "one.record", "--save", "two.record", "--lang", "en")[1]
    assert again.splitlines()[-1] == out.splitlines()[-1]
    code, _, err = run(capsys, "play", "--after", "two.record", "--resume", "two.record", "--lang", "en")
    assert code == 2 and "not the second game" in err


def roles_of(record) -> list[str]:
    return record.game.roles(record.state())


def test_games_lists_options_and_bots(capsys) -> None:
    code, out, _ = run(capsys, "games", "--lang", "fr")
    assert code == 0 and "Le Renard des Bois" in out and "target (1-200 ; 21)" in out and "greedy" in out


def test_bots_are_named_by_level_or_id_everywhere(capsys, tmp_path) -> None:
    sim = ("sim", "renard", "--games", "2", "--seed", "1", "--json", "--bots")
    assert json.loads(run(capsys, *sim, "1,0")[1])["bots"] == ["greedy", "random"]
    assert run(capsys, *sim, "1,9")[0] == 2
    kept = tmp_path / "a.record"
    assert run(capsys, "play", "renard", "--seats", "0,1", "--seed", "3", "--save", str(kept))[0] == 0
    assert clairiere.read_record(kept.read_text()).players == ["random", "greedy"]
    ours = tmp_path / "ours.json"
    campaign = ("campaign", "new", str(ours), "--factions", "eyrie,alliance,mechanical", "--seats", "human,1")
    assert run(capsys, *campaign)[0] == 0
    assert json.loads(ours.read_text())["players"] == ["human", "greedy"]


def test_a_server_needs_a_process_at_least_for_its_bots(capsys) -> None:
    code, _, err = run(capsys, "serve", "--workers", "0")
    assert code == 2 and "0" in err
