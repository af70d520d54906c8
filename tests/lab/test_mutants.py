"""What `./dev lab mutants` is told: changes that change nothing are named as the sources are now."""

import tomllib

from lab.mutation.changes import GAMES, mutants
from lab.project import ROOT

NAMED = tomllib.loads((ROOT / "lab/mutation/equivalent.toml").read_text("utf-8"))["equivalent"]


def test_every_change_that_is_said_to_change_nothing_can_be_made_and_has_a_reason():
    files = sorted(str(path.relative_to(GAMES)) for path in GAMES.rglob("*.py"))
    for entry in NAMED:
        named = (entry["source"], entry["kind"])
        paths = [entry["file"]] if "file" in entry else files
        found = [mutant for path in paths for mutant in mutants(path) if (mutant.source, mutant.kind) == named]
        assert any(mutant.becomes() == entry["becomes"] for mutant in found[:20]), entry
        assert "within" not in entry or entry["within"] in {mutant.within for mutant in found}, entry
        assert entry["why"].endswith(".")
