import { describe, expect, test } from "vitest"
import { findFinishedTrick } from "../../../src/games/tricks/finished-trick"
import { told, view } from "../../build"

const trick = { leader: 0, cards: ["2B", "9B"], winner: 1, count: 5, played: 3, why: { text: "", cite: "" } }
const round = { round: 1, trick_number: 13, trick: ["2B"], tricks: [8, 4], decree: "4M", trump: "M", scores: [0, 0] }
const before = view("renard", { ...round, buried: ["5K"] })
const now = view("renard", { ...round, trick: [], tricks: [8, 5], scores: [1, 6] })
const played = told<"renard">(3, { verb: "played", seat: 1, card: "9B" })
const took = told<"renard">(4, { verb: "took trick", seat: 1, tricks: 5 })

describe("a trick that was finished", () => {
  test("still lies on the table, then it does not", () => {
    const taken = findFinishedTrick(now, before, [played, took], trick)!
    expect(taken.view).toMatchObject({ taken: trick, tricks: [8, 5] })
    expect([taken.then, taken.deal, taken.since]).toEqual([now, -1, 3])
  })
  test("is none where none was told, or where the next one has begun", () => {
    expect(findFinishedTrick(now, before, [], null)).toBeNull()
    expect(findFinishedTrick({ ...now, trick: ["5K"] }, before, [], trick)).toBeNull()
  })
})

describe("the last trick of a round", () => {
  const dealt = { ...round, round: 2, trick_number: 1, trick: [], decree: "", trump: "", scores: [1, 6], hand: ["3K"] }
  const next = view("renard", { ...dealt, tricks: [0, 0], drawn: "", buried: [] })
  const lines = [played, took, told<"renard">(5, { verb: "shuffled", round: 2 }, { head: true })]

  test("is looked at on the table of that round: no new cards yet, all that was won, points as they are now", () => {
    const { view, deal } = findFinishedTrick(next, before, lines, trick)!
    const table = { round: 1, trick_number: 13, decree: "4M", trump: "M", buried: ["5K"] }
    expect(view).toMatchObject({ ...table, scores: [1, 6], hand: [], hand_sizes: [0, 0], tricks: [8, 5], taken: trick })
    expect(deal).toBe(2)
  })
  test("leaves a bare table", () => {
    const bare = { round: 1, decree: "", trump: "", hand: [], buried: [] }
    expect(findFinishedTrick(next, before, lines, trick)!.then).toMatchObject(bare)
  })
  test("is counted together where a team plays, and no gem has come yet", () => {
    const [last, first] = [view("duo", { ...round, gems_to_come: [1] }), view("duo", { ...dealt, gems_to_come: [] })]
    const taken = findFinishedTrick(
      first,
      last,
      [told<"duo">(5, { verb: "shuffled", round: 2 }, { head: true })],
      trick,
    )!
    expect(taken.view).toMatchObject({ tricks: 5, gems_to_come: [1], decree: "4M" })
    expect(taken.then).toMatchObject({ decree: "", trump: "" })
  })
})
