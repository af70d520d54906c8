import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { get, post, put, Refused, renewBy } from "../src/api"
import { refreshMe } from "../src/state/app/me.svelte"
import { speak } from "../src/text.svelte"
import { Http } from "./http"

beforeEach(() => speak("en"))
afterEach(() => vi.unstubAllGlobals())

describe("what the server is asked", () => {
  test("goes there in the reader’s language", async () => {
    const http = new Http(() => ({ body: 1 }))
    await get("/api/games")
    await get("/api/tables?mine=1")
    expect(http.asked.map(({ path }) => path)).toEqual(["/api/games?language=en", "/api/tables?mine=1&language=en"])
    expect(http.asked[0]!.headers["Accept-Language"]).toBe("en")
  })
  test("carries a body as JSON, and a text as a text", async () => {
    const http = new Http(() => ({ body: 1 }))
    await put("/api/me", { name: "Ana" })
    await post("/api/records", "a record")
    expect(http.asked.map(({ method, body }) => [method, body])).toEqual([
      ["PUT", { name: "Ana" }],
      ["POST", "a record"],
    ])
    expect(http.asked[1]!.headers["Content-Type"]).toContain("text/plain")
  })
})

describe("a server that does not know me any more", () => {
  let known = false
  const stranger = { status: 401, body: { error: "server-no-guest", text: "who?", cite: "" } }
  const renew = vi.fn(() => Promise.resolve(void (known = true)))
  beforeEach(() => {
    known = false
    renew.mockClear()
    renewBy(renew)
  })
  afterEach(() => renewBy(refreshMe))

  test("is asked again by a new guest, once for all requests that were refused", async () => {
    const http = new Http(() => (known ? { body: "done" } : stranger))
    expect(await Promise.all([post("/a"), post("/b")])).toEqual(["done", "done"])
    expect(renew).toHaveBeenCalledTimes(1)
    expect(http.asked).toHaveLength(4)
  })
  test("is not asked for ever where cookies are blocked", async () => {
    const http = new Http(() => stranger)
    const refused = await post("/a").catch((error: Refused) => error)
    expect((refused as Refused).message).toContain("cookies")
    expect(http.asked).toHaveLength(2)
  })
  test("is not mistaken for one that refuses something else", async () => {
    new Http(() => ({ status: 403, body: { error: "server-not-host", text: "no", cite: "" } }))
    await expect(post("/a")).rejects.toThrow("no")
    expect(renew).not.toHaveBeenCalled()
  })
})

describe("what the server answers", () => {
  test("is JSON or a text, as it says", async () => {
    new Http((path) => (path.startsWith("/t") ? { body: "words", text: true } : { body: { a: 1 } }))
    expect([await get("/t"), await get("/j")]).toEqual(["words", { a: 1 }])
  })
  test("may be a refusal, with its sentence and its clause", async () => {
    new Http(() => ({ status: 409, body: { error: "server-full", text: "full", cite: "root:5.1" } }))
    const refused = await get("/x").catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refused)
    expect(refused).toMatchObject({ id: "server-full", message: "full", cite: "root:5.1", status: 409 })
  })
  test("may be a refusal that says nothing but its number", async () => {
    new Http(() => ({ status: 502, body: "", text: true }))
    expect(await get("/x").catch((error: Refused) => [error.message, error.cite])).toEqual(["502", ""])
  })
})
