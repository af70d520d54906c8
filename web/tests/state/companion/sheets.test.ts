import { beforeEach, describe, expect, it } from "vitest"
import { collected, covered, gemsLeft, isCovered, laidOut, roundOver, score } from "../../../src/state/companion/duo"
import { after, drew, eliminated, gained, seated, shouted, winner } from "../../../src/state/companion/jeton"
import { Kept } from "../../../src/state/companion/sheet-store.svelte"
import { scored, totals, verdict } from "../../../src/state/companion/renard"
import {
  chosen,
  dominanceOf,
  drawn,
  lossesOf,
  mean,
  partnersOf,
  scored as scoredRoot,
  setOf,
  ticked,
  winners,
  type RootSheet,
} from "../../../src/state/companion/root"
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
  const track = {
    win: 30,
    coalition: 4,
    factions: [
      { id: "marquise" },
      { id: "eyrie" },
      { id: "alliance" },
      { id: "vagabond", pawn: true },
      { id: "mechanical", automaton: true },
    ],
    sets: [
      { factions: ["marquise", "eyrie", "alliance", "vagabond"], dominance: true },
      { factions: ["marquise", "eyrie", "vagabond"], dominance: true },
      { factions: ["eyrie", "alliance", "mechanical"], dominance: false },
    ],
    effects: [
      { id: "commander", faction: "eyrie" },
      { id: "despot", faction: "eyrie" },
      { id: "ambush", faction: "" },
    ],
  } as unknown as RootCompanion
  const at = (factions: string[], scores: number[], more: Partial<RootSheet> = {}): RootSheet => ({
    ...chosen(factions),
    scores,
    ...more,
  })
  const four = ["marquise", "eyrie", "alliance", "vagabond"]
  it("knows who may form a coalition with whom, and who wins along", () => {
    const sheet = at(four, [12, 4, 4, 11])
    expect(dominanceOf(track, sheet, 0)).toBe("dominance")
    expect(dominanceOf(track, sheet, 3)).toBe("coalition")
    expect(dominanceOf(track, at(["marquise", "eyrie", "vagabond"], [0, 0, 10]), 2)).toBe("")
    expect(dominanceOf(track, at(["eyrie", "alliance", "mechanical"], [10, 0, 0]), 0)).toBe("")
    expect(partnersOf(sheet, 3)).toEqual([1, 2])
    expect(partnersOf({ ...sheet, dominance: [false, true, false, false] }, 3)).toEqual([2])
    expect(winners(track, at(four, [12, 30, 4, 11], { partners: { 3: 1 } }))).toEqual([1, 3])
    expect(winners(track, at(four, [30, 4, 4, 31], { partners: { 3: 1 } }))).toEqual([0])
    expect(winners(track, at(four, [12, 4, 4, 31], { partners: { 3: 1 } }))).toEqual([])
  })
  it("lets a team win when all have the points, and her when she has them first", () => {
    const three = ["eyrie", "alliance", "mechanical"]
    expect(winners(track, at(three, [30, 24, 20]))).toEqual([])
    expect(winners(track, at(three, [30, 31, 20]))).toEqual([0, 1])
    expect(winners(track, at(three, [30, 24, 30]))).toEqual([2])
    expect(winners(track, at(three, [30, 24, 20], { team: false }))).toEqual([0])
  })
  it("lets a player of a team fall back after having reached the goal", () => {
    const three = ["eyrie", "alliance", "mechanical"]
    const there = { ...at(three, [27, 29, 20]), ...scoredRoot(track, at(three, [27, 29, 20]), 0, 30) }
    const fallen = { ...there, ...scoredRoot(track, there, 0, 27) }
    expect(winners(track, fallen)).toEqual([])
    expect(winners(track, { ...fallen, ...scoredRoot(track, fallen, 1, 30) })).toEqual([0, 1])
  })
  it("has one leader at a time", () => {
    const [commander, despot, ambush] = track.effects as [never, never, never]
    expect(ticked(track, ["ambush", "commander"], despot)).toEqual(["ambush", "despot"])
    expect(ticked(track, ["ambush", "commander"], commander)).toEqual(["ambush"])
    expect(ticked(track, ["despot"], ambush)).toEqual(["despot", "ambush"])
  })
  it("adds up what a side loses", () => {
    const odds: BattleOdds = {
      rolls: 16,
      losses: [
        { attacker: [1, 0], defender: [0, 0], times: 12 },
        { attacker: [0, 1], defender: [2, 1], times: 4 },
      ],
      points: [0, 0, 0],
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
