import { expect, test } from "vitest"
import { readingTime } from "../../../src/state/table/reading-time"

test("a short notice stays for seconds, a long one as long as it takes to read it", () => {
  expect(readingTime("Repris.")).toBe(7000)
  expect(readingTime("x".repeat(200))).toBe(17_000)
})
