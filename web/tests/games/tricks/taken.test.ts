import { describe, expect, test } from "vitest"
import { takenIn } from "../../../src/games/tricks/taken"
import { line } from "../../build"

const trick = { leader: 0, cards: ["2B", "9B"], winner: 1, count: 5, played: 3 }
const before = { round: 1, trick_number: 13, trick: ["2B"], tricks: [8, 4], decree: "4M", trump: "M", scores: [0, 0] }
const now = { ...before, trick: [], tricks: [8, 5], scores: [1, 6] }

describe("a trick that was finished", () => {
  test("still lies on the table, then it does not", () => {
    const taken = takenIn(now, before, [line(3), line(4)], trick)!
    expect([taken.view.taken, taken.view.tricks, taken.then]).toEqual([trick, [8, 5], now])
    expect([taken.deal, taken.since]).toEqual([-1, 3])
  })
  test("is none where none was told, or where the next one has begun", () => {
    expect(takenIn(now, before, [], null)).toBeNull()
    expect(takenIn({ ...now, trick: ["5K"] }, before, [], trick)).toBeNull()
  })
})

describe("the last trick of a round", () => {
  const dealt = {
    round: 2,
    trick_number: 1,
    trick: [],
    tricks: [0, 0],
    decree: "",
    trump: "",
    scores: [1, 6],
    hand: ["3K"],
  }
  const lines = [line(3), line(4), line(5, { head: true }), line(6)]

  test("is looked at on the table of that round: no new cards yet, all that was won, points as they are now", () => {
    const { view, deal } = takenIn(dealt, before, lines, trick)!
    expect(view).toMatchObject({
      round: 1,
      trick_number: 13,
      decree: "4M",
      trump: "M",
      scores: [1, 6],
      hand: [],
      waiting: [],
    })
    expect([view.tricks, view.taken, deal]).toEqual([[8, 5], trick, 2])
  })
  test("leaves a bare table", () => {
    expect(takenIn(dealt, before, lines, trick)!.then).toMatchObject({ decree: "", trump: "", hand: [], round: 1 })
  })
  test("is counted together where a team plays", () => {
    expect(
      takenIn({ ...dealt, tricks: 0 }, { ...before, tricks: 10 }, lines, { ...trick, count: 11 })!.view.tricks,
    ).toBe(11)
  })
})
