import { expect, test } from "vitest"
import { factionNames } from "../../../../src/games/root/art/emblems"
import { warriorOf } from "../../../../src/games/root/art/warriors"
import type { PlayerView } from "../../../../src/wire"
import { woodland } from "../build-view"

const warrior = (faction: string) =>
  warriorOf(woodland({ players: [{ ...woodland().players[0]!, faction, letter: "X" } as PlayerView] }), "X")

test("the warriors of every faction have a body of their own", () => {
  expect(new Set(factionNames.map((name) => warrior(name).body + warrior(name).cut)).size).toBe(factionNames.length)
})
test("a faction that is not known here has one all the same", () => {
  expect(warrior("badgers").body).toBeTruthy()
})
