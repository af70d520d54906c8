import { describe, expect, it } from "vitest"
import { collected, covered, gemsLeft, isCovered, laidOut, roundOver, score } from "../../../src/state/companion/duo"
import type { DuoLevel } from "../../../src/wire"

const level = {
  level: 1,
  gems: [1, 0, 2],
  tokens: 1,
  edges: [
    {
      low: 0,
      high: 0,
      covers: [
        [0, 1],
        [2, 1],
      ],
      adds: [0, 2],
    },
    { low: 1, high: 0, covers: [[], []], adds: [1, 2] },
  ],
  base: 10,
  card: 1,
  token: 3,
  rounds: [0, 10, 0],
} as unknown as DuoLevel

describe("Duo", () => {
  it("follows the table for gems and forest", () => {
    const begun = laidOut(level)
    const one = { ...begun, ...collected(begun, 2) }
    expect(gemsLeft(one)).toBe(2)
    const next = { ...one, ...roundOver(level, one) }
    expect([next.gems, next.round, next.closing]).toEqual([[2, 0, 2], 2, true])
    const closer = { ...next, ...covered(level, next, 0) }
    expect([closer.gems, closer.low, closer.closing]).toEqual([[0, 2, 2], 1, false])
    expect(isCovered(closer, 0) && !isCovered(closer, 1)).toBe(true)
    expect(covered(level, closer, 1)).toEqual({})
    expect(score(level, { ...closer, cards: 4 })).toEqual([10, 4, 10, 0])
    expect(roundOver(level, { ...closer, round: 3 })).toEqual({ over: "time" })
  })
})
