import { expect, test } from "vitest"
import { zonesOf } from "../../../src/games/renard/scores"

test("rows of one name are one zone, from the first to the last", () => {
  const table = [
    { from: 0, to: 3, points: 6, result: "humble" },
    { from: 4, to: 4, points: 1, result: "defeated" },
    { from: 5, to: 6, points: 2, result: "defeated" },
  ]
  expect(zonesOf(table)).toEqual([
    { from: 0, to: 3, result: "humble" },
    { from: 4, to: 6, result: "defeated" },
  ])
})
