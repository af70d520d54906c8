import { beforeEach, describe, expect, it } from "vitest"
import { collected, covered, gemsLeft, isCovered, laidOut, roundOver, score } from "../../../src/state/companion/duo"
import { after, drew, eliminated, gained, seated, shouted, winner } from "../../../src/state/companion/jeton"
import { Kept } from "../../../src/state/companion/kept.svelte"
import { scored, totals, verdict } from "../../../src/state/companion/renard"
import { chosen, drawn, lossesOf, mean, setOf } from "../../../src/state/companion/root"
import type { BattleOdds, DuoLevel, JetonCompanion, RenardCompanion, RootCompanion } from "../../../src/wire"

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

describe("Root", () => {
  const tables = {
    sets: [
      { factions: ["eyrie", "marquise"], recommended: true, notices: [] },
      { factions: ["cult", "eyrie"], recommended: false, notices: ["SCEN.1"] },
    ],
  } as unknown as RootCompanion
  it("finds the set of some factions and draws one that fits", () => {
    expect(setOf(tables, ["marquise", "eyrie"])?.recommended).toBe(true)
    expect(setOf(tables, ["marquise", "cult"])).toBeUndefined()
    expect(drawn(tables, 2, (one) => one.recommended)?.factions).toEqual(["eyrie", "marquise"])
    expect(drawn(tables, 3, () => true)).toBeUndefined()
    expect(chosen(["cult"]).scores).toEqual([0])
  })
  it("adds up what a side loses", () => {
    const odds: BattleOdds = {
      rolls: 16,
      losses: [
        { attacker: [1, 0], defender: [0, 0], times: 12 },
        { attacker: [0, 1], defender: [2, 1], times: 4 },
      ],
      points: [0, 0],
    }
    expect(lossesOf(odds, "attacker")).toEqual([{ lost: 1, times: 16 }])
    expect(mean(odds, "defender")).toBe(0.75)
  })
})

describe("what is kept", () => {
  beforeEach(() => localStorage.clear())
  it("stays on the device, and every step can be taken back", () => {
    const one = new Kept("test", () => ({ count: 0 }))
    expect(one.undoable).toBe(false)
    one.change({ count: 1 })
    one.change({ count: 2 })
    const again = new Kept("test", () => ({ count: 0 }))
    expect(again.now.count).toBe(2)
    again.undo()
    expect(again.now.count).toBe(1)
    again.begin()
    expect(again.now.count).toBe(0)
    again.undo()
    expect(again.now.count).toBe(1)
  })
})
