"""What scripts/mutants.py is told: changes that change nothing are named as the sources are now."""

import importlib.util
import tomllib
from pathlib import Path

SCRIPTS = Path(__file__).parents[2] / "scripts"
NAMED = tomllib.loads((SCRIPTS / "mutants_equivalent.toml").read_text("utf-8"))["equivalent"]


def mutation():
    spec = importlib.util.spec_from_file_location("mutation", SCRIPTS / "mutation.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_change_that_is_said_to_change_nothing_can_be_made_and_has_a_reason():
    module = mutation()
    files = sorted(str(path.relative_to(module.GAMES)) for path in module.GAMES.rglob("*.py"))
    for entry in NAMED:
        named = (entry["source"], entry["kind"])
        paths = [entry["file"]] if "file" in entry else files
        found = [mutant for path in paths for mutant in module.mutants(path) if (mutant.source, mutant.kind) == named]
        assert any(mutant.becomes() == entry["becomes"] for mutant in found[:20]), entry
        assert "within" not in entry or entry["within"] in {mutant.within for mutant in found}, entry
        assert entry["why"].endswith(".")
