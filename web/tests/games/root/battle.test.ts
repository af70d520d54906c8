import { describe, expect, test } from "vitest"
import { fightOf } from "../../../src/games/root/battle"
import { sourcesOf } from "../../../src/games/root/points"
import type { RootLine } from "../../../src/games/root/playing"
import type { BattleView, RootEvent, RootView } from "../../../src/wire"

const told = (...events: RootEvent[]): RootLine[] =>
  events.map((event, no) => ({ no, n: no, event, cite: `root:${no}`, text: "", fresh: false, head: false, at: 0 }))
const seen = (battle: BattleView | null, dice: number[] = []) =>
  ({ battle, dice, about: "ambush" }) as unknown as RootView
const BATTLE: RootEvent = { verb: "battle", seat: 0, other: 1, clearing: 5 }
const HITS: RootEvent = { verb: "hits", seat: 0, count: 2, other: 1, returned: 1 }

describe("the battle on the screen", () => {
  test("is the one of the view, with the hits of its dice apart", () => {
    const battle = { attacker: 2, defender: 0, clearing: 7, dealt_rolled: 2, dealt: 1, returned_rolled: 0, returned: 1 }
    const fight = fightOf(seen(battle as BattleView, [2, 0]), told(BATTLE))!
    expect(fight).toMatchObject({ attacker: 2, defender: 0, clearing: 7, dice: [2, 0], now: true })
    expect([fight.dealt, fight.returned]).toEqual([
      { rolled: 2, extra: 1 },
      { rolled: 0, extra: 1 },
    ])
  })
  test("is the last one of the log while little has happened since", () => {
    const log = told(BATTLE, { verb: "rolled", high: 2, low: 1 }, HITS, { verb: "phase", seat: 0, phase: "evening" })
    const fight = fightOf(seen(null), log)!
    expect(fight).toMatchObject({ attacker: 0, defender: 1, clearing: 5, dice: [2, 1], now: false })
    expect(fight.dealt).toEqual({ rolled: 2, extra: 0 })
    const later: RootEvent[] = Array.from({ length: 7 }, () => ({ verb: "turn", seat: 1, count: 3 }))
    expect(fightOf(seen(null), told(BATTLE, ...later))).toBeNull()
    expect(fightOf(seen(null), [])).toBeNull()
  })
  test("tells what fell and what was played, and no more", () => {
    const removed: RootEvent = { verb: "removed", seat: 1, clearing: 5, count: 2, by: 0 }
    const scored: RootEvent = { verb: "scored", seat: 0, count: 1, total: 4 }
    const words = fightOf(seen(null), told(BATTLE, HITS, removed, scored))!.words
    expect(words.map(({ event }) => event.verb)).toEqual(["removed"])
  })
})

describe("where points came from", () => {
  test("is told by clause, the richest first, losses taken off, with the turn of each", () => {
    const log = told(
      { verb: "turn", seat: 0, count: 1 },
      { verb: "scored", seat: 0, count: 1, total: 1 },
      { verb: "scored", seat: 1, count: 9, total: 9 },
      { verb: "turn", seat: 1, count: 2 },
      { verb: "scored", seat: 0, count: 4, total: 5 },
      { verb: "lost", seat: 0, count: 2, total: 3 },
    )
    log[5]!.cite = log[1]!.cite
    const sources = sourcesOf(log, 0)
    expect(sources.map(({ points }) => points)).toEqual([4, -1])
    expect(sources[1]!.each.map(({ points, turn }) => [points, turn])).toEqual([
      [1, 1],
      [-2, 2],
    ])
  })
})
