import { beforeEach, expect, test } from "vitest"
import { keepSolved, kept, streak } from "../../src/state/puzzles"

beforeEach(() => localStorage.clear())

test("a streak counts days in a row, and today may still come", () => {
  expect(streak([], "2026-11-17")).toBe(0)
  expect(streak(["2026-11-17"], "2026-11-17")).toBe(1)
  expect(streak(["2026-11-15", "2026-11-16"], "2026-11-17")).toBe(2)
  expect(streak(["2026-11-14", "2026-11-15"], "2026-11-17")).toBe(0)
  expect(streak(["2026-02-28", "2026-03-01"], "2026-03-01")).toBe(2)
})

test("what was solved is kept once, and its day only if it was that day's", () => {
  keepSolved("renard-1a", "")
  keepSolved("renard-1a", "2026-11-17")
  expect(kept()).toEqual({ solved: ["renard-1a"], days: ["2026-11-17"] })
})

test("what cannot be read is nothing", () => {
  localStorage.setItem("clairiere-puzzles", "{")
  expect(kept()).toEqual({ solved: [], days: [] })
})
