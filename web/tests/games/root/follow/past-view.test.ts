import { expect, test } from "vitest"
import { marksOf } from "../../../../src/games/root/follow/map-marks"
import { rewindView, viewAt } from "../../../../src/games/root/follow/past-view"
import type { RootEvent } from "../../../../src/wire"
import { glade, line, woodland } from "../build-view"

const place = (clearing: number) => ({ clearing, forest: "" })

/** One line for each event, with numbers from 1. */
const told = (...events: RootEvent[]) => events.map((event, n) => line(n + 1, event))

test("what was done is undone, the last act first", () => {
  const log = told(
    { verb: "placed", seat: 0, clearing: 1, count: 3, ruled_by: -1 },
    { verb: "moved", seat: 0, origin: 1, clearing: 2, count: 2, by: 0, origin_ruled_by: 0, ruled_by: 1 },
    { verb: "built", seat: 0, clearing: 2, piece: "sawmill", ruled_by: 0 },
    { verb: "removed", seat: 0, clearing: 2, count: 1, by: 1, ruled_by: 0 },
    { verb: "token", seat: 0, clearing: 2, piece: "wood", count: 2 },
    { verb: "token gone", seat: 0, clearing: 2, piece: "wood", by: 1 },
    { verb: "razed", seat: 0, clearing: 2, piece: "sawmill", by: 1, ruled_by: 0 },
    { verb: "scored", seat: 1, count: 2, total: 2 },
  )
  const clearings = Array.from({ length: 12 }, () => glade({ warriors: { M: 0 }, pieces: { M: {} } }))
  clearings[0] = glade({ warriors: { M: 1 }, ruler: "M" })
  clearings[1] = glade({ warriors: { M: 1 }, pieces: { M: { wood: 1 } }, slots: 2, ruler: "" })
  const now = woodland({ clearings })
  now.players[1]!.score = 2
  const at = (no: number) => rewindView(now, log, no, 8)
  expect(at(8)).toBe(now)
  expect(at(7).players[1]!.score).toBe(0)
  expect(at(6).clearings[1]).toMatchObject({ pieces: { M: { wood: 1, sawmill: 1 } }, slots: 1, ruler: "M" })
  expect(at(4).clearings[1]).toMatchObject({ warriors: { M: 1 }, pieces: { M: { sawmill: 1 } } })
  expect(at(3).clearings[1]!.warriors).toEqual({ M: 2 })
  expect(
    at(1)
      .clearings.slice(0, 2)
      .map((clearing) => clearing.warriors.M),
  ).toEqual([3, 0])
  expect(at(0).clearings[0]!.warriors).toEqual({ M: 0 })
  const rulers = [8, 6, 2, 1, 0].map((no) =>
    at(no)
      .clearings.slice(0, 2)
      .map(({ ruler }) => ruler),
  )
  expect(rulers, "who ruled before an act is told with it").toEqual([
    ["M", ""],
    ["M", "M"],
    ["M", "M"],
    ["M", "V"],
    ["", "V"],
  ])
  expect(now.clearings[1]!.warriors).toEqual({ M: 1 })
})

test("a pawn goes back to where the log last saw it", () => {
  const log = told({ verb: "pawn", seat: 1, place: place(3) }, { verb: "pawn", seat: 1, place: place(5) })
  const now = woodland()
  now.clearings[4] = glade({ pawns: ["V"] })
  const before = rewindView(now, log, 1, 2)
  expect(before.players[1]!.pawn).toEqual(place(3))
  expect(before.clearings.map((clearing) => clearing.pawns.length).indexOf(1)).toBe(2)
  expect(marksOf(log[1]!, log)).toMatchObject([{ kind: "move", from: place(3), to: place(5) }])
  expect(marksOf(log[0]!, log)).toMatchObject([{ kind: "gain", to: place(3) }])
})

test("the nearest frame is taken, with what came between undone", () => {
  const log = told({ verb: "scored", seat: 0, count: 1, total: 1 }, { verb: "scored", seat: 0, count: 1, total: 2 })
  const [one, two] = [woodland(), woodland()]
  two.players[0]!.score = 2
  expect(
    viewAt(
      0,
      [
        { no: 0, view: one },
        { no: 2, view: two },
      ],
      log,
    ),
  ).toBe(one)
  expect(
    viewAt(
      1,
      [
        { no: 0, view: one },
        { no: 2, view: two },
      ],
      log,
    )!.players[0]!.score,
  ).toBe(1)
  expect(viewAt(3, [{ no: 2, view: two }], log)).toBeUndefined()
})
