import { afterEach, describe, expect, it, vi } from "vitest"
import { canShare, copyText } from "../../../src/state/app/clipboard"

afterEach(() => vi.unstubAllGlobals())

describe("an address that is passed on", () => {
  it("is copied by the browser, where it may", async () => {
    const writeText = vi.fn(async () => {})
    vi.stubGlobal("navigator", { clipboard: { writeText } })
    expect(await copyText("here")).toBe(true)
    expect(writeText).toHaveBeenCalledWith("here")
  })
  it("is copied by way of a field on a page without https, and leaves nothing behind", async () => {
    vi.stubGlobal("navigator", {})
    let copied = ""
    document.execCommand = () => !!(copied = document.querySelector("textarea")?.value ?? "")
    expect(await copyText("there")).toBe(true)
    expect(copied).toBe("there")
    expect(document.querySelector("textarea")).toBeNull()
    document.execCommand = () => {
      throw new Error("no")
    }
    expect(await copyText("there")).toBe(false)
  })
  it("is shared where the system knows how", () => {
    vi.stubGlobal("navigator", {})
    expect(canShare()).toBe(false)
    vi.stubGlobal("navigator", { share: () => {} })
    expect(canShare()).toBe(true)
  })
})
