import { afterEach, describe, expect, test } from "vitest"
import { inClearing, isLast, sort, withCard } from "../../../src/games/root/choices"
import { act, choiceOf, clearing, type RootChoice } from "../../../src/games/root/playing"
import { looking } from "../../../src/games/root/table.svelte"
import type { RootTarget } from "../../../src/wire"
import { offered, playing, woodland } from "./view"

const table = (...targets: RootTarget[]) => playing(woodland(), offered(targets))
const sorted = (...targets: RootTarget[]) => sort(table(...targets))
const card = (card: string): RootTarget => ({ kind: "card", card })
const paid = (act: string, card: string): RootTarget => ({ kind: "paid", act, card })
const targets = (choices: RootChoice[]) => choices.map(({ target }) => target)
afterEach(() => {
  looking.glass = false
})

describe("choices are found where they point at", () => {
  test("a clearing, a number, a forest, a seat", () => {
    const offer = sorted(
      clearing(3),
      { kind: "number", number: 2 },
      { kind: "forest", forest: "A" },
      { kind: "player", seat: 1 },
    )
    const keys = [offer.clearings, offer.numbers, offer.forests, offer.seats].map((found) => [...found.keys()])
    expect(keys).toEqual([[3], [2], ["A"], [1]])
    expect(offer.words).toEqual([])
  })
  test("a card itself, or an act that a card pays for", () => {
    const aid: RootTarget = { kind: "aid", act: "aid", seat: 1, card: "ambush-m" }
    const offer = sorted(card("ambush-f"), paid("spend", "ambush-f"), paid("spend", "ambush-m"), aid)
    expect([...offer.cards.keys()]).toEqual(["ambush-f"])
    expect([...offer.paid].map(([act, cards]) => [act, [...cards.keys()]])).toEqual([
      ["spend", ["ambush-f", "ambush-m"]],
      ["aid", ["ambush-m"]],
    ])
  })
  test("everything else is words; what ends the turn comes last", () => {
    const { words } = sorted(act("end"), act("march"), act("pass"), { kind: "suit", suit: "fox" })
    expect(targets(words)).toEqual([act("march"), { kind: "suit", suit: "fox" }, act("end"), act("pass")])
    expect(words.map(isLast)).toEqual([false, false, true, true])
  })
  test("whoever only looks is offered nothing", () => {
    looking.glass = true
    const { words, cards } = sorted(act("march"), card("ambush-f"))
    expect([words.length, cards.size]).toEqual([0, 0])
  })
})

test("a card has a part in all that it may be used for", () => {
  const offer = sorted(card("ambush-f"), paid("spend", "ambush-f"), act("march"))
  expect(targets(withCard(offer, "ambush-f"))).toEqual([card("ambush-f"), paid("spend", "ambush-f")])
  expect(withCard(offer, "ambush-m")).toEqual([])
})
test("a clearing is concerned by itself and by what happens there", () => {
  const happens = (clearing: number): RootTarget =>
    ({ kind: "reaction", owner: 0, word: "outrage", clearing, count: 1, by: 1 }) as RootTarget
  expect(targets(inClearing(sorted(clearing(3), happens(3), happens(4), act("march")), 3))).toEqual([
    clearing(3),
    happens(3),
  ])
})
test("a choice is found by all that it points at", () => {
  const at = table(clearing(3), paid("spend", "ambush-f"))
  expect(choiceOf(at, clearing(3))?.target).toEqual(clearing(3))
  expect(choiceOf(at, clearing(4))).toBeUndefined()
  expect(choiceOf(at, paid("spend", "ambush-m"))).toBeUndefined()
})
