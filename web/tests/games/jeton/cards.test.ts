import { describe, expect, test } from "vitest"
import { sortCards, worth, shareNotation } from "../../../src/games/jeton/cards"
import { layNotation } from "../../../src/games/jeton/lays"
import type { TableContext } from "../../../src/state/table/table-context"

test("cards are written from low to high, the +1 cards last", () => {
  expect(sortCards(["p", "4", "2", "3", "p", "2"])).toBe("2234pp")
})
test("a +1 card is worth one, others what they show", () => {
  expect([worth("24p"), worth("")]).toEqual([7, 0])
})

describe("a sharing in notation", () => {
  test("names the seats in order with what each gets", () => {
    const given = new Map([
      [2, ["4", "2"]],
      [0, ["p", "3"]],
    ])
    expect(shareNotation(given)).toBe("share 0:3p 2:24")
  })
  test("leaves out who gets nothing", () => {
    expect(
      shareNotation(
        new Map([
          [0, []],
          [1, ["2"]],
        ]),
      ),
    ).toBe("share 1:2")
  })
})

describe("laying cards on a stack", () => {
  const at = (stacks: string[]) => ({ seat: 1, view: { hand: "23p", stacks } }) as unknown as TableContext<"jeton">
  test("begins a stack of one’s own with a bid", () => {
    expect(layNotation(at(["", ""]), 1, [1, 0])).toBe("bid 23")
  })
  test("raises a stack that is there, whosever it is", () => {
    expect(layNotation(at(["4", ""]), 0, [2])).toBe("raise 0 p")
    expect(layNotation(at(["4", "2"]), 1, [2])).toBe("raise 1 p")
  })
  test("is nothing without cards, nor where another has no stack", () => {
    expect(layNotation(at(["4", ""]), 0, [])).toBe("")
    expect(layNotation(at(["", ""]), 0, [1])).toBe("")
    expect(layNotation(at(["4", ""]), 0, [7])).toBe("")
  })
})
