import { expect, test } from "vitest"
import { getReady, isAlone, awaitsMyReadiness } from "../../../src/state/table/readiness"
import { setPageTitle, homeTitle, tableTitle, turnIcon } from "../../../src/state/app/page-title"
import type { TableInfo } from "../../../src/wire"
import { seat, table } from "../../build"

const client = (more: object = {}, info: Partial<TableInfo> = {}) => ({
  table: table({ title: "Renard", status: "running", ...info }),
  gone: { text: "", table: "" },
  over: null,
  isMine: false,
  awaited: [1],
  name: () => "Ben",
  ...more,
})

test("a page is called by its name, and home by ours", () => {
  setPageTitle("Rules")
  expect(document.title).toBe("Rules · Clairière")
  setPageTitle()
  expect(document.title).toMatch(/^Clairière, /)
})

test("a table is called by its game and by whose turn it is, or how far it is", () => {
  expect(tableTitle(client({ isMine: true }))).toBe("● Your turn: Renard")
  expect(tableTitle(client())).toBe("Ben plays: Renard")
  expect(tableTitle(client({ awaited: [0, 1] }))).toBe("Renard")
  const room = client({}, { status: "open", seats: [seat(0), seat(1, { kind: "open" })] })
  expect(tableTitle(room)).toBe("Waiting for players: Renard")
  expect(tableTitle(client({}, { status: "open" }))).toBe("Renard")
  expect(tableTitle(client({ isMine: true }, { status: "over" }))).toBe("Game over: Renard")
  expect(tableTitle(client({ table: undefined, gone: { text: "No table", table: "" } }))).toBe("No table")
})

test("the icon shows whose turn it is, wherever the page lies", () => {
  document.head.innerHTML = '<link rel="icon" href="./icon.svg" type="image/svg+xml">'
  const icon = document.querySelector("link")!
  setPageTitle("Renard", turnIcon(client({ isMine: true })))
  expect(icon.getAttribute("href")).toBe("./icon-turn.svg")
  setPageTitle("Renard", turnIcon(client()))
  expect(icon.getAttribute("href")).toBe("./icon-waits.svg")
  for (const quiet of [
    client({ awaited: [] }),
    client({ isMine: true }, { status: "over" }),
    client({}, { status: "open" }),
  ]) {
    setPageTitle("Renard", turnIcon(quiet))
    expect(icon.getAttribute("href")).toBe("./icon.svg")
  }
  expect(turnIcon(client({ over: {}, isMine: true }))).toBe("")
})

test("home says how many games wait for me", () => {
  expect([homeTitle(0), homeTitle(1), homeTitle(3)]).toEqual(["", "● A game waits for you", "● 3 games wait for you"])
})

const chance = { commitment: "c", nonces: [], waits: [0] }
const race = (more: Partial<TableInfo> = {}) => ({
  table: table({
    live: true,
    status: "open",
    chance,
    seats: [seat(0, { mine: true }), seat(1, { kind: "bot" })],
    ...more,
  }),
  mine: [0],
  ready: false,
  share: async () => {},
})

test("where all act at once one is asked whether one is ready, once everybody sits", async () => {
  expect(awaitsMyReadiness(race())).toBe(true)
  expect(awaitsMyReadiness(race({ live: false }))).toBe(false)
  expect(awaitsMyReadiness(race({ chance: { ...chance, waits: [1] } }))).toBe(false)
  expect(awaitsMyReadiness(race({ seats: [seat(0, { mine: true }), seat(1, { kind: "open" })] }))).toBe(false)
  const waiting = race()
  await getReady(waiting)
  expect(awaitsMyReadiness(waiting)).toBe(false)
})

test("bots are no company", () => {
  expect(isAlone(race())).toBe(true)
  expect(isAlone(race({ seats: [seat(0, { mine: true }), seat(1, { kind: "guest", mine: false })] }))).toBe(false)
})
