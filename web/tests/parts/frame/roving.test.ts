import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { roving } from "../../../src/parts/frame/roving"

let group: HTMLElement
let leave: () => void
const pieces = () => [...group.querySelectorAll<HTMLElement>("[data-rove]:not(:disabled)")]
const here = () => (document.activeElement as HTMLElement).id
const stops = () =>
  pieces()
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ id }) => id)
function press(key: string): void {
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
}
const changed = () => new Promise((done) => setTimeout(done))

beforeEach(() => {
  const buttons = ['id="a"', 'id="b" class="lit"', 'id="x" disabled', 'id="c"'].map(
    (attributes) => `<button data-rove ${attributes}></button>`,
  )
  document.body.innerHTML = `<div id="group">${buttons.join("")}</div><button id="out"></button>`
  group = document.getElementById("group")!
  leave = roving(group)
})
afterEach(() => leave())

describe("a group of pieces", () => {
  test("is one stop of the Tab key: the first that may be touched", () => {
    expect(stops()).toEqual(["b"])
  })
  test("is walked through with the arrows, round and round, past what cannot be touched", () => {
    document.getElementById("b")!.focus()
    press("ArrowRight")
    expect(here()).toBe("c")
    press("ArrowDown")
    expect(here()).toBe("a")
    press("ArrowLeft")
    expect(here()).toBe("c")
    press("Home")
    expect(here()).toBe("a")
    press("End")
    expect([here(), stops()]).toEqual(["c", ["c"]])
  })
  test("gives the focus to another piece when its own has gone", async () => {
    document.getElementById("c")!.focus()
    document.getElementById("c")!.remove()
    ;(document.activeElement as HTMLElement | null)?.blur()
    await changed()
    expect(here()).toBe("b")
  })
  test("walks past a piece that is on its way out", () => {
    const box = group.insertBefore(document.createElement("span"), group.firstChild)
    box.inert = true
    box.append(document.getElementById("c")!)
    document.getElementById("a")!.focus()
    press("ArrowLeft")
    expect(here()).toBe("b")
  })
  test("takes no focus when somebody has gone elsewhere", async () => {
    document.getElementById("c")!.focus()
    document
      .getElementById("c")!
      .dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: document.getElementById("out") }))
    document.getElementById("out")!.focus()
    document.getElementById("c")!.remove()
    document.getElementById("out")!.blur()
    await changed()
    expect(document.activeElement).toBe(document.body)
  })
  test("is left alone afterwards", () => {
    document.getElementById("b")!.focus()
    leave()
    press("ArrowRight")
    expect(here()).toBe("b")
  })
})
