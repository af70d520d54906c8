import { describe, expect, test } from "vitest"
import { fightOf, total } from "../../../src/games/root/battle"
import type { RootLine } from "../../../src/games/root/playing"
import type { RootEvent } from "../../../src/wire"
import { told } from "../../build"
import { woodland } from "./view"

const line = (no: number, event: RootEvent): RootLine => told<"root">(no, event)
const removed: RootEvent = { verb: "removed", seat: 1, clearing: 5, count: 1, by: 0 }
const moved: RootEvent = { verb: "moved", seat: 0, origin: 1, clearing: 2, count: 1, by: 0 }
const action: RootEvent = { verb: "action", seat: 0, word: "march" }
const begun = line(10, { verb: "battle", seat: 0, other: 1, clearing: 5 })
const course = [
  line(11, { verb: "ambushed", seat: 1, card: "ambush-f", clearing: 5 }),
  line(12, { verb: "rolled", high: 3, low: 1 }),
  line(13, { verb: "hits", seat: 0, count: 2, other: 1, returned: 1 }),
  line(14, removed),
]

describe("a battle that is fought now", () => {
  const sides = { attacker: 0, defender: 1, clearing: 5, instigator: 0, allied: -1, enlisted: -1, ambush: "" }
  const battle = { ...sides, dealt_rolled: 3, dealt: 1, returned_rolled: 1, returned: 0 }
  const view = woodland({ battle, dice: [3, 1], about: "hit" })
  test("is told by the view: who, where, dice, hits of each side", () => {
    const fight = fightOf(view, [line(9, moved), begun])!
    expect(fight).toMatchObject({ attacker: 0, defender: 1, clearing: 5, dice: [3, 1], now: true, no: 10 })
    expect([fight.dealt, fight.returned].map((hits) => total(hits!))).toEqual([4, 1])
    expect(fight.dealt).toEqual({ rolled: 3, extra: 1 })
  })
  test("is told in words by what has happened since it began", () => {
    const fight = fightOf(view, [line(9, removed), begun, course[0]!, line(12, moved)])
    expect(fight!.words.map(({ no }) => no)).toEqual([11])
  })
  test("is over with the game", () => {
    expect(fightOf({ ...view, about: "over" }, [begun])!.now).toBe(false)
  })
  test("is there even where the log does not know when it began", () => {
    expect(fightOf(view, [line(1, removed)])).toMatchObject({ attacker: 0, no: 0, words: [] })
  })
})

describe("a battle that is over", () => {
  test("is told by the log as long as little has happened since", () => {
    const fight = fightOf(woodland(), [begun, ...course, line(15, action), line(16, moved)])
    expect(fight).toMatchObject({ attacker: 0, defender: 1, clearing: 5, dice: [3, 1], now: false, no: 10 })
    expect([fight!.dealt, fight!.returned]).toEqual([
      { rolled: 2, extra: 0 },
      { rolled: 1, extra: 0 },
    ])
  })
  test("is told up to what ended it", () => {
    const fight = fightOf(woodland(), [begun, ...course, line(15, action), line(16, removed)])
    expect(fight!.words.map(({ no }) => no)).toEqual([11, 14])
  })
  test("is forgotten when more has happened", () => {
    const after = Array.from({ length: 7 }, (_, n) => line(15 + n, n ? moved : action))
    expect(fightOf(woodland(), [begun, ...course, ...after])).toBeNull()
    expect(fightOf(woodland(), [begun, ...course, ...after.slice(0, 6)])).not.toBeNull()
  })
  test("is none where none was fought, and has no dice where nobody rolled", () => {
    expect(fightOf(woodland(), [line(1, moved)])).toBeNull()
    expect(fightOf(woodland(), [begun])).toMatchObject({ dice: [], dealt: null, returned: null })
  })
})
