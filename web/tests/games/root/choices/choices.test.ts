import { afterEach, describe, expect, test } from "vitest"
import {
  choicesInClearing,
  isClosingAct,
  groupChoices,
  choicesWithCard,
  type Offer,
} from "../../../../src/games/root/choices/choices"
import { act, choiceOf, clearing, type RootChoice } from "../../../../src/games/root/root-table"
import { screen } from "../../../../src/games/root/choices/screen.svelte"
import type { RootTarget } from "../../../../src/wire"
import { offered, playing } from "../build-view"

const sorted = (...targets: RootTarget[]): Offer => groupChoices(playing(offered(...targets)))
const pointed = (choices: RootChoice[]): RootTarget[] => choices.map(({ target }) => target)
const AMBUSH: RootTarget = { kind: "card", card: "ambush-f" }
const SPEND: RootTarget = { kind: "paid", act: "spend", card: "ambush-f" }
const AID: RootTarget = { kind: "aid", act: "aid-m", seat: 0, card: "ambush-f" }
const FEAR: RootTarget = { kind: "reaction", owner: 0, word: "fear", clearing: 3, count: 1, by: 1 }
afterEach(() => {
  screen.glass = false
})

describe("choices are found where they point at", () => {
  test("a clearing, and a number that is none", () => {
    const { clearings, numbers } = sorted(clearing(3), { kind: "number", number: 3 })
    expect([[...clearings.keys()], [...numbers.keys()]]).toEqual([[3], [3]])
  })
  test("a forest, a seat", () => {
    const { forests, seats } = sorted({ kind: "forest", forest: "a" }, { kind: "player", seat: 1 })
    expect([[...forests.keys()], [...seats.keys()]]).toEqual([["a"], [1]])
  })
  test("a card itself, or an act that a card pays for", () => {
    const { cards, paid } = sorted(AMBUSH, SPEND, { ...SPEND, card: "ambush-m" }, AID)
    expect([[...cards.keys()], [...paid.keys()], [...paid.get("spend")!.keys()]]).toEqual([
      ["ambush-f"],
      ["spend", "aid-m"],
      ["ambush-f", "ambush-m"],
    ])
  })
  test("everything else is words; what ends the turn comes last", () => {
    const boots: RootTarget = { kind: "item", item: "boots", place: "exhausted" }
    const { words } = sorted(act("end"), act("march"), act("pass"), boots)
    expect(pointed(words)).toEqual([act("march"), boots, act("end"), act("pass")])
    expect(words.map(isClosingAct)).toEqual([false, false, true, true])
  })
  test("whoever only looks is offered nothing", () => {
    screen.glass = true
    const { words, cards } = sorted(act("march"), AMBUSH)
    expect([words.length, cards.size]).toEqual([0, 0])
  })
})

test("a card has a part in all that it may be used for", () => {
  const offer = sorted(AMBUSH, SPEND, AID, act("march"))
  expect(pointed(choicesWithCard(offer, "ambush-f"))).toEqual([AMBUSH, SPEND, AID])
  expect(choicesWithCard(offer, "ambush-m")).toEqual([])
})
test("a clearing is concerned by itself and by what happens there", () => {
  const offer = sorted(clearing(3), FEAR, { ...FEAR, clearing: 4 })
  expect(pointed(choicesInClearing(offer, 3))).toEqual([clearing(3), FEAR])
})
test("a choice is found by what is meant, part by part", () => {
  const at = playing(offered(act("move"), FEAR, clearing(3)))
  expect(choiceOf(at, clearing(3))!.notation).toBe("choice 2")
  expect(choiceOf(at, clearing(4))).toBeUndefined()
  expect(choiceOf(at, { ...FEAR, by: 0 })).toBeUndefined()
})
