import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { Hinting } from "../../src/state/hint.svelte"

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
    const hinting = new Hinting()
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
    const hinting = new Hinting()
    void hinting.ask("tables/t")
    await open[0]!.answer(false, { text: "not now" })
    expect([hinting.open, hinting.waiting, hinting.failed]).toEqual([true, false, "not now"])
  })
  test("is asked for once at a time", () => {
    const hinting = new Hinting()
    void hinting.ask("tables/t")
    void hinting.ask("tables/t")
    expect(open.length).toBe(1)
  })
  test("that comes after it was closed is not shown, nor why it failed", async () => {
    const hinting = new Hinting()
    void hinting.ask("tables/t")
    hinting.close()
    void hinting.ask("tables/t")
    await open[0]!.answer(true, { best: { notation: "old" } })
    expect([hinting.hint, hinting.waiting]).toEqual([null, true])
    hinting.close()
    await open[1]!.answer(false, { text: "late" })
    expect([hinting.open, hinting.failed]).toEqual([false, ""])
  })
})
