import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"

/** The settings of a device that keeps this, and whose system likes these things. */
async function device(kept: object | string, likes: string[] = []) {
  localStorage.setItem("settings", typeof kept === "string" ? kept : JSON.stringify(kept))
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: likes.some((like) => query.includes(like)),
    addEventListener: () => {},
  }))
  return await import("../../../src/state/app/settings.svelte")
}
beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

describe("what a device keeps", () => {
  test("stands over what is usual", async () => {
    const { settings } = await device({ sound: false })
    expect([settings.sound, settings.motion, settings.theme]).toEqual([false, true, "auto"])
  })
  test("is what is usual where it cannot be read", async () => {
    expect((await device("{")).settings.confirm).toBe("touch")
  })
})

describe("the theme", () => {
  test("is the system’s unless one was chosen", async () => {
    const { settings, theme } = await device({}, ["dark"])
    expect(theme()).toBe("dark")
    settings.theme = "light"
    expect(theme()).toBe("light")
  })
  test("is light where the system does not say dark", async () => {
    expect((await device({})).theme()).toBe("light")
  })
})

describe("motion", () => {
  test("is there where nobody minds, and takes its time", async () => {
    const { cardMoveMs } = await device({})
    expect(cardMoveMs()).toBeGreaterThan(0)
  })
  test("is not there where the player or the system does not want it", async () => {
    expect((await device({ motion: false })).cardMoveMs()).toBe(0)
    vi.resetModules()
    expect((await device({}, ["reduced-motion"])).cardMoveMs()).toBe(0)
  })
})

describe("a second thought", () => {
  test("is wanted on a touch screen, unless it was chosen otherwise", async () => {
    const { settings, mustConfirm } = await device({}, ["coarse"])
    expect(mustConfirm()).toBe(true)
    settings.confirm = "never"
    expect(mustConfirm()).toBe(false)
  })
  test("is not wanted with a mouse, unless it was chosen", async () => {
    const { settings, mustConfirm } = await device({})
    expect(mustConfirm()).toBe(false)
    settings.confirm = "always"
    expect(mustConfirm()).toBe(true)
  })
})
