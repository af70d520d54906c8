import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { settings } from "../../../src/state/app/settings.svelte"
import { chooseNotice, notifyTurn, availableWays } from "../../../src/state/app/notifications"
import type { NoticeInfo } from "../../../src/wire"
import { Http } from "../../http"

const info = (way: NoticeInfo["way"] = "", more: Partial<NoticeInfo> = {}): NoticeInfo => ({
  ways: ["browser", "push", "mail", "webhook"],
  way,
  target: "",
  confirmed: true,
  hosts: ["discord.com"],
  key: "KEY",
  ...more,
})

const posted: unknown[] = []
const asked = vi.fn(async () => "granted")
const subscribe = vi.fn(async () => ({ endpoint: "https://e/1", toJSON: () => ({ keys: { p256dh: "P", auth: "A" } }) }))
let hidden = false

beforeEach(() => {
  posted.length = 0
  hidden = false
  settings.notify = false
  asked.mockClear()
  vi.stubGlobal("Notification", { permission: "granted", requestPermission: asked })
  vi.stubGlobal("PushManager", class {})
  const active = { postMessage: (message: unknown) => posted.push(message) }
  const serviceWorker = { ready: Promise.resolve({ active, pushManager: { subscribe } }) }
  vi.stubGlobal("navigator", { serviceWorker })
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden)
})
afterEach(() => {
  hidden = false
  document.dispatchEvent(new Event("visibilitychange")) // somebody looks
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test("only what this browser can do is offered", () => {
  expect(availableWays(info())).toEqual(["browser", "push", "mail", "webhook"])
  vi.stubGlobal("navigator", {})
  expect(availableWays(info())).toEqual(["mail", "webhook"])
})

test("the browser is asked when somebody chooses it, and not for mail", async () => {
  const { asked: sent } = new Http(() => ({ body: info("mail") }))
  await chooseNotice(info(), "mail", "a@b.c")
  expect(asked).not.toHaveBeenCalled()
  await chooseNotice(info(), "browser")
  expect(asked).toHaveBeenCalledOnce()
  expect(settings.notify).toBe(true)
  await chooseNotice(info(), "push")
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "KEY" })
  expect(settings.notify).toBe(false)
  expect(sent.map(({ body }) => body)).toEqual([
    { way: "mail", target: "a@b.c" },
    { way: "browser", target: "" },
    { way: "push", target: JSON.stringify({ endpoint: "https://e/1", p256dh: "P", auth: "A" }) },
  ])
  asked.mockResolvedValueOnce("denied")
  await expect(chooseNotice(info(), "browser")).rejects.toThrow(/refuses notifications/)
})

test("a page that nobody looks at tells of a turn, once until somebody looks", async () => {
  new Http(() => ({ body: info("browser") }))
  settings.notify = true
  await notifyTurn("t", "Renard")
  expect(posted).toEqual([])
  hidden = true
  await notifyTurn("t", "Renard")
  await notifyTurn("t", "Renard")
  expect(posted).toEqual([
    { show: { title: "Renard", body: "It is your turn.", url: "/t/t", stop: "Tell me no more" } },
  ])
  hidden = false
  document.dispatchEvent(new Event("visibilitychange"))
  hidden = true
  await notifyTurn("t", "Renard")
  expect(posted).toHaveLength(2)
})

test("what was stopped elsewhere is not told any more", async () => {
  new Http(() => ({ body: info("") }))
  settings.notify = hidden = true
  await notifyTurn("t", "Renard")
  expect(posted).toEqual([])
  expect(settings.notify).toBe(false)
})
