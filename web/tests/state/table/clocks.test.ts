import { expect, test } from "vitest"
import { urgentSeat } from "../../../src/state/table/clocks.svelte"

const clock = (seat: number, ms: number) => ({ seat, ms })

test("my own clock matters most, then everybody's, then the one that runs out first", () => {
  expect(urgentSeat([clock(-1, 10), clock(2, 5), clock(0, 900)], [0])).toBe(0)
  expect(urgentSeat([clock(1, 10), clock(-1, 500)], [0])).toBe(-1)
  expect(urgentSeat([clock(1, 10), clock(2, 5)], [0])).toBe(2)
  expect(urgentSeat([], [0])).toBeUndefined()
})
