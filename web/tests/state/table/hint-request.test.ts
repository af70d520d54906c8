import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { HintRequest, questionKey } from "../../../src/state/table/hint-request.svelte"
import { BUSY, CATCH_UP } from "../../../src/state/app/timings"
import type { AskInfo } from "../../../src/wire"

/** Answers that the test gives when it likes. */
const open: { path: string; answer: (ok: boolean, body: unknown) => Promise<void> }[] = []
beforeEach(() => {
  open.length = 0
  vi.stubGlobal("fetch", (path: string) => {
    return new Promise((resolve) =>
      open.push({
        path,
        answer: async (ok, body) => {
          resolve({ ok, headers: new Headers({ "content-type": "application/json" }), json: () => body })
          await new Promise((done) => setTimeout(done))
        },
      }),
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

describe("a hint", () => {
  test("is waited for, then there", async () => {
    const hinting = new HintRequest()
    void hinting.ask("tables/t", { at: 3 })
    expect([hinting.open, hinting.waiting, open[0]!.path]).toEqual([
      true,
      true,
      expect.stringContaining("/api/tables/t/hint"),
    ])
    await open[0]!.answer(true, { best: { notation: "2B" } })
    expect([hinting.open, hinting.waiting, hinting.hint?.best?.notation]).toEqual([true, false, "2B"])
  })
  test("that is refused says why", async () => {
    const hinting = new HintRequest()
    void hinting.ask("tables/t")
    await open[0]!.answer(false, { text: "not now" })
    expect([hinting.open, hinting.waiting, hinting.failed]).toEqual([true, false, "not now"])
  })
  test("is asked for once at a time", () => {
    const hinting = new HintRequest()
    void hinting.ask("tables/t")
    void hinting.ask("tables/t")
    expect(open.length).toBe(1)
  })
  test("that comes after it was closed is not shown, nor why it failed", async () => {
    const hinting = new HintRequest()
    void hinting.ask("tables/t")
    hinting.close()
    void hinting.ask("tables/t")
    await open[0]!.answer(true, { best: { notation: "old" } })
    expect([hinting.hint, hinting.waiting]).toEqual([null, true])
    hinting.close()
    await open[1]!.answer(false, { text: "late" })
    expect([hinting.open, hinting.failed]).toEqual([false, ""])
  })
  test("stays when the same question is told again", async () => {
    const hinting = new HintRequest()
    void hinting.ask("tables/t", {}, "q1")
    hinting.follow("q1", true)
    await open[0]!.answer(true, { best: { notation: "2B" } })
    hinting.follow("q1", true)
    expect(hinting.hint?.best?.notation).toBe("2B")
    hinting.follow("q2", true)
    expect(hinting.open).toBe(false)
  })
  test("is closed when the question is gone while it is waited for", async () => {
    const hinting = new HintRequest()
    void hinting.ask("tables/t", {}, "q1")
    hinting.follow("none", false)
    expect(hinting.open).toBe(false)
    await open[0]!.answer(false, { error: "server-hint-late", text: "late" })
    expect([hinting.open, open.length]).toEqual([false, 1])
  })
})

describe("a hint for a table that goes on", () => {
  const late = { error: "server-hint-late", text: "late" }
  test("is asked for again for the next question, told before the refusal", async () => {
    const hinting = new HintRequest()
    void hinting.ask("tables/t", {}, "q1")
    hinting.follow("q2", true)
    await open[0]!.answer(false, late)
    expect([hinting.waiting, hinting.failed, open.length]).toEqual([true, "", 2])
    await open[1]!.answer(true, { best: { notation: "3B" } })
    expect([hinting.waiting, hinting.hint?.best?.notation]).toEqual([false, "3B"])
  })
  test("is asked for again for the next question, told after the refusal", async () => {
    const hinting = new HintRequest()
    void hinting.ask("tables/t", {}, "q1")
    await open[0]!.answer(false, { error: "hint-none-asked", text: "none" })
    expect([hinting.waiting, hinting.failed, open.length]).toEqual([true, "", 1])
    hinting.follow("q2", true)
    await new Promise((done) => setTimeout(done))
    expect(open.length).toBe(2)
    await open[1]!.answer(true, { best: { notation: "3B" } })
    expect(hinting.hint?.best?.notation).toBe("3B")
  })
  test("that answers the last question is not shown for the next one", async () => {
    const hinting = new HintRequest()
    void hinting.ask("tables/t", {}, "q1")
    hinting.follow("q2", true)
    await open[0]!.answer(true, { best: { notation: "old" } })
    expect([hinting.hint, hinting.waiting, open.length]).toEqual([null, true, 2])
  })
  test("says why when nothing else is told, and waits for the last one to end", async () => {
    vi.useFakeTimers()
    const hinting = new HintRequest()
    void hinting.ask("tables/t", {}, "q1")
    void open[0]!.answer(false, { error: "server-hint-busy", text: "busy" })
    await vi.advanceTimersByTimeAsync(BUSY + 1)
    expect([hinting.waiting, open.length]).toEqual([true, 2])
    void open[1]!.answer(false, late)
    await vi.advanceTimersByTimeAsync(CATCH_UP + 1)
    expect([hinting.waiting, hinting.failed, open.length]).toEqual([false, "late", 2])
    vi.useRealTimers()
  })
  test("between two questions in real time is asked for again when the next one is there", async () => {
    const hinting = new HintRequest()
    void hinting.ask("tables/t", {}, "q1")
    hinting.retry()
    await open[0]!.answer(false, { error: "hint-none-asked", text: "none" })
    expect(open.length).toBe(1)
    hinting.retry()
    await new Promise((done) => setTimeout(done))
    expect(open.length).toBe(2)
    await open[1]!.answer(true, { best: { notation: "pass" } })
    expect(hinting.hint?.best?.notation).toBe("pass")
  })
  test("knows a question by what is asked, not by its words", () => {
    const ask = { seat: 0, about: "follow", moment: 3, count: 4, text: "Suivez" } as AskInfo
    expect(questionKey([ask])).toBe(questionKey([{ ...ask, text: "Follow suit" }]))
    expect(questionKey([ask])).not.toBe(questionKey([{ ...ask, moment: 4 }]))
  })
})
