import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { clauseOf, hideClause, labelOf, lawOf, showClause, openClause } from "../../../src/state/law/law.svelte"
import { me } from "../../../src/state/app/me.svelte"
import { speak } from "../../../src/text.svelte"
import type { GameInfo } from "../../../src/wire"

let asked: string[] = []
let ok = true
const law = { chapters: [{ clauses: [{ id: "2.1" }] }, { clauses: [{ id: "3.4.1", text: "takes" }] }] }
beforeEach(() => {
  asked = []
  ok = true
  speak("en")
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path)
    return Promise.resolve({ ok, headers: new Headers({ "content-type": "application/json" }), json: () => law })
  })
})
afterEach(() => vi.unstubAllGlobals())

describe("the law of a game", () => {
  test("is fetched once in each language", async () => {
    await lawOf("renard")
    await lawOf("renard")
    speak("fr")
    await lawOf("renard")
    expect(asked.map((path) => path.split("language=")[1])).toEqual(["en", "fr"])
  })
  test("is fetched again when it did not come", async () => {
    ok = false
    await expect(lawOf("duo")).rejects.toThrow()
    ok = true
    expect(await lawOf("duo")).toEqual(law)
  })
  test("has the clause that is cited, in whichever chapter", async () => {
    expect(await clauseOf("jeton:3.4.1")).toMatchObject({ text: "takes" })
    expect(await clauseOf("jeton:9.9")).toBeUndefined()
  })
})

test("a clause is called by its number, or by its label", () => {
  me.games = [{ id: "root", labels: { "CARD.armorers": "Armuriers" } } as unknown as GameInfo]
  expect(["root:4.3.1", "root:CARD.armorers", "renard:3.2.1"].map(labelOf)).toEqual(["4.3.1", "Armuriers", "3.2.1"])
  me.games = []
})

test("a clause is open beside what cites it until it is hidden", () => {
  const by = document.createElement("button")
  showClause("renard:3.4.1", by, true)
  expect([openClause.cite, openClause.by === by, openClause.pinned]).toEqual(["renard:3.4.1", true, true])
  hideClause()
  expect([openClause.cite, openClause.by, openClause.pinned]).toEqual(["", null, false])
})
