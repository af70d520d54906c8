import { expect, test } from "vitest"
import { mergeEvents, type TableState } from "../../../src/state/table/table-state"
import type { Events } from "../../../src/wire"

const before = { seq: 3, view: { round: 1, hand: ["7M"] }, waiting: [0], past: 2 } as unknown as TableState

test("what is left out is as it was, in the view too", () => {
  const events = { t: "events", seq: 4, lines: [], waiting: [1], view: { hand: [] } } as unknown as Events
  const now = mergeEvents(before, events)
  expect(now).toMatchObject({ seq: 4, waiting: [1], past: 2, view: { round: 1, hand: [] } })
  expect([now.trick, now.closed, now.changed]).toEqual([null, [], []])
  expect(before.view).toEqual({ round: 1, hand: ["7M"] })
})

test("what is told beside the moment holds for one message", () => {
  const first = mergeEvents(before, { t: "events", seq: 4, lines: [], closed: [1] })
  expect(mergeEvents(first, { t: "events", seq: 5, lines: [] }).closed).toEqual([])
})
