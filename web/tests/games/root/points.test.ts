import { describe, expect, test } from "vitest"
import { signed, sourcesOf, sum } from "../../../src/games/root/points"
import { told } from "../../build"

const scored = (no: number, seat: number, count: number, clause: string) =>
  told<"root">(no, { verb: "scored", seat, count, total: 0 }, { cite: `root:${clause}` })
const turn = (no: number, count: number) => told<"root">(no, { verb: "turn", seat: 0, count })
const log = [
  turn(1, 1),
  scored(2, 0, 2, "6.5.4"),
  scored(3, 1, 9, "7.6.1"),
  turn(4, 2),
  scored(5, 0, 4, "4.1.3"),
  scored(6, 0, 3, "6.5.4"),
  told<"root">(7, { verb: "lost", seat: 0, count: 1, total: 8 }, { cite: "root:7.5.5" }),
  told<"root">(8, { verb: "reshuffled", count: 5 }),
]

describe("where a faction’s points came from", () => {
  test("is told by clauses, the richest first, what was lost last", () => {
    expect(sourcesOf(log, 0).map(({ cite, points }) => [cite, points])).toEqual([
      ["root:6.5.4", 5],
      ["root:4.1.3", 4],
      ["root:7.5.5", -1],
    ])
  })
  test("is told each time, with its turn and its line", () => {
    expect(sourcesOf(log, 0)[0]!.each).toEqual([
      { no: 2, n: 2, points: 2, turn: 1 },
      { no: 6, n: 6, points: 3, turn: 2 },
    ])
  })
  test("comes to what it has, without what others have", () => {
    expect([sum(sourcesOf(log, 0)), sum(sourcesOf(log, 1)), sum(sourcesOf(log, 2))]).toEqual([8, 9, 0])
  })
})
test("points are written with their sign", () => {
  expect([signed(3), signed(-2), signed(0)]).toEqual(["+3", "−2", "+0"])
})
