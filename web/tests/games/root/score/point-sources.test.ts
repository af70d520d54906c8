import { describe, expect, test } from "vitest"
import { signed, sourcesOf, totalPoints } from "../../../../src/games/root/score/point-sources"
import { line } from "../build-view"

const log = [
  line(1, { verb: "turn", seat: 0, count: 1 }),
  line(2, { verb: "scored", seat: 0, count: 2, total: 2 }, "root:6.5.4"),
  line(3, { verb: "scored", seat: 1, count: 9, total: 9 }, "root:7.6.1"),
  line(4, { verb: "turn", seat: 0, count: 2 }),
  line(5, { verb: "scored", seat: 0, count: 4, total: 6 }, "root:4.1.3"),
  line(6, { verb: "scored", seat: 0, count: 3, total: 9 }, "root:6.5.4"),
  line(7, { verb: "lost", seat: 0, count: 1, total: 8 }, "root:7.5.5"),
  line(8, { verb: "placed", seat: 0, clearing: 1, count: 5, ruled_by: -1 }),
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
    expect([totalPoints(sourcesOf(log, 0)), totalPoints(sourcesOf(log, 1)), totalPoints(sourcesOf(log, 2))]).toEqual([
      8, 9, 0,
    ])
  })
})
test("points are written with their sign", () => {
  expect([signed(3), signed(-2), signed(0)]).toEqual(["+3", "−2", "+0"])
})
