import { beforeEach, describe, expect, it } from "vitest"
import { SheetStore } from "../../../src/state/companion/sheet-store.svelte"

describe("what is kept", () => {
  beforeEach(() => localStorage.clear())
  it("stays on the device, and every step can be taken back", () => {
    const one = new SheetStore("test", () => ({ count: 0 }))
    expect(one.undoable).toBe(false)
    one.change({ count: 1 })
    one.change({ count: 2 })
    const again = new SheetStore("test", () => ({ count: 0 }))
    expect(again.now.count).toBe(2)
    again.undo()
    expect(again.now.count).toBe(1)
    again.begin()
    expect(again.now.count).toBe(0)
    again.undo()
    expect(again.now.count).toBe(1)
  })
})
