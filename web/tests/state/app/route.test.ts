import { beforeEach, describe, expect, test, vi } from "vitest"
import { catchLinks, go, pageAt, route } from "../../../src/state/app/route.svelte"

beforeEach(() => go("/", true))

describe("the page of an address", () => {
  test.each([
    ["", "home"],
    ["about", "about"],
    ["status", "status"],
    ["replay", "load"],
    ["t/abc", "table"],
    ["t/abc/replay", "replay"],
    ["position", "load"],
    ["position/duo", "position"],
    ["t/abc/puzzle/12", "move"],
    ["new/root", "new"],
    ["law/duo", "law"],
    ["learn", "lessons"],
    ["learn/root", "learn"],
    ["learn/root/cult", "learn"],
  ])("/%s is %s", (path, page) => {
    expect(pageAt(path.split("/").filter(Boolean))).toBe(page)
  })
  test("is nowhere where there is none", () => {
    expect([["t"], ["t", "abc", "more"], ["nothing"], ["t", "abc", "replay", "x"]].map(pageAt)).toEqual(
      Array(4).fill("nowhere"),
    )
  })
})

describe("going somewhere", () => {
  test("changes the parts of the path and what follows the hash", () => {
    go("/law/renard#4.3.1")
    expect([[...route.parts], route.hash]).toEqual([["law", "renard"], "4.3.1"])
  })
  test("reads what is asked of the page", () => {
    go("/t/abc/replay?at=12&seat=1")
    expect([[...route.parts], { ...route.query }]).toEqual([["t", "abc", "replay"], { at: "12", seat: "1" }])
    go("/t/abc/replay#13")
    expect([{ ...route.query }, route.hash]).toEqual([{}, "13"])
  })
  test("reads what is meant, and keeps what nobody can read", () => {
    go("/t/a%20b#%E0%A4%A")
    expect([[...route.parts], route.hash]).toEqual([["t", "a b"], "%E0%A4%A"])
  })
  test("begins another page at its top, and stays where it is on the same", () => {
    const scrolled = vi.spyOn(globalThis, "scrollTo").mockImplementation(() => {})
    go("/law/renard")
    go("/law/renard#2")
    expect(scrolled).toHaveBeenCalledTimes(1)
    scrolled.mockRestore()
  })
})

describe("a link", () => {
  /** Clicks a link and says where the app is then, and whether the browser is kept from going there. */
  function click(html: string, how: MouseEventInit = {}): [string, boolean] {
    document.body.innerHTML = html
    let kept = false
    const caught = (event: MouseEvent): void => {
      catchLinks(event)
      kept = event.defaultPrevented
      event.preventDefault() // nobody goes anywhere
    }
    document.body.addEventListener("click", caught, { once: true })
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how })
    document.querySelector("[data-here], a")!.dispatchEvent(event)
    return [route.parts.join("/"), kept]
  }
  test("inside the app changes the page without a reload", () => {
    expect(click('<a href="/law/duo"><b data-here>law</b></a>')).toEqual(["law/duo", true])
  })
  test("is left to the browser where it is meant for it", () => {
    for (const html of [
      '<a href="https://elsewhere.example/law/duo">x</a>',
      '<a href="/law/duo" target="_blank">x</a>',
      '<a href="/law/duo" download>x</a>',
      '<a href="/g/secret">x</a>',
      '<a href="#2">x</a>',
      "<p data-here>x</p>",
    ])
      expect(click(html), html).toEqual(["", false])
    for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      expect(click('<a href="/law/duo">x</a>', how)).toEqual(["", false])
  })
})
