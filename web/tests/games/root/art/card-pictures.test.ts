import { expect, test } from "vitest"
import { cards, spies } from "../../../../../src/clairiere/games/root/data/cards.json"
import { pictureOf } from "../../../../src/games/root/art/card-pictures"

test("every card that makes no item has a picture: of what it does, or of its kind", () => {
  const effects = [...cards, ...spies].filter(({ item }) => !item)
  expect(effects.filter((card) => !pictureOf(card)).map(({ id }) => id)).toEqual([])
  const lasting = effects.filter(({ kind }) => kind === "persistent")
  expect(new Set(lasting.map((card) => pictureOf(card)!.body)).size).toBe(lasting.length)
})
