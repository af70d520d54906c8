import { expect, test } from "vitest"
import { scoreLine, scoreSeries } from "../../../../src/games/root/ending/score-series"
import { line } from "../build-view"

const turn = (no: number, count: number) => line(no, { verb: "turn", seat: 0, count })
const log = [
  line(0),
  turn(1, 1),
  line(2, { verb: "scored", seat: 0, count: 3, total: 3 }),
  turn(3, 2),
  line(4, { verb: "lost", seat: 0, count: 1, total: 2 }),
  line(5, { verb: "dominance", seat: 1, card: "dom-f" }),
]

test("points are told after each turn; who plays for dominance is off the track", () => {
  expect(scoreSeries(log, 2)).toEqual([
    { turn: 0, points: [0, 0] },
    { turn: 1, points: [3, 0] },
    { turn: 2, points: [2, null] },
  ])
})

test("a line goes from the first turn to the last, and ends where the marker left the track", () => {
  const series = scoreSeries(log, 2)
  expect(scoreLine(series, 0, 100, 30, 30)).toEqual({ d: "M0 30L50 27L100 28", end: { x: 100, y: 28 } })
  expect(scoreLine(series, 1, 100, 30, 30).end).toEqual({ x: 50, y: 30 })
})
