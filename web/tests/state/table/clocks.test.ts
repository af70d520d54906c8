import { expect, test } from "vitest"
import { pressing } from "../../../src/state/table/clocks.svelte"

const clock = (seat: number, ms: number) => ({ seat, ms })

test("my own clock matters most, then everybody's, then the one that runs out first", () => {
  expect(pressing([clock(-1, 10), clock(2, 5), clock(0, 900)], [0])).toBe(0)
  expect(pressing([clock(1, 10), clock(-1, 500)], [0])).toBe(-1)
  expect(pressing([clock(1, 10), clock(2, 5)], [0])).toBe(2)
  expect(pressing([], [0])).toBeUndefined()
})
