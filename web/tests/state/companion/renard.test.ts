import { describe, expect, it } from "vitest"
import { scored, totals, verdict } from "../../../src/state/companion/renard"
import type { RenardCompanion } from "../../../src/wire"

const points = [6, 6, 6, 6, 1, 2, 3, 6, 6, 6, 0, 0, 0, 0]
const renard = {
  tricks: points.map((each) => ({ points: each, name: "", cite: "" })),
  verdicts: [
    { total: 1, last: 1, winner: 0, cite: "a" },
    { total: 0, last: 0, winner: -1, cite: "b" },
  ],
} as RenardCompanion

describe("Renard", () => {
  const sheet = (rounds: [number, number, number][], target = 16) => ({
    names: ["A", "B"] as [string, string],
    target,
    rounds: rounds.map(([tricks, one, two]) => ({ tricks, treasures: [one, two] as [number, number] })),
  })
  it("adds treasures to what the table gives for tricks", () => {
    expect(scored(renard, sheet([[4, 2, 1]]).rounds[0]!)).toEqual([3, 7])
    expect(
      totals(
        renard,
        sheet([
          [7, 1, 0],
          [13, 3, 0],
        ]).rounds,
      ),
    ).toEqual([10, 9])
  })
  it("asks the table of verdicts when the mark is reached, and not before", () => {
    expect(verdict(renard, sheet([[7, 3, 0]]))).toBeUndefined()
    expect(
      verdict(
        renard,
        sheet([
          [7, 3, 0],
          [8, 3, 0],
        ]),
      )?.cite,
    ).toBe("a")
  })
})
