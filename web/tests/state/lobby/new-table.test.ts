import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { me, defaultBot } from "../../../src/state/app/me.svelte"
import { NewTable } from "../../../src/state/lobby/new-table.svelte"
import type { GameInfo, ItemInfo, OptionInfo, Planned } from "../../../src/wire"
import { table } from "../../build"
import { Http } from "../../http"

const item = (name: string, more: Partial<ItemInfo> = {}) =>
  ({ name, automaton: false, instead_of: "", ...more }) as ItemInfo
const option = (name: string, value: OptionInfo["default"], more: Partial<OptionInfo> = {}) =>
  ({ name, default: value, kind: "choice", items: [], ...more }) as OptionInfo
const ROLES = [item("M"), item("E"), item("A"), item("D", { instead_of: "E" }), item("C", { automaton: true })]
const BOTS = [
  { name: "strong", level: 3 },
  { name: "quick", level: 1 },
]
const game = (more: Partial<GameInfo>): GameInfo =>
  ({ id: "g", fewest: 2, usual: 2, most: 6, bots: BOTS, presets: [], options: [], alone: [], ...more }) as GameInfo

/** A game of roles: seats follow them. */
const roles = game({
  id: "roles",
  usual: 3,
  options: [
    option("factions", "M,E,A", { kind: "set", items: ROLES }),
    option("first", "0", { kind: "seat" }),
    option("map", "autumn"),
  ],
  presets: [{ name: "duel", options: { factions: "E,M", map: "winter" } }] as unknown as GameInfo["presets"],
})
const plain = game({ id: "plain", options: [option("target", 21), option("edition", 1)] })

let planned: Partial<Planned> | null
let http: Http
beforeEach(() => {
  me.games = [roles, plain]
  planned = { seats: 3, options: {}, settled: [], moot: [] }
  http = new Http((path) => {
    if (!path.includes("/plan")) return { body: table({ id: "made" }) }
    return planned ? { body: planned } : { status: 400, body: { text: "refused" } }
  })
})
afterEach(() => vi.unstubAllGlobals())

describe("a table before there is one", () => {
  test("begins with what is usual: its options, the first preset, I and company", () => {
    const newTable = new NewTable("roles")
    expect({ ...newTable.options }).toEqual({ factions: "E,M", first: "0", map: "winter" })
    expect([...newTable.seats]).toEqual(["me", "bot:quick", "bot:quick"])
    expect([...new NewTable("plain").seats]).toEqual(["me", "open"])
  })
  test("has as many seats as play, and I keep mine", () => {
    const newTable = new NewTable("plain")
    newTable.seats = ["open", "me", "bot:strong"]
    newTable.fit(4)
    expect([...newTable.seats]).toEqual(["open", "me", "bot:strong", "open"])
    newTable.fit(1)
    expect([...newTable.seats]).toEqual(["me"])
  })
  test("leaves me out if I took no seat", () => {
    const newTable = new NewTable("plain")
    newTable.seats = ["open", "open"]
    newTable.fit(3)
    expect([...newTable.seats]).toEqual(["open", "open", "open"])
    expect(newTable.full).toBe(false)
  })
})

