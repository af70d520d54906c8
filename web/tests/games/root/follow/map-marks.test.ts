import { expect, test } from "vitest"
import {
  marksOfLatestMoves,
  marksOf,
  actsSinceTurnOf,
  turnOfEachLine,
} from "../../../../src/games/root/follow/map-marks"
import type { RootEvent } from "../../../../src/wire"
import { line } from "../build-view"

const turn = (no: number, seat: number) => line(no, { verb: "turn", seat, count: no })

test("every act has its mark: what came, what went, a battle, a place that is spoken of", () => {
  const kinds = (event: RootEvent) => marksOf(line(1, event), []).map(({ kind, to }) => `${kind} ${to.clearing}`)
  expect(kinds({ verb: "placed", seat: 0, clearing: 4, count: 2, ruled_by: -1 })).toEqual(["gain 4"])
  expect(kinds({ verb: "razed", seat: 0, clearing: 4, piece: "roost", by: 1, ruled_by: -1 })).toEqual(["loss 4"])
  expect(kinds({ verb: "battle", seat: 0, other: 1, clearing: 6 })).toEqual(["fray 6"])
  expect(kinds({ verb: "spreads", seat: 0, clearing: 7 })).toEqual(["about 7"])
  expect(kinds({ verb: "scored", seat: 0, count: 2, total: 2 })).toEqual([])
})

test("of what I do only the last four moves are shown; of a move that is looked at again, all", () => {
  const ruled = { origin_ruled_by: -1, ruled_by: -1 }
  const moved = (no: number) =>
    line(no, { verb: "moved", seat: 1, origin: no, clearing: no + 1, count: 1, by: 1, ...ruled })
  const news = [
    line(1, { verb: "placed", seat: 0, clearing: 1, count: 1, ruled_by: -1 }),
    ...[2, 3, 4, 5, 6].map(moved),
  ]
  expect(marksOfLatestMoves(news, news).map((mark) => mark.to.clearing)).toEqual([4, 5, 6, 7])
  expect(marksOfLatestMoves(news, news, true)).toHaveLength(6)
})

test("since my last turn: the others' turns, up to mine if it has begun", () => {
  const log = [line(0), turn(1, 0), line(2), turn(3, 1), line(4), turn(5, 2), line(6), turn(7, 0), line(8)]
  const numbers = (seat: number, upTo = 99) => actsSinceTurnOf(log.slice(0, upTo), seat).map((one) => one.no)
  expect(numbers(0)).toEqual([3, 4, 5, 6])
  expect(numbers(0, 7)).toEqual([3, 4, 5, 6])
  expect(numbers(1)).toEqual([5, 6, 7, 8])
  expect(numbers(2, 5)).toEqual([1, 2, 3, 4])
  expect(numbers(0, 3)).toEqual([])
  expect([...turnOfEachLine(log).values()]).toEqual([-1, 0, 0, 1, 1, 2, 2, 0, 0])
})
