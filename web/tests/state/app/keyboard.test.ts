import { describe, expect, test } from "vitest"
import { isTableKey } from "../../../src/state/app/keyboard"

/** A key pressed in an element of the page. */
function press(html: string, key: string, more: KeyboardEventInit = {}): { known: boolean; target: HTMLElement } {
  document.body.innerHTML = html
  const target = document.querySelector<HTMLElement>("[data-here]")!
  target.focus()
  let known = false
  target.addEventListener("keydown", (event) => (known = isTableKey(event)))
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }))
  return { known, target }
}

describe("a key is meant for the table", () => {
  test("on a piece, a button or a box to tick", () => {
    for (const html of [
      "<div data-here tabindex=0></div>",
      "<button data-here></button>",
      "<input data-here type=checkbox>",
    ])
      expect(press(html, "u").known).toBe(true)
  })
  test("not while somebody types or chooses", () => {
    for (const html of ["<input data-here>", "<textarea data-here></textarea>", "<select data-here></select>"])
      expect(press(html, "u").known).toBe(false)
  })
  test("not in a dialog, nor with a modifier", () => {
    expect(press("<dialog open><button data-here></button></dialog>", "u").known).toBe(false)
    expect(press("<dialog open></dialog><div data-here tabindex=0></div>", "Escape").known).toBe(false)
    for (const modifier of ["ctrlKey", "metaKey", "altKey"])
      expect(press("<button data-here></button>", "u", { [modifier]: true }).known).toBe(false)
  })
  test("Escape leaves the field that was typed into", () => {
    const { target } = press("<input data-here>", "Escape")
    expect(document.activeElement).not.toBe(target)
    const typing = press("<input data-here>", "x").target
    expect(document.activeElement).toBe(typing)
  })
})
