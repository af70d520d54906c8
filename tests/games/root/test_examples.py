"""The worked examples of the law that the Marquise and the Eyrie can play, each with its numbers.

EX.3 and EX.13 stand in the chapter of the Eyrie, EX.10 and EX.11 in that of battle, EX.12 in the Marquise's.
"""

from clairiere.conformance import law

M, E = 0, 1
GUIDE = {  # EX.1 her guide card; where the lost picture shows workshop and recruiter, near the keep
    1: "M1 keep sawmill", 2: "M1 recruiter", 4: "M1", 5: "M1 workshop", 6: "M1", 7: "M1", 8: "M1", 9: "M1", 10: "M1",
    11: "M1", 12: "M1", 3: "E6 roost",
}  # fmt: skip
HAND = ["tactics-b", "bank-r", "gear-m"]


@law("root:5.1.3", "root:5.1.7", "root:6.3.2", "root:6.3.3", "root:6.3.4", "root:6.3.5")
def test_example_1_the_guide_setup(place):
    play = place(phase="birdsong", map=GUIDE, M={"hand": HAND})
    board = play.sees(E)["players"][0]["board"]
    assert (board["keep"], board["tracks"]) == (1, {"sawmill": 5, "workshop": 5, "recruiter": 5})
    assert (play.supply("M"), sum(play.warriors(c, "M") for c in range(1, 13)), play.warriors(3, "M")) == (14, 11, 0)
    assert sorted(play.sees(M)["hand"]) == sorted(HAND)


@law("root:6.4", "root:6.5.4", "root:6.5.4.III", "root:6.5.2", "root:4.2.1", "root:4.2.2", "root:6.5.3", "root:6.6")
def test_example_2_her_first_turn(place):
    play = place(phase="birdsong", map=GUIDE, M={"hand": HAND})
    assert play.at(1, "M")["wood"] == 1
    play.says("M", "build", "sawmill", "9")
    assert (play.score("M"), "wood" in play.at(1, "M")) == (1, False)
    play.says("M", "march", "4", "9", "9", "1", "2")
    assert play.warriors(1, "M") == 3
    play.says("M", "recruit")
    assert play.warriors(2, "M") == 2
    play.says("M", "end").nature("tax-f")
    assert (len(play.hand("M")), play.place["turn"]) == (4, "E")


@law("root:4.2.1", "root:2.8")
def test_example_6_movement(place):
    """From a clearing that they do not rule, to one that they rule and to one that they do not."""
    board = {"leader": "charismatic", "decree": [[], ["tea-f"], [], []], "resolved": ["vizier-recruit"]}
    play = place("E", map={1: "E1, M2", 5: "E2", 9: "M1"}, E={"board": board})
    play.says("E", "1")
    assert play.legal == ["5"] and play.refuses("E", "9") == "4.2.1"


@law("root:2.2.3")
def test_example_7_tokens_in_a_full_clearing(place):
    play = place(phase="birdsong", map={9: "M2 sawmill2", 5: "M1"})
    assert play.at(9, "M")["wood"] == 2
    play.says("M", "build", "workshop")
    assert "9" not in play.legal and play.refuses("M", "9") == "2.2.3"


@law("root:2.1.1")
def test_example_8_suits(place):
    for card, legal in (("steel-f", True), ("sappers-b", True), ("tea-m", False)):
        play = place(map={8: "M1 sawmill"}, M={"hand": [card]})
        assert (f"overwork {card}" in play.legal) == legal


@law("root:4.1.1", "root:4.1.2", "root:3.2.2", "root:6.2.1")
def test_example_9_crafting(place):
    play = place(map={8: "M1 workshop2", 9: "M1 workshop2"}, M={"hand": ["knapsack-f"]}).says("M", "knapsack-f")
    assert (play.player("M")["items"], play.items["bag"], play.score("M")) == ({"bag": 1}, 1, 1)
    assert (play.place["discard"], play.place["activated"]) == (["knapsack-f"], [0, 0, 1])
