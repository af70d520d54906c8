import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { forgetMe, me, loadMe, refreshMe, rename } from "../../../src/state/app/me.svelte"
import { Http } from "../../http"

let guest = { id: "a", name: "Camille", named: true, language: "en", link: "/g/old" }
const serve = () => new Http((path) => ({ body: path.startsWith("/api/games") ? [] : guest }))

beforeEach(() => {
  localStorage.clear()
  forgetMe()
  guest = { id: "a", name: "Camille", named: true, language: "en", link: "/g/old" }
  serve()
})
afterEach(() => {
  forgetMe()
  vi.unstubAllGlobals()
})

const lose = () => (guest = { id: "b", name: "Player 1234", named: false, language: "en", link: "/g/new" })

describe("a lost cookie", () => {
  test("makes me somebody else, and the old secret link is offered", async () => {
    await loadMe()
    expect(me.former).toBeNull()
    lose()
    await refreshMe()
    expect([me.name, me.former]).toEqual(["Player 1234", { name: "Camille", link: "/g/old" }])
  })
  test("is noticed by the next page too, which has never seen the link", async () => {
    await loadMe()
    Object.assign(me, { id: "", name: "", link: "" })
    lose()
    await loadMe()
    expect(me.former).toEqual({ name: "Camille", link: "" })
  })
  test("is told once", async () => {
    await loadMe()
    lose()
    await refreshMe()
    me.former = null
    await refreshMe()
    expect(me.former).toBeNull()
  })
})

test("a secret link that I opened has made me somebody else on purpose", async () => {
  await loadMe()
  lose()
  await loadMe(true)
  expect([me.id, me.former]).toEqual(["b", null])
})
test("a new name is the one that is missed later", async () => {
  await loadMe()
  guest = { ...guest, name: "Zoé" }
  await rename("Zoé")
  lose()
  await refreshMe()
  expect(me.former?.name).toBe("Zoé")
})
test("who wanted to be forgotten is not missed", async () => {
  await loadMe()
  forgetMe()
  lose()
  await loadMe()
  expect(me.former).toBeNull()
})
test("what nobody can read in the storage is no guest", async () => {
  localStorage.setItem("guest", "{")
  await loadMe()
  expect([me.id, me.former]).toEqual(["a", null])
})
