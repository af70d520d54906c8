import { readFileSync } from "node:fs"
import { expect, test, vi } from "vitest"

type Listener = (event: object) => void

/** The service worker, with what it asks of the browser. */
function worker(pages: { url: string; focus: () => string }[] = []) {
  const heard = new Map<string, Listener>()
  const shown: { title: string; tag: string; actions: { action: string; title: string }[] }[] = []
  const fetched = vi.fn(async () => ({ ok: true }))
  const opened = vi.fn(async () => "opened")
  const self = {
    registration: {
      scope: "https://table.example/",
      showNotification: async (title: string, more: object) => shown.push({ title, ...more } as (typeof shown)[0]),
    },
    addEventListener: (kind: string, listener: Listener) => heard.set(kind, listener),
    clients: { matchAll: async () => pages, openWindow: opened },
  }
  new Function("self", "caches", "fetch", readFileSync("public/sw.js", "utf8"))(self, {}, fetched)
  /** Lets something happen, until the worker is done with it. */
  async function happen(kind: string, event: object): Promise<unknown> {
    let done: unknown
    heard.get(kind)!({ waitUntil: (work: unknown) => (done = work), ...event })
    return await done
  }
  return { happen, shown, fetched, opened }
}

const turn = { title: "Root", body: "Your turn.", url: "/t/x", stop: "No more" }
const notification = { close: () => {}, data: { url: "/t/x" } }

test("a turn is shown once for each table, by the server or by a page, with a button that ends it", async () => {
  const { happen, shown } = worker()
  await happen("push", { data: { json: () => turn } })
  await happen("message", { data: { show: turn } })
  expect(shown.map(({ title, tag }) => [title, tag])).toEqual(Array(2).fill(["Root", "/t/x"]))
  expect(shown[0]!.actions).toEqual([{ action: "stop", title: "No more" }])
})

test("it leads to the table, in the page that has it if there is one", async () => {
  const { happen, opened } = worker()
  await happen("notificationclick", { action: "", notification })
  expect(opened).toHaveBeenCalledWith("/t/x")
  const there = worker([{ url: "https://table.example/t/x", focus: () => "focused" }])
  expect(await there.happen("notificationclick", { action: "", notification })).toBe("focused")
})

test("its button stops all messages", async () => {
  const { happen, fetched, opened } = worker()
  await happen("notificationclick", { action: "stop", notification })
  const [url, asked] = fetched.mock.calls[0] as unknown as [string, { method: string; body: string }]
  expect([url, asked.method, asked.body]).toEqual(["https://table.example/api/me/notices", "PUT", "{}"])
  expect(opened).not.toHaveBeenCalled()
})
