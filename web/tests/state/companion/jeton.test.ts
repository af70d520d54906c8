import { describe, expect, it } from "vitest"
import { after, drew, eliminated, gained, seated, shouted, winner } from "../../../src/state/companion/jeton"
import type { JetonCompanion } from "../../../src/wire"

const jeton = {
  fewest: 3,
  following: [
    [
      [-1, -1, -1],
      [0, 0, 0],
      [1, 1, 1],
      [1, 0, 0],
      [2, 2, 2],
      [2, 2, 0],
      [1, 2, 1],
      [1, 2, 0],
    ],
  ],
} as unknown as JetonCompanion

describe("Jeton", () => {
  it("says who is next, also after an elimination, and who has the red token", () => {
    const begun = seated(["A", "B", "C"], 6)
    expect(after(jeton, begun, 2)).toBe(0)
    const out = { ...begun, ...eliminated(jeton, begun) }
    expect([out.active, out.drawing, out.red]).toEqual([6, 1, 1])
    const later = { ...out, ...drew(jeton, out) }
    expect(later.drawing).toBe(2)
    expect({ ...later, ...shouted(1) }.drawing).toBe(1)
    const last = { ...later, ...eliminated(jeton, later) }
    expect(winner(last)).toEqual({ seat: 1, alone: true })
    expect(winner({ ...begun, ...gained(begun, 2, 6) })).toEqual({ seat: 2, alone: false })
  })
})
