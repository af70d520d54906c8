import { describe, expect, it } from "vitest"
import { saveSpeed, savedSpeed, moveAt, adjacentSpeed, SPEEDS, turnAt, turnsOf } from "../../../src/state/replay/moves"
import { line } from "../../build"

const story = [
  line(0, { n: 1 }),
  line(1, { n: 2, head: true }),
  line(2, { n: 3 }),
  line(3, { n: 3 }),
  line(4, { n: 6 }),
  line(5, { n: 7, head: true }),
  line(6, { n: 7 }),
]

describe("the moves of a game", () => {
  const turns = turnsOf(story)
  it("are grouped by turns, and what one answer led to is one move", () => {
    expect(turns.map((turn) => [turn.n, turn.moves.map((move) => move.n)])).toEqual([
      [1, [1]],
      [2, [3, 6]],
      [7, [7]],
    ])
    expect(turns[1]!.moves[0]!.lines.map((line) => line.no)).toEqual([2, 3])
  })
  it("show at every step the last one that was told by then", () => {
    expect([0, 1, 3, 5, 6, 9].map((n) => moveAt(turns, n)?.n)).toEqual([undefined, 1, 3, 3, 6, 7])
    expect([0, 1, 2, 6, 7].map((n) => turnAt(turns, n)?.n)).toEqual([1, 1, 2, 2, 7])
  })
})

describe("the speed of a replay", () => {
  it("is kept, and one that nobody knows is the usual one", () => {
    saveSpeed("fast")
    expect(savedSpeed()).toBe("fast")
    localStorage.setItem("replay-speed", "toString")
    expect(savedSpeed()).toBe("normal")
  })
  it("goes up and down and stops at its ends", () => {
    expect([adjacentSpeed("slow", true), adjacentSpeed("fast", true), adjacentSpeed("slow", false)]).toEqual([
      "normal",
      "fast",
      "slow",
    ])
    expect(SPEEDS.slow).toBeGreaterThan(SPEEDS.fast)
  })
})