describe("roles", () => {
  let newTable: NewTable
  beforeEach(() => {
    newTable = new NewTable("roles")
    newTable.choose(["M", "E"])
  })
  test("are chosen with the automata last, as they sit", () => {
    newTable.choose(["C", "M", "A"])
    expect(newTable.names).toEqual(["M", "A", "C"])
    expect(newTable.count("M")).toBe(1)
  })
  test("that exclude each other change places", () => {
    newTable.add(ROLES[3]!)
    expect(newTable.names).toEqual(["M", "D"])
    newTable.add(ROLES[1]!)
    expect(newTable.names).toEqual(["M", "E"])
    newTable.add(ROLES[2]!)
    expect(newTable.names).toEqual(["M", "E", "A"])
  })
  test("go with their seats, but I stay", () => {
    newTable.seats = ["me", "bot:strong"]
    newTable.remove(ROLES[1]!)
    expect([newTable.names, [...newTable.seats]]).toEqual([["M"], ["me"]])
    newTable.choose(["M", "E"])
    newTable.seats = ["me", "open"]
    newTable.remove(ROLES[0]!)
    expect([newTable.names, [...newTable.seats]]).toEqual([["E"], ["me", "open"]])
  })
  test("that lots give out leave the seats alone", async () => {
    planned = { ...planned, by_lot: true, seats: 2 }
    newTable.seats = ["me", "open"]
    await newTable.look()
    newTable.remove(ROLES[1]!)
    expect([...newTable.seats]).toEqual(["me", "open"])
  })
  test("are exchanged between two seats", () => {
    newTable.swap(0, "E")
    expect(newTable.names).toEqual(["E", "M"])
  })
  test("are drawn by chance, each once and no automaton", () => {
    newTable.draw(9)
    expect(newTable.names.toSorted()).toEqual(["A", "D", "E", "M"])
    newTable.draw(2)
    expect(new Set(newTable.names).size).toBe(2)
  })
  test("fewer than before take back what was said of a seat that is gone", () => {
    newTable.options.first = "1"
    newTable.choose(["M"])
    expect(newTable.options.first).toBe("0")
  })
  test("of a preset are the same in any order", () => {
    const preset = roles.presets[0]!
    newTable.take(preset)
    expect(newTable.taken(preset)).toBe(true)
    newTable.choose(["M", "E"])
    expect(newTable.taken(preset)).toBe(true)
    newTable.options.map = "autumn"
    expect(newTable.taken(preset)).toBe(false)
  })
})

describe("what the server says it comes to", () => {
  test("decides how many sit there and which options are left to ask", async () => {
    const newTable = new NewTable("plain")
    planned = { seats: 4, options: { edition: 2 }, settled: ["edition"], moot: [] }
    await newTable.look()
    expect(newTable.seats.length).toBe(4)
    expect(newTable.fields.map(({ name }) => name)).toEqual(["target"])
    expect(newTable.agreed).toEqual({ edition: 2 })
  })
  test("is the answer to the last question, whichever comes last", async () => {
    const newTable = new NewTable("plain")
    const first = newTable.look()
    planned = { seats: 5, options: {}, settled: [], moot: [] }
    const second = newTable.look()
    planned = null
    await Promise.all([first, second])
    expect([newTable.seats.length, newTable.refused]).toEqual([5, undefined])
  })
  test("may be a refusal: then no table is made", async () => {
    const newTable = new NewTable("plain")
    planned = null
    expect([await newTable.make(), newTable.refused?.message]).toEqual([undefined, "refused"])
    expect(http.asked.some(({ path }) => path.includes("/api/tables"))).toBe(false)
  })
  test("makes the table with what differs from what is usual", async () => {
    const newTable = new NewTable("plain")
    planned = { seats: 2, options: {}, settled: [], moot: [] }
    newTable.options.target = 35
    expect((await newTable.make())?.id).toBe("made")
    const made = http.asked.find(({ path }) => path.includes("/api/tables"))!.body
    expect(made).toMatchObject({ game: "plain", options: { target: 35 }, seats: ["me", "open"], hold: true })
    expect((made as { options: object }).options).toEqual({ target: 35 })
  })
})

test("the usual company is whom the server names, or the best there is", () => {
  expect(defaultBot(game({ usual_bot: "quick" }))?.name).toBe("quick")
  expect(defaultBot(game({ usual_bot: "nobody" }))?.name).toBe(BOTS.at(-1)!.name)
  expect(defaultBot(game({ bots: BOTS.slice(0, 1) as GameInfo["bots"] }))?.name).toBe("strong")
  expect(defaultBot(undefined)).toBeUndefined()
})
