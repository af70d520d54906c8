import { describe, expect, it } from "vitest"
import {
  chosen,
  dominanceOf,
  drawSet,
  lossesOf,
  mean,
  partnersOf,
  scored,
  setOf,
  ticked,
  winners,
} from "../../../src/state/companion/root"
import type { RootSheet } from "../../../src/state/companion/root"
import type { BattleOdds, RootCompanion } from "../../../src/wire"

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
    expect(drawSet(tables, 2, (one) => one.recommended)?.factions).toEqual(["eyrie", "marquise"])
    expect(drawSet(tables, 3, () => true)).toBeUndefined()
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
    const there = { ...at(three, [27, 29, 20]), ...scored(track, at(three, [27, 29, 20]), 0, 30) }
    const fallen = { ...there, ...scored(track, there, 0, 27) }
    expect(winners(track, fallen)).toEqual([])
    expect(winners(track, { ...fallen, ...scored(track, fallen, 1, 30) })).toEqual([0, 1])
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
