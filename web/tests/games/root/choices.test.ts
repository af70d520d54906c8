import { beforeEach, describe, expect, test } from "vitest"
import { inClearing, isLast, sort, withCard } from "../../../src/games/root/choices"
import { act, choiceOf, clearing, type RootChoice, type RootPlaying } from "../../../src/games/root/playing"
import { begin, dragged, looking } from "../../../src/games/root/table.svelte"
import type { RootTarget } from "../../../src/wire"

const offered = (...targets: RootTarget[]) =>
  new Map(targets.map((target, n): [string, RootChoice] => [`n${n}`, { notation: `n${n}`, target } as RootChoice]))

/** A table where these choices are offered; whatever is picked is kept. */
function table(about: string, pawn: object | null, ...targets: RootTarget[]) {
  const picked: string[] = []
  const at = {
    choices: offered(...targets),
    asks: [{ about }],
    seat: 0,
    view: { players: [{ pawn }] },
    pick: (notation: string) => picked.push(notation),
  }
  return { at: at as unknown as RootPlaying, picked }
}

const AID: RootTarget = { kind: "aid", act: "aid-m", seat: 1, card: "tea-f" }
const FEAR: RootTarget = { kind: "reaction", owner: 0, word: "fear", clearing: 4, count: 1, by: 1 }

beforeEach(() => (looking.glass = false))

describe("choices", () => {
  test("are sorted by what they point at, whatever their notation says", () => {
    const all = sort(
      table(
        "daylight",
        null,
        clearing(5),
        { kind: "number", number: 5 },
        { kind: "forest", forest: "a" },
        { kind: "player", seat: 2 },
        { kind: "card", card: "tea-f" },
        { kind: "paid", act: "build", card: "tax-f" },
        AID,
        act("end"),
        { kind: "item", item: "boots", place: "exhausted" },
      ).at,
    )
    expect([[...all.clearings.keys()], [...all.numbers.keys()], [...all.forests.keys()]]).toEqual([[5], [5], ["a"]])
    expect([[...all.seats.keys()], [...all.cards.keys()], [...all.paid.keys()]]).toEqual([
      [2],
      ["tea-f"],
      ["build", "aid-m"],
    ])
    expect(all.words.map(({ target }) => target.kind)).toEqual(["item", "act"])
    expect(all.words.map(isLast)).toEqual([false, true])
    expect(withCard(all, "tea-f").map(({ target }) => target.kind)).toEqual(["card", "aid"])
  })
  test("are none for whoever only looks", () => {
    looking.glass = true
    expect(sort(table("daylight", null, clearing(5)).at).clearings.size).toBe(0)
  })
  test("of a clearing are itself and what happens there", () => {
    const all = sort(table("order", null, clearing(4), FEAR, { ...FEAR, clearing: 5 }).at)
    expect(inClearing(all, 4).map(({ target }) => target.kind)).toEqual(["clearing", "reaction"])
  })
  test("are found by what is meant, part by part", () => {
    const { at } = table("daylight", null, act("move"), clearing(3))
    expect(choiceOf(at, clearing(3))!.notation).toBe("n1")
    expect(choiceOf(at, clearing(2))).toBeUndefined()
  })
})

describe("dragging from one clearing to another", () => {
  test("answers where from and where to, as far as it is asked", () => {
    expect(dragged(table("from", null, clearing(1)).at, 1, 5)).toEqual([clearing(1), clearing(5)])
    expect(dragged(table("from", null, clearing(2)).at, 1, 5)).toEqual([])
    expect(dragged(table("walk", {}, clearing(5)).at, 1, 5)).toEqual([clearing(5)])
  })
  test("begins with the act of a menu; a pawn is where it is", () => {
    expect(dragged(table("daylight", null, act("march")).at, 1, 5)).toEqual([act("march"), clearing(1), clearing(5)])
    expect(dragged(table("daylight", { clearing: 1 }, act("move")).at, 1, 5)).toEqual([act("move"), clearing(5)])
    expect(dragged(table("daylight", null, act("build")).at, 1, 5)).toEqual([])
  })
  test("plays only what is offered", () => {
    const { at, picked } = table("daylight", null, act("march"))
    begin(at, [act("march"), clearing(1)])
    begin(at, [act("battle"), clearing(1)])
    begin(at, [])
    expect(picked).toEqual(["n0"])
  })
})
