import { afterEach, describe, expect, test } from "vitest"
import { actLabel, inClearing, isLast, sort, withCard } from "../../../src/games/root/choices"
import { looking } from "../../../src/games/root/table.svelte"
import { offered, playing, woodland } from "./view"

const sorted = (labels: Record<string, string>) => sort(playing(woodland(), [offered(labels)]))
afterEach(() => {
  looking.glass = false
})

describe("choices are found where they point at", () => {
  test("a clearing, and a number that is none", () => {
    const { clearings, numbers } = sorted({ "3": "clearing 3", "2": "2" })
    expect([[...clearings.keys()], numbers.map(({ notation }) => notation)]).toEqual([[2], ["2"]])
  })
  test("a forest, a seat", () => {
    const { forests, seats } = sorted({ "forest-a": "forest A", V: "the Vagabond" })
    expect([[...forests.keys()].length, [...seats.keys()]]).toEqual([1, [1]])
  })
  test("a card itself, or an act that a card pays for", () => {
    const { cards, paid } = sorted({
      "ambush-f": "an ambush",
      "spend ambush-f": "spend: ambush",
      "spend ambush-m": "x",
    })
    expect([[...cards.keys()], [...paid.keys()], [...paid.get("spend")!.keys()]]).toEqual([
      ["ambush-f"],
      ["spend"],
      ["ambush-f", "ambush-m"],
    ])
  })
  test("everything else is words; what ends the turn comes last", () => {
    const { words } = sorted({ end: "end", march: "march", pass: "pass", battle: "battle" })
    expect(words.map(({ notation }) => notation)).toEqual(["march", "battle", "end", "pass"])
    expect(words.map(isLast)).toEqual([false, false, true, true])
  })
  test("whoever only looks is offered nothing", () => {
    looking.glass = true
    const { words, cards } = sorted({ march: "march", "ambush-f": "x" })
    expect([words.length, cards.size]).toEqual([0, 0])
  })
})

test("a card has a part in all that it may be used for", () => {
  const offer = sorted({ "ambush-f": "an ambush", "spend ambush-f": "spend", march: "march" })
  expect(withCard(offer, "ambush-f").map(({ notation }) => notation)).toEqual(["ambush-f", "spend ambush-f"])
  expect(withCard(offer, "ambush-m")).toEqual([])
})
test("a clearing is concerned by itself and by what happens there", () => {
  const at = playing(woodland(), [
    offered({ "3": "clearing 3", "build:sawmill:3": "build", "build:sawmill:4": "build" }),
  ])
  expect(inClearing(at, sort(at), 2).map(({ notation }) => notation)).toEqual(["3", "build:sawmill:3"])
})
test("an act that cards pay for is named as its first choice says it", () => {
  const { paid } = sorted({ "spend ambush-f": "Spend a card : ambush", "spend ambush-m": "Spend a card : other" })
  expect(actLabel(paid.get("spend")!)).toBe("Spend a card")
})
