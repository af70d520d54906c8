import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Marquise } from "../../../src/state/companion/marquise.svelte"

/** A server that packs a board as the list of its changes, and asks for an order, then for the dice, then is done. */
const said: { path: string; body: Record<string, unknown> }[] = []
interface Asked {
  packed?: string
  changes?: { value: number }[]
  orders?: string[]
  said?: string[]
}
function answered(path: string, body: Asked): unknown {
  if (path.endsWith("/board")) {
    const packed = `${body.packed ?? "new"}${(body.changes ?? []).map(({ value }) => `+${value}`).join("")}`
    return { packed, groups: [{ id: "g", fields: [] }], choices: [], pieces: {}, refused: null, now: { packed } }
  }
  if (path.endsWith("/spy")) {
    const done = body.said!.length === 2
    const programme = done ? ["", body.said![1]!] : []
    return { lines: [], asked: done ? null : { kind: "choice" }, after: done ? "spied" : "", programme, over: false }
  }
  const done = body.orders?.length
  const asked = done ? null : { kind: "order", choices: [] }
  return { lines: [], asked, after: done ? "after" : "", programme: [], over: false }
}
beforeEach(() => {
  said.length = 0
  localStorage.clear()
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    const asked = { path: path.split("?")[0]!, body: JSON.parse(body) }
    said.push(asked)
    const headers = new Headers({ "content-type": "application/json" })
    return { ok: true, headers, status: 200, json: () => answered(asked.path, asked.body) }
  })
})
afterEach(() => vi.unstubAllGlobals())

test("quick taps are judged one after the other, and none is lost", async () => {
  const marquise = new Marquise()
  await marquise.begin({}, 2)
  void marquise.editor.change([{ path: "a", value: 1 }])
  void marquise.editor.change([{ path: "b", value: 2 }])
  await marquise.entered()
  expect(marquise.store.now.packed).toBe("new+1+2")
  expect(marquise.editing).toBe(false)
})

test("her turn goes on from what was said, is taken back, and hands its board to the next", async () => {
  const marquise = new Marquise()
  await marquise.begin({}, 2)
  expect(marquise.herTurn?.asked?.kind).toBe("order")
  await marquise.reveal("steel-f")
  expect(marquise.herTurn?.after).toBe("after")
  await marquise.undo()
  expect(marquise.herTurn?.asked?.kind).toBe("order")
  await marquise.reveal("steel-f")
  await marquise.next()
  expect(marquise.store.now).toEqual({ packed: "after", orders: [], answers: [], turn: 2, programme: [] })
  expect(new Marquise().store.now.turn).toBe(2)
  marquise.leave()
  expect(marquise.store.now.packed).toBe("")
})

test("what a spy has seen goes into her next turn, and can be taken back", async () => {
  const marquise = new Marquise()
  await marquise.begin({}, 2)
  await marquise.send("spy-r")
  await marquise.tell("2")
  expect(marquise.spy?.said).toEqual(["2"])
  await marquise.tell("steel-f")
  expect(marquise.store.now.programme).toEqual([])
  await marquise.seen()
  expect(marquise.spy).toBeUndefined()
  expect(said.at(-1)!.body["programme"]).toEqual(["", "steel-f"])
  await marquise.undo()
  expect(said.at(-1)!.body["programme"]).toEqual([])
  await marquise.send("spy-r")
  marquise.recall()
  expect(marquise.spy).toBeUndefined()
})
