import { beforeEach, describe, expect, test, vi } from "vitest"
import type { WorkerTransport } from "../../src/transport/alone.svelte"
import type { ToPage, ToWorker } from "../../src/transport/messages"

/** The worker's end: what it was told, and what it says. */
class FakeWorker {
  static last: FakeWorker
  told: ToWorker[] = []
  onmessage: ((event: { data: ToPage }) => void) | null = null
  onerror: ((event: { message: string }) => void) | null = null
  constructor() {
    FakeWorker.last = this
  }
  postMessage(message: ToWorker): void {
    this.told.push(message)
  }
  say(data: ToPage): void {
    this.onmessage?.({ data })
  }
}

let alone: WorkerTransport
let startup: { part: number; failed: string }
beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal("Worker", FakeWorker)
  document.head.innerHTML = '<meta name="clairiere-engine" content="engine/abc/">'
  const module = await import("../../src/transport/alone.svelte")
  alone = new module.WorkerTransport()
  startup = module.startup
  return () => {
    document.head.innerHTML = ""
    vi.unstubAllGlobals()
    vi.resetModules() // whoever is tested next has a server
  }
})
const worker = () => FakeWorker.last

describe("tables in a worker", () => {
  test("are started with the folder of the engine, and tell how far they are", () => {
    const [start] = worker().told
    expect(start).toMatchObject({ t: "start", engine: expect.stringMatching(/\/engine\/abc\/$/) })
    worker().say({ t: "part", part: 0.5 })
    expect(startup.part).toBe(0.5)
  })

  test("answer requests as a server does", async () => {
    const answer = alone.ask("/api/me?language=fr", { method: "GET", headers: { "Accept-Language": "fr" } })
    const { n } = worker().told[1] as { n: number }
    expect(worker().told[1]).toEqual({
      t: "ask",
      n,
      method: "GET",
      path: "/api/me?language=fr",
      language: "fr",
      body: "",
    })
    worker().say({ t: "answer", n, status: 404, media: "application/json", content: '{"error":"x"}' })
    const told = await answer
    expect([told.ok, told.status, await told.json()]).toEqual([false, 404, { error: "x" }])
  })

  test("have lines that open, carry and close as sockets do", () => {
    const line = alone.connect("t")
    const heard: string[] = []
    line.onopen = () => heard.push("open")
    line.onmessage = ({ data }) => heard.push(data)
    line.onclose = ({ code }) => heard.push(`closed ${code}`)
    expect(line.readyState).toBe(WebSocket.CONNECTING)
    const { line: number } = worker().told[1] as { line: number }
    worker().say({ t: "opened", line: number })
    line.send("hello")
    worker().say({ t: "heard", line: number, text: "{}" })
    worker().say({ t: "closed", line: number, code: 4404 })
    worker().say({ t: "heard", line: number, text: "too late" })
    expect(heard).toEqual(["open", "{}", "closed 4404"])
    expect(worker().told.slice(2)).toEqual([
      { t: "send", line: number, text: "hello" },
      { t: "close", line: number },
    ])
  })

  test("that cannot start refuse whoever waits, and whoever comes", async () => {
    const waiting = alone.ask("/api/me", { method: "GET", headers: {} })
    worker().say({ t: "failed", why: "no WebAssembly" })
    await expect(waiting).rejects.toThrow("no WebAssembly")
    await expect(alone.ask("/api/me", { method: "GET", headers: {} })).rejects.toThrow("no WebAssembly")
  })
})
