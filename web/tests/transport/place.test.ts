import { beforeEach, describe, expect, test, vi } from "vitest"

type Place = typeof import("../../src/transport/place")

async function placed(alone: boolean): Promise<Place> {
  vi.resetModules()
  document.head.innerHTML = alone ? '<meta name="clairiere-engine" content="engine/abc/">' : ""
  return import("../../src/transport/place")
}
function link(href: string): HTMLAnchorElement {
  const made = document.createElement("a")
  made.setAttribute("href", href)
  document.body.replaceChildren(made)
  return made
}
beforeEach(() => () => {
  document.head.innerHTML = ""
  location.hash = ""
  vi.resetModules() // whoever is tested next has a server
})

describe("addresses of the app", () => {
  test("are pages of a server", async () => {
    const { href, currentUrl, linkTarget } = await placed(false)
    expect(href("/law/renard#4.3")).toBe("/law/renard#4.3")
    expect(currentUrl().href).toBe(location.href)
    expect(linkTarget(link("/law/renard"))?.pathname).toBe("/law/renard")
    expect(linkTarget(link("#chapter-3"))).toBeUndefined()
    expect(linkTarget(link("https://elsewhere.invalid/"))).toBeUndefined()
  })

  test("stand behind the hash where there is no server", async () => {
    const { absolute, href, currentUrl, linkTarget } = await placed(true)
    location.hash = "#/t/abc/replay?at=3#12"
    const { pathname, search, hash } = currentUrl()
    expect([pathname, search, hash]).toEqual(["/t/abc/replay", "?at=3", "#12"])
    expect(href("/law/renard#4.3")).toBe("#/law/renard#4.3")
    expect(absolute("/puzzles")).toBe(`${location.href.split("#")[0]}#/puzzles`)
    const path = (written: string) => linkTarget(link(written))?.href.replace("http://app.invalid", "")
    expect(path("/law/renard#4.3")).toBe("/law/renard#4.3")
    expect(path("#/law/renard")).toBe("/law/renard")
    expect(path("#chapter-3")).toBe("/t/abc/replay#chapter-3")
    expect(linkTarget(link("https://elsewhere.invalid/"))).toBeUndefined()
  })

  test("of a link become ours as soon as somebody means it", async () => {
    await placed(true)
    const meant = link("/learn")
    meant.dispatchEvent(new Event("pointerdown", { bubbles: true }))
    expect(meant.getAttribute("href")).toBe("#/learn")
  })
})
