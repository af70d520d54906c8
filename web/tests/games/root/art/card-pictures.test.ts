import { describe, expect, test } from "vitest"
import { cards, spies } from "../../../../../src/clairiere/games/root/data/cards.json"
import { factionNames } from "../../../../src/games/root/art/emblems"
import { pictureOf } from "../../../../src/games/root/art/card-pictures"
import { warriorOf } from "../../../../src/games/root/art/warriors"
import type { PlayerView } from "../../../../src/wire"
import { woodland } from "../build-view"

const warrior = (faction: string) =>
  warriorOf(woodland({ players: [{ ...woodland().players[0]!, faction, letter: "X" } as PlayerView] }), "X")

describe("pieces and cards are told apart by what they are", () => {
  test("every card that makes no item has a picture: of what it does, or of its kind", () => {
    const effects = [...cards, ...spies].filter(({ item }) => !item)
    expect(effects.filter((card) => !pictureOf(card)).map(({ id }) => id)).toEqual([])
    const lasting = effects.filter(({ kind }) => kind === "persistent")
    expect(new Set(lasting.map((card) => pictureOf(card)!.body)).size).toBe(lasting.length)
  })
  test("the warriors of every faction have a body of their own", () => {
    expect(new Set(factionNames.map((name) => warrior(name).body + warrior(name).cut)).size).toBe(factionNames.length)
  })
  test("a faction that is not known here has one all the same", () => {
    expect(warrior("badgers").body).toBeTruthy()
  })
})
