import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { OpenPosition, positionPath } from "../../../src/state/positions/position.svelte"
import { go, route } from "../../../src/state/app/route.svelte"

const said: { path: string; body: unknown }[] = []
let answer: { ok: boolean; body: unknown }
beforeEach(() => {
  said.length = 0
  go("/position/renard", true)
  vi.spyOn(globalThis, "scrollTo").mockImplementation(() => {})
  vi.stubGlobal("fetch", async (path: string, asked: { body: string }) => {
    said.push({ path: path.split("?")[0]!, body: JSON.parse(asked.body) })
    const headers = new Headers({ "content-type": "application/json" })
    return { ok: answer.ok, headers, status: 400, json: () => answer.body }
  })
})
afterEach(() => vi.unstubAllGlobals())

describe("a position", () => {
  test("has an address, with a seat or without", () => {
    expect([positionPath("duo", "x-_"), positionPath("duo", "x", "all")]).toEqual([
      "/position/duo?p=x-_",
      "/position/duo?p=x&seat=all",
    ])
  })
  test("that was written goes into the address, and is looked at by that", async () => {
    const openPosition = new OpenPosition("renard")
    answer = { ok: true, body: { packed: "abc" } }
    await openPosition.write("{}")
    expect({ ...route.query }).toEqual({ p: "abc" })
    await openPosition.look("abc", "1")
    expect(said.map((one) => one.body)).toEqual([{ text: "{}" }, { packed: "abc", seat: "1" }])
    expect(openPosition.now?.packed).toBe("abc")
  })
  test("that cannot be says why, and the one before stays on the board", async () => {
    const openPosition = new OpenPosition("renard")
    answer = { ok: true, body: { packed: "abc" } }
    await openPosition.look("abc", "")
    answer = { ok: false, body: { text: "twice", cite: "renard:1.2" } }
    await openPosition.write("{}")
    expect([openPosition.failed?.message, openPosition.failed?.cite, openPosition.now?.packed]).toEqual([
      "twice",
      "renard:1.2",
      "abc",
    ])
  })
  test("is played on from at a table of its own", async () => {
    const openPosition = new OpenPosition("renard")
    answer = { ok: true, body: { packed: "abc" } }
    await openPosition.look("abc", "")
    answer = { ok: true, body: { id: "T" } }
    await openPosition.play(1)
    expect(said[1]).toEqual({ path: "/api/positions/renard/table", body: { packed: "abc", seat: 1 } })
    expect([...route.parts]).toEqual(["t", "T"])
  })
})
