import { describe, expect, test } from "vitest"
import { updateLog, splitIntoSections } from "../../../src/state/table/log-sections"
import type { Line } from "../../../src/wire"

const line = (no: number, head = false, text = `line ${no}`): Line => ({ no, head, text }) as Line
const never = () => false

describe("the log in parts", () => {
  test("begins a part with every line that heads one", () => {
    const parts = splitIntoSections([line(1, true), line(2), line(3, true), line(4), line(5)], never)
    expect(parts.map(({ key, lines }) => [key, lines.map(({ no }) => no)])).toEqual([
      [1, [2]],
      [3, [4, 5]],
    ])
  })
  test("gathers what came before the first turn in a part without a head", () => {
    const [first, second] = splitIntoSections([line(1), line(2, true)], never)
    expect([first!.key, first!.head, first!.lines.length]).toEqual([-1, null, 1])
    expect(second!.head!.no).toBe(2)
  })
  test("counts what is fresh in each part, its head too", () => {
    const parts = splitIntoSections([line(1, true), line(2), line(3, true), line(4)], ({ no }) => no > 1)
    expect(parts.map(({ fresh }) => fresh)).toEqual([1, 2])
  })
  test("has no part without a line", () => {
    expect(splitIntoSections([], never)).toEqual([])
  })
})

describe("the log after some news", () => {
  test("has the new lines at its end", () => {
    const log = updateLog([line(1)], { lines: [line(2)], closed: [], changed: [] })
    expect(log.map(({ no }) => no)).toEqual([1, 2])
  })
  test("loses lines that are closed, old and new", () => {
    const log = updateLog([line(1), line(2)], { lines: [line(3), line(4)], closed: [1, 4], changed: [] })
    expect(log.map(({ no }) => no)).toEqual([2, 3])
  })
  test("says in the same place what changed in a line", () => {
    const log = updateLog([line(1), line(2), line(3)], { lines: [], closed: [], changed: [line(2, false, "other")] })
    expect(log.map(({ text }) => text)).toEqual(["line 1", "other", "line 3"])
  })
})
