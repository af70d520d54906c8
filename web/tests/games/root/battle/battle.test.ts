import { describe, expect, test } from "vitest"
import { fightOf } from "../../../../src/games/root/battle/battle"
import type { HitPart, RootEvent } from "../../../../src/wire"
import { battle, line, woodland } from "../build-view"

const ACTION: RootEvent = { verb: "action", seat: 0, word: "march" }
const MOVED: RootEvent = {
  verb: "moved",
  seat: 0,
  origin: 1,
  clearing: 5,
  count: 1,
  by: 0,
  origin_ruled_by: -1,
  ruled_by: -1,
}
const REMOVED: RootEvent = { verb: "removed", seat: 1, clearing: 5, count: 2, by: 0, ruled_by: -1 }
const PARTS: HitPart[] = [
  { side: "dealt", part: "higher-die", count: 3 },
  { side: "dealt", part: "warriors", count: -1 },
  { side: "returned", part: "lower-die", count: 1 },
]
const begun = line(10, { verb: "battle", seat: 0, other: 1, clearing: 5 })
const told = [
  line(11, { verb: "ambushed", seat: 1, card: "ambush-f", clearing: 5 }),
  line(12, { verb: "rolled", high: 3, low: 1 }),
  line(13, { verb: "hits", seat: 0, count: 2, other: 1, returned: 1, parts: PARTS }),
  line(14, REMOVED),
]

describe("a battle that is fought now", () => {
  const hits = { dealt_rolled: 3, dealt: 1, returned_rolled: 1, returned: 0 }
  const view = woodland({ battle: battle(hits), dice: [3, 1], about: "hit" })
  test("is told by the view: who, where, dice, hits of each side", () => {
    expect(fightOf(view, [line(9), begun])).toMatchObject({
      attacker: 0,
      defender: 1,
      clearing: 5,
      dice: [3, 1],
      dealt: { rolled: 3, extra: 1 },
      returned: { rolled: 1, extra: 0 },
      now: true,
      no: 10,
    })
  })
  test("names the parts of its hits: the view's until they are dealt, then those of the line", () => {
    const parts = [{ side: "dealt", part: "defenseless", count: 1 }] satisfies HitPart[]
    const counted = woodland({ battle: battle({ ...hits, parts }), dice: [3, 1], about: "effects" })
    expect(fightOf(counted, [begun])!.dealt!.parts).toEqual(parts)
    const dealt = fightOf(view, [begun, ...told])!
    expect([dealt.dealt!.parts, dealt.returned!.parts]).toEqual([PARTS.slice(0, 2), PARTS.slice(2)])
  })
  test("is told in words by what has happened since it began", () => {
    const fight = fightOf(view, [line(9, REMOVED), begun, told[0]!, line(12)])
    expect(fight!.words.map(({ no }) => no)).toEqual([11])
  })
  test("is over with the game", () => {
    expect(fightOf({ ...view, about: "over" }, [begun])!.now).toBe(false)
  })
  test("is there even where the log does not know when it began", () => {
    expect(fightOf(view, [])).toMatchObject({ attacker: 0, no: 0, words: [] })
  })
})

describe("a battle that is over", () => {
  test("is told by the log as long as little has happened since", () => {
    const after = [line(15, ACTION), line(16, MOVED)]
    expect(fightOf(woodland(), [begun, ...told, ...after])).toMatchObject({
      attacker: 0,
      defender: 1,
      clearing: 5,
      dice: [3, 1],
      dealt: { rolled: 2, extra: 0 },
      returned: { rolled: 1, extra: 0 },
      now: false,
    })
  })
  test("is told up to what ended it", () => {
    const fight = fightOf(woodland(), [begun, ...told, line(15, ACTION), line(16, REMOVED)])
    expect(fight!.words.map(({ no }) => no)).toEqual([11, 14])
  })
  test("is forgotten when more has happened", () => {
    const after = Array.from({ length: 7 }, (_, n) => line(15 + n, n ? MOVED : { verb: "turn", seat: 1, count: 2 }))
    expect(fightOf(woodland(), [begun, ...told, ...after])).toBeNull()
    expect(fightOf(woodland(), [begun, ...told, ...after.slice(0, 6)])).not.toBeNull()
  })
  test("is none where none was fought, and has no dice where nobody rolled", () => {
    expect(fightOf(woodland(), [line(1)])).toBeNull()
    expect(fightOf(woodland(), [begun])).toMatchObject({ dice: [], dealt: null, returned: null })
  })
})
