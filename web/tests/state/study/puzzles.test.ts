import { beforeEach, expect, test } from "vitest"
import { saveSolved, loadSolved, nextOf, streak } from "../../../src/state/study/puzzles"

beforeEach(() => localStorage.clear())

test("a streak counts days in a row, and today may still come", () => {
  expect(streak([], "2026-11-17")).toBe(0)
  expect(streak(["2026-11-17"], "2026-11-17")).toBe(1)
  expect(streak(["2026-11-15", "2026-11-16"], "2026-11-17")).toBe(2)
  expect(streak(["2026-11-14", "2026-11-15"], "2026-11-17")).toBe(0)
  expect(streak(["2026-02-28", "2026-03-01"], "2026-03-01")).toBe(2)
})

test("what was solved is kept once, and its day only if it was that day's", () => {
  saveSolved("renard-1a", "")
  saveSolved("renard-1a", "2026-11-17")
  expect(loadSolved()).toEqual({ solved: ["renard-1a"], days: ["2026-11-17"] })
})

test("what cannot be read is nothing", () => {
  localStorage.setItem("clairiere-puzzles", "{")
  expect(loadSolved()).toEqual({ solved: [], days: [] })
})

test("one goes on with the next that is not solved, at last with those before, and then with none", () => {
  const all = ["a", "b", "c", "d"].map((id) => ({ id }))
  expect(nextOf(all, "b", ["b", "c"])).toBe("d")
  expect(nextOf(all, "b", ["b", "c", "d"])).toBe("a")
  expect(nextOf(all, "b", ["a", "b", "c", "d"])).toBe("")
  expect(nextOf([], "b", [])).toBe("")
})
