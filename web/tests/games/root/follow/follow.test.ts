import { flushSync } from "svelte"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { ActFollower, shownPast } from "../../../../src/games/root/follow/follow.svelte"
import type { RootTable } from "../../../../src/games/root/root-table"
import type { RootEvent } from "../../../../src/wire"
import { effectRoot, Telling } from "../fake-table.svelte"
import { line, woodland } from "../build-view"

const placed = (no: number) => line(no, { verb: "placed", seat: 1, clearing: no, count: 1, ruled_by: -1 })
const turn = (no: number, seat: number) => line(no, { verb: "turn", seat, count: no } as RootEvent)
const ME = 0
const OTHER = 1

let table: Telling
let follow: ActFollower
let close: () => void
beforeEach(() => {
  vi.useFakeTimers()
  table = new Telling()
  table.log = [turn(0, ME)]
  follow = new ActFollower(table as unknown as RootTable)
  close = effectRoot(() => follow.keep())
  flushSync()
})
afterEach(() => {
  close()
  vi.useRealTimers()
})
function tell(...told: Parameters<Telling["tell"]>): void {
  table.tell(...told)
  flushSync()
}
/** Each act is shown as long as it takes. */
function letActsPass(count: number): void {
  for (let n = 0; n < count; n++) {
    vi.advanceTimersByTime(10_000)
    flushSync()
  }
}

test("what others do is shown act by act while nothing is asked of me", () => {
  tell([turn(1, OTHER), placed(2), placed(3)], OTHER)
  expect([follow.mode, follow.act?.no, shownPast.no]).toEqual(["live", 1, 1])
  letActsPass(3)
  expect([follow.mode, shownPast.no, follow.missed.length]).toEqual(["", -1, 0])
})

test("my turn brings the present at once, and what was cut off can be looked at", () => {
  tell([turn(1, OTHER), placed(2), placed(3)], OTHER)
  follow.step(1)
  const now = woodland()
  tell([placed(4), turn(5, ME)], ME, now)
  expect([follow.mode, shownPast.no, shownPast.view]).toEqual(["", -1, null])
  expect(follow.view).toBe(now)
  expect(follow.unseen.map(({ no }) => no)).toEqual([2, 3, 4])
  follow.begin(follow.unseen[0])
  flushSync()
  expect([follow.mode, shownPast.no, follow.missed.length]).toEqual(["recap", 2, 0])
})

test("a question in the middle of another's turn brings the present too", () => {
  tell([turn(1, OTHER), placed(2)], OTHER)
  table.waiting = [ME]
  flushSync()
  expect([follow.mode, follow.missed.map(({ no }) => no)]).toEqual(["", [1, 2]])
})

test("what nobody could have seen on the map is not offered", () => {
  tell([turn(1, OTHER), line(2, { verb: "drew", seat: OTHER, count: 1, pile: "hand" }), turn(3, ME)], ME)
  expect([follow.mode, follow.missed.length, follow.unseen.length]).toEqual(["", 2, 0])
})

test("an answer, and the end of what is shown again, bring the present", () => {
  tell([turn(1, OTHER), placed(2), turn(3, ME)], ME)
  follow.begin()
  flushSync()
  table.sent = "march"
  flushSync()
  expect([follow.mode, follow.missed.length]).toEqual(["", 0])
  table.sent = ""
  follow.begin()
  flushSync()
  letActsPass(3)
  expect(shownPast.no, "it does not stay in the way of a question").toBe(-1)
})
