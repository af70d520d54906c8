import { describe, expect, test } from "vitest"
import { fightOf } from "../../../src/games/root/battle"
import { line } from "../../build"
import { woodland } from "./view"

const begun = line(10, { verb: "battle", what: [0, 1, 4] })
const told = [
  line(11, { verb: "ambushed" }),
  line(12, { verb: "rolled", what: [3, 1] }),
  line(13, { verb: "hits", what: [0, 2, 1, 1] }),
  line(14, { verb: "removed" }),
]

describe("a battle that is fought now", () => {
  const view = woodland({ battle: [0, 1, 4, 0, -1, 0, -1, 3, 1, 1, 0], dice: [3, 1], about: "hit" })
  test("is told by the view: who, where, dice, hits of each side", () => {
    expect(fightOf(view, [line(9), begun])).toMatchObject({
      attacker: 0,
      defender: 1,
      clearing: 4,
      dice: [3, 1],
      dealt: [3, 1],
      returned: [1, 0],
      now: true,
      no: 10,
    })
  })
  test("is told in words by what has happened since it began", () => {
    const fight = fightOf(view, [line(9, { verb: "removed" }), begun, told[0]!, line(12, { verb: "drew" })])
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
    const after = [line(15, { verb: "action" }), line(16, { verb: "moved" })]
    expect(fightOf(woodland(), [begun, ...told, ...after])).toMatchObject({
      attacker: 0,
      defender: 1,
      clearing: 4,
      dice: [3, 1],
      dealt: [2, 0],
      returned: [1, 0],
      now: false,
    })
  })
  test("is told up to what ended it", () => {
    const fight = fightOf(woodland(), [begun, ...told, line(15, { verb: "action" }), line(16, { verb: "removed" })])
    expect(fight!.words.map(({ no }) => no)).toEqual([11, 14])
  })
  test("is forgotten when more has happened", () => {
    const after = Array.from({ length: 7 }, (_, n) => line(15 + n, { verb: n ? "moved" : "turn" }))
    expect(fightOf(woodland(), [begun, ...told, ...after])).toBeNull()
    expect(fightOf(woodland(), [begun, ...told, ...after.slice(0, 6)])).not.toBeNull()
  })
  test("is none where none was fought, and has no dice where nobody rolled", () => {
    expect(fightOf(woodland(), [line(1)])).toBeNull()
    expect(fightOf(woodland(), [begun])).toMatchObject({ dice: [], dealt: [], returned: [] })
  })
})
