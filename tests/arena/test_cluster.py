"""The arena on a Ray cluster of two nodes plays the very games that it plays here."""

import json
import os
import subprocess
import sys

import pytest

from clairiere.arena.cluster import play_if_same_code
from clairiere.arena.schedule import code_digest, make_schedule
from clairiere.core.game import find

GAMES = "6"

# A cluster of two nodes on this machine, as Ray's own tests make it; it stands until its input ends.
CLUSTER = """
import sys
from ray.cluster_utils import Cluster
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
cluster.add_node(num_cpus=1)
print(cluster.address, flush=True)
sys.stdin.read()
cluster.shutdown()
"""


@pytest.fixture
def address(tmp_path):
    command = [sys.executable, "-c", CLUSTER]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True) as cluster:
        yield cluster.stdout.readline().strip()
        cluster.stdin.close()
        cluster.wait(60)


def arena(folder, *more):
    command = [sys.executable, "-m", "clairiere", "arena", "renard", "--bots", "1,0", "--games", GAMES, "--seed", "5"]
    command += ["--out", str(folder), "--lang", "en", "--json", *more]
    env = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    return subprocess.run(command, capture_output=True, text=True, env=env, timeout=200)


def records(folder):
    return {path.name: path.read_text() for path in (folder / "records").iterdir()}


def nodes_that_played(address):
    asked = "import ray, sys; ray.init(address=sys.argv[1]); print(sum(node['Alive'] for node in ray.nodes()))"
    return subprocess.run([sys.executable, "-c", asked, address], capture_output=True, text=True).stdout.strip()


@pytest.mark.timeout(120)
def test_two_nodes_play_the_same_games_with_the_same_records(tmp_path, address) -> None:
    assert nodes_that_played(address) == "2"
    here = arena(tmp_path / "here", "--workers", "1")
    there = arena(tmp_path / "there", "--ray", address)
    assert there.returncode == 0, there.stderr
    first, second = json.loads(here.stdout), json.loads(there.stdout)
    assert first | {"ms_per_decision": 0} == second | {"ms_per_decision": 0}
    assert records(tmp_path / "here") == records(tmp_path / "there") and len(records(tmp_path / "there")) == int(GAMES)


def test_an_address_where_nobody_answers_is_refused_in_a_sentence(tmp_path) -> None:
    refused = arena(tmp_path / "lost", "--ray", "127.0.0.1:1")
    assert refused.returncode == 2 and "No Ray cluster answers at 127.0.0.1:1" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_other_code_plays_nothing() -> None:
    schedule = make_schedule(find("renard"), ["1", "0"], 5)
    assert play_if_same_code(schedule, "another", 0) is None
    assert play_if_same_code(schedule, code_digest("renard"), 0) is not None
