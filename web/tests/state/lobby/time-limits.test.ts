import { beforeEach, expect, test } from "vitest"
import { formatDuration } from "../../../src/state/lobby/time-limits"
import { speak } from "../../../src/text.svelte"

beforeEach(() => speak("en"))

test("a time is told in seconds while they matter, then in minutes, hours and days", () => {
  expect([1, 119_000, 120_000, 7_199_000].map(formatDuration)).toEqual(["1 s", "119 s", "2 min", "119 min"])
  const hour = 3_600_000
  expect(formatDuration(2 * hour)).toMatch(/^2 h/)
  expect(formatDuration(47 * hour)).toMatch(/^47 h/)
  expect(formatDuration(50 * hour)).toMatch(/2 .*2/)
})
test("a time that is up is told as nothing, and a part of a second as a whole one", () => {
  expect(formatDuration(-5000)).toBe(formatDuration(0))
  expect(formatDuration(1)).toBe(formatDuration(1000))
})
