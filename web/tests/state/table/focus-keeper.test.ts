import { beforeEach, expect, test, vi } from "vitest"
import { FocusKeeper } from "../../../src/state/table/focus-keeper"

let keeping: FocusKeeper
const part = (id: string) => document.getElementById(id)!
/** Somebody stands on a button, by a key or by a pointer. */
function stand(id: string, keyed: boolean): void {
  const target = part(id)
  const matches = target.matches.bind(target)
  vi.spyOn(target, "matches").mockImplementation((what) => (what === ":focus-visible" ? keyed : matches(what)))
  target.focus()
  keeping.seen(target)
}
beforeEach(() => {
  document.body.innerHTML = `<main tabindex="-1"><button id="one"></button><button id="two"></button></main>`
  keeping = new FocusKeeper()
})

test("a choice that left the screen gives the focus to the first one of the next question", () => {
  stand("one", true)
  part("one").remove()
  keeping.renew(null)
  expect(document.activeElement?.tagName, "meanwhile the table has it").toBe("MAIN")
  keeping.renew(part("two"))
  expect(document.activeElement).toBe(part("two"))
})

test("the focus of whoever points, or stands elsewhere, is left alone", () => {
  stand("one", false)
  part("one").remove()
  keeping.renew(part("two"))
  expect(document.activeElement).toBe(document.body)
  stand("two", true)
  keeping.renew(null)
  expect(document.activeElement).toBe(part("two"))
  keeping.drop()
  part("two").remove()
  keeping.renew(null)
  expect(document.activeElement).toBe(document.body)
})

test("a piece that stays but is no choice any more keeps the focus until something is asked", () => {
  part("one").dataset.code = "3"
  stand("one", true)
  delete part("one").dataset.code
  keeping.renew(null)
  expect(document.activeElement, "nothing is asked").toBe(part("one"))
  keeping.renew(part("two"))
  expect(document.activeElement).toBe(part("two"))
})

test("a piece that was never a choice, or is one again, keeps the focus", () => {
  stand("one", true)
  keeping.renew(part("two"))
  expect(document.activeElement, "somebody looks at the map").toBe(part("one"))
  part("one").dataset.code = "3"
  keeping.renew(part("two"))
  expect(document.activeElement, "it can be chosen now").toBe(part("one"))
  delete part("one").dataset.code
  keeping.renew(part("two"))
  expect(document.activeElement).toBe(part("two"))
})
