import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { newsOf, AnswerPlanner } from "../../../src/state/table/planned-answers.svelte"
import type { PlannedAnswer } from "../../../src/wire"

const plan = (id: string, status: PlannedAnswer["status"], why = ""): PlannedAnswer => ({
  id,
  about: "ambush",
  text: "If I am attacked",
  answer: { notation: "pass", label: "No ambush" },
  only: "options",
  unless: [],
  standing: false,
  status,
  why,
  at: 0,
})
const question = { about: "ambush", text: "If I am attacked", cite: "root:4.3.1", choices: [], now: false }

describe("what became of plans", () => {
  test("is told once, of those that were kept", () => {
    const before = [plan("a", "kept"), plan("b", "kept"), plan("c", "given")]
    const news = newsOf(before, [
      plan("a", "given"),
      plan("b", "dropped", "You answered yourself."),
      plan("c", "given"),
    ])
    expect(news).toHaveLength(2)
    expect(news[1]).toContain("You answered yourself.")
    expect(newsOf([], [plan("a", "given")])).toEqual([])
  })
})

describe("planning", () => {
  const sent: [string, string][] = []
  let answer: unknown
  beforeEach(() => {
    sent.length = 0
    vi.stubGlobal("fetch", async (path: string, { method }: { method: string }) => {
      sent.push([method, path.split("?")[0]!])
      return { ok: true, headers: new Headers({ "content-type": "application/json" }), json: () => answer }
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  test("is offered where something may be asked, and looked at again only while something is kept", async () => {
    const told: string[] = []
    const planning = new AnswerPlanner("t", (text) => told.push(text))
    answer = { open: true, foreseen: [question], planned: [] }
    await planning.look()
    planning.follow()
    expect([planning.open, sent.length]).toEqual([true, 1])
    answer = { open: true, foreseen: [question], planned: [plan("a", "kept")] }
    await planning.plan({ about: "ambush", choice: "pass" })
    answer = { open: true, foreseen: [question], planned: [plan("a", "given")] }
    planning.follow()
    await vi.waitFor(() => expect(told).toHaveLength(1))
    await planning.forget("a")
    expect(sent.map(([method]) => method)).toEqual(["GET", "POST", "GET", "DELETE"])
    expect(sent.at(-1)![1]).toBe("/api/tables/t/planned/a")
  })
  test("is not offered where nothing may be planned", async () => {
    const planning = new AnswerPlanner("t")
    answer = { open: false, foreseen: [], planned: [] }
    await planning.look()
    planning.follow()
    expect([planning.open, sent.length]).toEqual([false, 1])
  })
})
