import { describe, expect, test } from "vitest"
import { actsOf, countFitting } from "../../../../src/games/root/choices/acts"
import { groupChoices } from "../../../../src/games/root/choices/choices"
import { act, clearing } from "../../../../src/games/root/root-table"
import type { RootTarget } from "../../../../src/wire"
import { offered, playing } from "../build-view"

const paid = (card: string): RootTarget => ({ kind: "paid", act: "overwork", card })
const card = (card: string): RootTarget => ({ kind: "card", card })
const acts = (hand: string[], ...targets: RootTarget[]) =>
  actsOf(groupChoices(playing(offered(...targets))), new Set(hand))

describe("acts stand by verbs", () => {
  test("a verb that several cards pay for is one button, with their number", () => {
    const found = acts(["tea-f", "tea-m"], act("march"), paid("tea-f"), paid("tea-m"), act("end"))
    expect(found.map(({ kind, acts }) => [kind, acts.length])).toEqual([
      ["word", 0],
      ["verb", 2],
    ])
  })
  test("one card only: itself", () => {
    expect(acts(["tea-f"], paid("tea-f")).map(({ kind, card }) => [kind, card])).toEqual([["card", "tea-f"]])
  })
  test("cards to craft are one verb beside others; where cards alone are asked for, they are in the hand", () => {
    expect(acts(["a", "b"], act("march"), card("a"), card("b")).map(({ key }) => key)).toContain("craft")
    expect(acts(["a", "b"], card("a"), card("b"))).toEqual([])
    expect(acts(["a"], card("a"), card("c")).map(({ card }) => card)).toEqual(["c"])
  })
  test("what may be done at any time comes after what is asked", () => {
    const take: RootTarget = { kind: "paid", act: "take-dominance-f", card: "a" }
    expect(acts(["a"], take, card("c"), act("march")).map(({ key }) => key)).toEqual([
      "choice 2",
      "choice 1",
      "choice 0",
    ])
  })
  test("items to be moved are one verb beside other acts, and separate where nothing else is asked", () => {
    const move = (item: string): RootTarget => ({ kind: "item", item, place: "track" })
    const kinds = (...targets: RootTarget[]) => acts([], ...targets).map(({ kind }) => kind)
    expect(kinds(act("march"), move("tea"), move("coins"), act("end"))).toEqual(["word", "verb"])
    expect(kinds(move("tea"), move("coins"), act("end"))).toEqual(["word", "word"])
  })
  test("nothing is lost: every choice is there, or in a verb, or in the hand, or ends something", () => {
    const quest = (quest: string): RootTarget => ({ kind: "quest", quest })
    const found = acts([], quest("a"), quest("b"), clearing(3), { kind: "forest", forest: "a" }, act("move"))
    expect(found.flatMap((one) => (one.acts.length ? one.acts : [one])).length).toBe(5)
  })
})

describe("what finds no room is counted", () => {
  const room = { width: 100, height: 36 + 4 + 36 }
  test("all find room", () => expect(countFitting([48, 48, 48, 48], room, 36, 4, { sign: 20 })).toBe(4))
  test("one too many: the sign needs a place too", () =>
    expect(countFitting([48, 48, 48, 48, 48], room, 36, 4, { sign: 20 })).toBe(3))
  test("what is always there takes its room first", () =>
    expect(countFitting([48, 48, 48, 48], room, 36, 4, { sign: 20, always: [48] })).toBe(2))
  test("even one row has a sign", () =>
    expect(countFitting([90, 90], { width: 100, height: 10 }, 36, 4, { sign: 20 })).toBe(0))
})
