"""At a real table, on a phone: the Mechanical Marquise is told the board and tells her turn; sheets and set-ups."""

from __future__ import annotations

from collections.abc import Callable

from .conftest import PHONE, Person
from .test_pages import objections

Make = Callable[..., Person]


def test_the_marquise_says_step_by_step_what_she_does(person: Make) -> None:
    ana = person("en", PHONE, "light", touch=True)
    page = ana.go("/companion/root/marquise").page
    page.get_by_label("Campaign: head start").select_option("3")
    page.get_by_role("button", name="Enter the board").click()
    page.locator("#edit-group").select_option("clearing-1")  # of foxes, where she has her keep
    page.locator("#edit-clearings-1-E-warrior").fill("2")
    page.get_by_role("button", name="One more: Woodland Alliance: sympathy").click()
    page.get_by_role("button", name="Done").click()
    asked = page.get_by_role("group", name="Yours to say")
    asked.get_by_role("button", name="Fox", exact=True).click()
    ana.picture("companion-marquise-order")
    asked.get_by_role("button", name="Foxfolk Steel").click()
    lines = page.locator(".lines")
    lines.get_by_text("battle against Eyrie in clearing 1").wait_for()
    assert "Eyrie (2 pieces, 0 points), Alliance (1 piece, 0 points)" in lines.inner_text(), "most pieces first (MM.15)"
    assert "5 points" in lines.inner_text(), "3 of the campaign, and one for each of the team (COOP.3)"
    assert "aylight" in page.locator(".turn [aria-current=step]").inner_text(), "the board follows her turn"
    assert "5" in page.locator(".score .mark b").all_inner_texts(), "and so do the points"
    asked.get_by_role("button", name="2", exact=True).click()
    asked.get_by_role("button", name="0", exact=True).click()
    lines.get_by_text("a warrior removed from clearing 1").wait_for()
    assert objections(ana) == [] and ana.fits()
    ana.picture("companion-marquise-done")
    page.get_by_role("button", name="Undo").click()
    asked.get_by_text("Roll both dice").wait_for()
    asked.get_by_role("button", name="0", exact=True).click()
    asked.get_by_role("button", name="0", exact=True).click()
    page.get_by_role("button", name="Turn done").click()
    page.get_by_role("heading", name="Her turn 2").wait_for()
    page.reload()
    page.get_by_role("heading", name="Her turn 2").wait_for()


def test_a_spy_is_entered_looks_and_swaps(person: Make) -> None:
    ana = person("en", PHONE, "light", touch=True)
    page = ana.go("/companion/root/marquise").page
    page.get_by_role("button", name="Enter the board").click()
    page.locator("#edit-group").select_option("player-E")
    page.get_by_label("Add: Effects in play").select_option("Spy (rabbit)")
    page.get_by_role("button", name="Spy (rabbit)").wait_for()
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Eyrie: Spy (rabbit)").click()
    asked = page.get_by_role("group", name="Yours to say")
    asked.get_by_role("button", name="2", exact=True).click()
    asked.get_by_role("button", name="Fox", exact=True).click()
    asked.get_by_role("button", name="Foxfolk Steel").click()
    page.get_by_text("order 2 is Foxfolk Steel").wait_for()
    asked.get_by_role("button", name="2", exact=True).click()
    asked.get_by_role("button", name="1", exact=True).click()
    page.get_by_text("orders 2 and 1 change places").wait_for()
    ana.picture("companion-marquise-spy")
    page.get_by_role("button", name="Done: go on with this").click()
    assert "Foxfolk Steel" in page.get_by_role("group", name="Her orders").locator("li").first.inner_text()
    page.locator(".lines").get_by_text("Foxfolk Steel").first.wait_for()  # the leftmost order is known: she plays it
    assert objections(ana) == [] and ana.fits()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Eyrie: Spy (rabbit)").wait_for()


def test_points_of_a_coalition_and_of_a_team(person: Make) -> None:
    ana = person("en", PHONE, "light", touch=True)
    page = ana.go("/companion/root/setup").page
    page.get_by_role("button", name="Four players").click()
    page.get_by_role("link", name="Points").click()
    for _ in range(2):
        page.get_by_role("button", name="Vagabond +5").click()
    page.get_by_role("button", name="Coalition").click()
    page.get_by_role("group", name="With whom?").get_by_role("button", name="Eyrie").click()
    page.get_by_text("with Eyrie").wait_for()
    assert objections(ana) == [] and ana.fits()
    for _ in range(6):
        page.get_by_role("button", name="Eyrie +5").click()
    page.get_by_text("Eyrie, Vagabond win together, with 30 points.").wait_for()
    ana.picture("companion-coalition")
    page.get_by_role("link", name="Set-up").click()
    page.get_by_role("button", name="Co-operative").click()
    page.get_by_role("link", name="Points").click()
    for _ in range(6):
        page.get_by_role("button", name="Eyrie +5").click()
    assert page.locator(".won").count() == 0, "a team wins when all of it are there (COOP.2)"
    assert page.get_by_role("button", name="Dominance").count() == 0, "there are no such cards with her (MM.4)"
    assert page.get_by_label("All together against her").is_checked()


def test_a_vagrant_sets_others_on_in_the_calculator(person: Make) -> None:
    ana = person("en", PHONE, "light", touch=True)
    page = ana.go("/companion/root/battle").page
    page.get_by_label("Set on by a Vagrant").check()
    page.get_by_text("The Vagabond who set them on").wait_for()
    page.locator("select").first.select_option("eyrie")
    attacker = page.get_by_role("region", name="Attacker")
    attacker.get_by_label("Commander").check()
    attacker.get_by_label("Despot").check()
    assert not attacker.get_by_label("Commander").is_checked(), "one leader at a time"
    page.locator("select").last.select_option("vagabond")
    page.get_by_text("Other undamaged items").wait_for()
    assert objections(ana) == [] and ana.fits()


def test_sheets_of_all_games_are_there_by_touch_and_keyboard(person: Make) -> None:
    ana = person("fr", PHONE, touch=True)
    page = ana.page
    page.locator("footer a[href='/companion']").click()
    page.locator(".companions b", has_text="Jeton Rouge").wait_for()
    assert objections(ana) == [] and ana.fits()
    ana.go("/companion/jeton").page.get_by_text("Joueur 1 pioche.").wait_for()
    page.get_by_role("button", name="Ne peut plus piocher").click()
    page.get_by_text("Joueur 2 pioche.").wait_for()
    assert page.locator("li", has_text="jeton rouge").locator("input").get_attribute("placeholder") == "Joueur 2"
    assert objections(ana) == [] and ana.fits()
    ana.go("/companion/duo").page.get_by_role("button", name="Fin de la manche").click()
    page.get_by_text("Manche 2 sur 3 · 17 gemmes restent").wait_for()
    page.get_by_role("button", name="La forêt couvre la case 0, à gauche").press("Enter")
    page.get_by_role("button", name="Case 0 : couverte par la forêt").wait_for()
    assert objections(ana) == [] and ana.fits()
    ana.go("/companion/root/setup").page.get_by_role("button", name="Coopération").click()
    page.get_by_role("heading", name="Marquise Mécanique").wait_for()
    page.get_by_role("link", name="Points").click()
    page.get_by_role("button", name="Canopée +5").click()
    assert page.get_by_role("group", name="Points de Canopée").locator("output").inner_text() == "5"
    page.get_by_role("link", name="Combat").click()
    page.get_by_text("perd 0").first.wait_for()
    assert objections(ana) == [] and ana.fits()
    ana.picture("companion-battle")
