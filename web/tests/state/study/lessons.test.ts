import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { lessonsInProgress, isDone, markDone, nextOf, playFriendly, takeLesson } from "../../../src/state/study/lessons"
import { savePlaySettings, savedPlaySettings } from "../../../src/state/lobby/quick-play"
import { route } from "../../../src/state/app/route.svelte"
import type { GameInfo } from "../../../src/wire"
import { table } from "../../build"
import { Http } from "../../http"

const lessons = ["basics", "odd", "scoring"].map((name) => ({ name, title: name, steps: 3 }))
const BOTS = ["random", "greedy", "search"].map((name, level) => ({ name, level }))
const game = { id: "g", fewest: 2, usual: 2, most: 2, bots: BOTS, alone: [], lessons } as unknown as GameInfo

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe("how far one has come", () => {
  test("is remembered, each lesson once, and names the one to take next", () => {
    expect([isDone("g", "basics"), nextOf(game)]).toEqual([false, "basics"])
    markDone("g", "basics")
    markDone("g", "basics")
    expect([isDone("g", "basics"), isDone("h", "basics"), nextOf(game)]).toEqual([true, false, "odd"])
    expect(localStorage.getItem("lessons")).toBe('{"g":["basics"]}')
    for (const { name } of lessons) markDone("g", name)
    expect(nextOf(game)).toBe("basics")
    expect(nextOf({ id: "h", lessons: [] })).toBe("")
  })
  test("knows my lessons that were begun and not ended", () => {
    const one = (lesson: string, status: "running" | "over", mine = true) =>
      table({ game: "g", status, mine, options: lesson ? { lesson } : {} })
    const tables = [one("odd", "running"), one("basics", "over"), one("", "running"), one("scoring", "running", false)]
    expect(lessonsInProgress(tables)).toEqual(["g/odd"])
  })
  test("what is kept and cannot be read is as if nothing were", () => {
    for (const kept of ["{", "null", '{"g":"basics"}']) {
      localStorage.setItem("lessons", kept)
      expect(isDone("g", "basics")).toBe(false)
    }
  })
})

describe("a table", () => {
  test("of a lesson is asked for by its name", async () => {
    const http = new Http(() => ({ body: table({ id: "l" }) }))
    await takeLesson("g", "odd", true)
    expect([http.asked[0]?.path, route.parts]).toEqual([expect.stringMatching(/^\/api\/lessons\/g\/odd\b/), ["t", "l"]])
  })
  test("after the lessons is a friendly one, however one played last", async () => {
    savePlaySettings("g", { level: 2, seats: 2, options: {} })
    const http = new Http(() => ({ body: table({ id: "f" }) }))
    await playFriendly(game)
    expect(route.parts).toEqual(["t", "f"])
    expect(http.asked[0]?.body).toMatchObject({ game: "g", seats: ["me", "bot:greedy"] })
    expect(savedPlaySettings(game).level, "what was chosen stays chosen").toBe(2)
  })
})
