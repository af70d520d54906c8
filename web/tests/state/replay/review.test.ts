import { afterEach, expect, test, vi } from "vitest"
import { chartX, chanceChart, nearestDecision } from "../../../src/state/replay/win-chances"
import { judgeTry, GameReview } from "../../../src/state/replay/review.svelte"
import type { ReviewInfo, ReviewMistake } from "../../../src/wire"

const mistake = (at: number, best: string, played: string) => ({ at, best, played }) as ReviewMistake
const points = [
  { at: 2, value: 0.5 },
  { at: 10, value: 0.75 },
  { at: 20, value: 1 },
]
const info = (more: Partial<ReviewInfo>): ReviewInfo => ({
  seat: 0,
  running: false,
  progress: 1,
  report: { summary: [], chart: "", points, mistakes: [mistake(10, "7M", "2M")], shares: [] },
  ...more,
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("the line of chances is drawn over the whole game, with its mistakes on it", () => {
  const { line, dots } = chanceChart(points, [mistake(10, "7M", "2M")])
  expect(line).toBe("10,50 50,25 100,0")
  expect(dots).toEqual([{ x: 50, y: 25, on: 25 }])
  expect(chartX(5, 0)).toBe(500)
})

test("mistakes that are near each other do not hide one another", () => {
  const { dots } = chanceChart(points, [mistake(10, "7M", "2M"), mistake(11, "7M", "2M"), mistake(9, "7M", "2M")])
  expect(dots.map(({ x }) => x)).toEqual([50, 55, 45])
  const heights = dots.map(({ y }) => y).sort((one, other) => one - other)
  expect(heights.every((y, i) => y >= 0 && y <= 100 && (!i || y - heights[i - 1]! >= 20))).toBe(true)
})

test("a click goes to the decision that is nearest", () => {
  expect(nearestDecision(points, 0.45)).toBe(10)
  expect(nearestDecision(points, 1)).toBe(20)
})

test("a try is judged before anything is told", () => {
  const one = mistake(1, "7M", "2M")
  expect([judgeTry(one, "7M"), judgeTry(one, "2M"), judgeTry(one, "3M")]).toEqual(["found", "same", "other"])
})

test("a review that goes on is asked for again, until it is done", async () => {
  vi.useFakeTimers()
  const answers = [info({ running: true, progress: 0.4, report: null }), info({})]
  vi.stubGlobal(
    "fetch",
    vi.fn(
      async () => new Response(JSON.stringify(answers.shift()), { headers: { "content-type": "application/json" } }),
    ),
  )
  const review = new GameReview()
  await review.look("t", 0, true)
  expect(review.info?.progress).toBe(0.4)
  await vi.advanceTimersByTimeAsync(800)
  expect(review.report?.points.length).toBe(3)
  review.at = 0
  expect(review.finding).toBe(true)
  review.choose("2M")
  expect([review.finding, review.tries[0]]).toEqual([false, "same"])
  review.choose("7M") // one try, then it is shown
  expect(review.tries[0]).toBe("same")
})

test("a review that goes on is asked for again after a refusal too", async () => {
  vi.useFakeTimers()
  const refused = { error: "server-too-many", text: "Wait a moment.", cite: "" }
  const answers: [unknown, number][] = [
    [info({ running: true, progress: 0.4, report: null }), 200],
    [refused, 429],
    [info({}), 200],
  ]
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => {
      const [told, status] = answers.shift()!
      return new Response(JSON.stringify(told), { status, headers: { "content-type": "application/json" } })
    }),
  )
  const review = new GameReview()
  await review.look("t", 0, true)
  await vi.advanceTimersByTimeAsync(800)
  expect([review.failed, review.info?.running]).toEqual(["Wait a moment.", true])
  await vi.advanceTimersByTimeAsync(5000)
  expect([review.failed, review.info?.running]).toEqual(["", false])
})

test("a refusal is told, and nobody asks after leaving", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(
      async () =>
        new Response(JSON.stringify({ error: "x", text: "Not over yet.", cite: "" }), {
          status: 409,
          headers: { "content-type": "application/json" },
        }),
    ),
  )
  const review = new GameReview()
  await review.look("t", 1)
  expect(review.failed).toBe("Not over yet.")
  const late = review.look("t", 1)
  review.leave()
  await late
  expect(review.failed).toBe("")
})
