import { flushSync } from "svelte"
import { SvelteMap } from "svelte/reactivity"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { descriptions, withHelp, openHelp, hideHelp, type Help } from "../../../src/state/law/piece-help.svelte"
import { effectRoot } from "../../games/root/fake-table.svelte"

const SWAN: Help = { title: "1 de cloches", lines: [{ name: "Cygne", text: "Jouez-le.", cite: "renard:4.1.1" }] }
const PILE: Help = { title: "Pioche", lines: [{ name: "Pioche", text: "Six cartes.", cite: "renard:7.4" }] }
let piece: HTMLElement
let taps = false
let played = 0
let end: () => void

function laid(parent: HTMLElement, help: () => Help | undefined): HTMLElement {
  const made = parent.appendChild(document.createElement("button"))
  const before = end
  const stop = effectRoot(() => void $attach(made, help))
  end = () => (stop(), before?.())
  flushSync()
  return made
}
/** As Svelte attaches it: inside an effect, with what it leaves behind called at the end. */
const left: (() => void)[] = []
function $attach(made: HTMLElement, help: () => Help | undefined): void {
  const undo = withHelp(help, { tap: () => taps })(made)
  if (undo) left.push(undo)
}
const point = (target: Element, name: string, pointerType = "mouse") =>
  target.dispatchEvent(
    Object.assign(new Event(name, { bubbles: name !== "pointerleave", cancelable: true }), {
      pointerType,
      clientX: 5,
      clientY: 5,
    }),
  )

beforeEach(() => {
  vi.useFakeTimers()
  taps = false
  played = 0
  end = () => {}
  piece = laid(document.body, () => SWAN)
  piece.addEventListener("click", () => played++)
})
afterEach(() => {
  end()
  left.splice(0).forEach((undo) => undo())
  hideHelp()
  document.body.innerHTML = ""
  vi.useRealTimers()
})

test("a piece that is asked about before its words have come is told when they come", () => {
  const words = new SvelteMap<string, Help>()
  taps = true
  const early = laid(document.body, () => words.get("swan"))
  point(early, "pointerdown", "touch")
  point(early, "pointerup", "touch")
  early.click()
  expect(openHelp.help).toBeNull()
  words.set("swan", SWAN)
  flushSync()
  expect([openHelp.by, openHelp.help, openHelp.pinned]).toEqual([early, SWAN, true])
})

test("a piece on its way out of the screen is neither told nor played", () => {
  document.body.inert = true
  point(piece, "pointermove")
  vi.advanceTimersByTime(1000)
  piece.click()
  expect([openHelp.help, played]).toEqual([null, 0])
  document.body.inert = false
  piece.click()
  expect(played).toBe(1)
})
test("a mouse that rests is told, one that passes is not, and leaving ends it after a moment", () => {
  point(piece, "pointermove")
  point(piece, "pointerleave")
  vi.advanceTimersByTime(1000)
  expect(openHelp.help).toBe(null)
  point(piece, "pointermove")
  vi.advanceTimersByTime(400)
  expect([openHelp.help?.title, openHelp.pinned]).toEqual(["1 de cloches", false])
  point(piece, "pointerleave")
  expect(openHelp.help).not.toBe(null)
  vi.advanceTimersByTime(200)
  expect(openHelp.help).toBe(null)
})

test("from one piece to the next there is no gap", () => {
  const next = laid(document.body, () => PILE)
  point(piece, "pointermove")
  vi.advanceTimersByTime(400)
  point(piece, "pointerleave")
  point(next, "pointermove")
  expect(openHelp.help?.title).toBe("Pioche")
  vi.advanceTimersByTime(1000)
  expect(openHelp.help?.title).toBe("Pioche")
})

test("a piece in a piece is meant itself", () => {
  const inner = laid(piece, () => PILE)
  point(inner, "pointermove")
  vi.advanceTimersByTime(400)
  expect(openHelp.help?.title).toBe("Pioche")
})

test("a finger that stays asks and does not play", () => {
  point(piece, "pointerdown", "touch")
  vi.advanceTimersByTime(500)
  point(piece, "pointerup", "touch")
  piece.click()
  expect([openHelp.help?.title, openHelp.pinned, played]).toEqual(["1 de cloches", true, 0])
})

test("a finger that taps plays, or is told where there is nothing to play", () => {
  const tap = () => (point(piece, "pointerdown", "touch"), point(piece, "pointerup", "touch"), piece.click())
  tap()
  expect([openHelp.help, played]).toEqual([null, 1])
  taps = true
  tap()
  expect([openHelp.help?.title, played]).toEqual(["1 de cloches", 2])
})

test("those who hear the page are told by a description that is there from the start", () => {
  expect(descriptions.get(piece.getAttribute("aria-describedby")!)).toBe("Cygne. Jouez-le.")
})

test("what goes takes its explanation along", () => {
  point(piece, "pointermove")
  vi.advanceTimersByTime(400)
  left.splice(0).forEach((undo) => undo())
  expect(openHelp.help).toBe(null)
})
