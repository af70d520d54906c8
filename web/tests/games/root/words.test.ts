import "../../../src/games/root/drawing"
import { beforeEach, describe, expect, test } from "vitest"
import {
  cardEffect,
  cardLabel,
  cardName,
  cardOf,
  cardTitle,
  copyName,
  sorted,
  suitOfCard,
} from "../../../src/games/root/cards"
import { clearingLabel, holds, lookOf, titleOf, word } from "../../../src/games/root/words"
import { leftToDo } from "../../../src/games/root/boards/left"
import { speak } from "../../../src/text.svelte"
import type { PlayerView, RootView } from "../../../src/wire"
import { woodland } from "./view"

beforeEach(() => speak("en"))

describe("a faction", () => {
  test("is named by its letter, and looks like itself", () => {
    const view = woodland()
    expect(titleOf(view, "M")).toContain("Marquise")
    expect(lookOf(view, "V").letter).toBe("V")
  })
  test("that plays twice is told apart by its letter", () => {
    const view = woodland()
    view.players.push({ ...view.players[1]!, letter: "W" })
    expect([titleOf(view, "V"), titleOf(view, "W")].map((title) => title.slice(-3))).toEqual(["(V)", "(W)"])
    expect(titleOf(view, "X")).toBe("X")
  })
})

describe("a clearing in words", () => {
  const view = woodland()
  const held = { warriors: { M: 3 }, pieces: { M: { sawmill: 2 } }, pawns: ["V"] }
  Object.assign(view.clearings[2]!, { suit: "mouse", ruler: "M", ruin: true, ...held })
  test("tells what each faction has there", () => {
    expect(holds(view, 3, "M")).toEqual([expect.stringContaining("3"), expect.stringMatching(/× 2$/)])
    expect(holds(view, 3, "V").length).toBe(1)
    expect(holds(view, 1, "M")).toEqual([])
  })
  test("says who rules it, and what stands in it", () => {
    const said = clearingLabel(view, 3)
    expect(said).toContain("3")
    for (const name of ["M", "V"]) expect(said).toContain(titleOf(view, name))
    expect(clearingLabel(view, 1)).not.toContain(titleOf(view, "M"))
  })
})

describe("what is left to do", () => {
  const left = (board: object, phase: RootView["phase"]) => leftToDo(board as PlayerView["board"], phase)
  test("is told in the phase in which it is done", () => {
    const alliance = { faction: "alliance", operations_left: 7 }
    expect([left(alliance, "evening"), left(alliance, "daylight")]).toEqual([expect.stringContaining("7"), ""])
    const cult = { faction: "cult", acolytes: 8 }
    expect([left(cult, "birdsong"), left(cult, "evening")]).toEqual([expect.stringContaining("8"), ""])
    const marquise = { faction: "marquise", actions: 9 }
    expect([left(marquise, "daylight"), left(marquise, "birdsong")]).toEqual([expect.stringContaining("9"), ""])
  })
  test("is counted over all places", () => {
    expect(left({ faction: "vagabond", satchel: { boots: 3, tea: 1 }, track: { tea: 2 } }, "daylight")).toContain("6")
    expect(left({ faction: "riverfolk", funds: { R: 3, M: 2 } }, "daylight")).toContain("5")
    const eyrie = { faction: "eyrie", left: { move: ["ambush-b"], battle: ["ambush-f", "ambush-m"] } }
    expect(left({ ...eyrie, turmoil: false }, "daylight")).toContain("3")
    expect(left({ ...eyrie, turmoil: true }, "daylight")).not.toContain("3")
  })
})

describe("a card", () => {
  test("is known by its code, copies too", () => {
    expect(cardOf("ambush-f")).toMatchObject({ suit: "fox", kind: "ambush" })
    expect(cardOf("nothing")).toBeUndefined()
    expect(["ambush-f", "vizier", "x"].map(suitOfCard)).toEqual(["fox", "bird", ""])
  })
  test("has a name with its suit, a title without", () => {
    expect(cardTitle("ambush-f").length).toBeLessThan(cardName("ambush-f").length)
    expect(cardName("nothing")).toBe("nothing")
    expect(copyName("ambush-b")).toBe(cardName("ambush-b"))
    expect(copyName("ambush-b2")).toBe(`${cardName("ambush-b")} (2)`)
  })
  test("says what it does, or which item it makes", () => {
    const code = "ambush-f"
    expect(cardEffect(code)).not.toBe("")
    expect(cardEffect("nothing")).toBe("")
    expect(cardLabel(code)).toContain(cardName(code))
  })
  test("is held by suit, birds last", () => {
    expect(sorted(["ambush-b", "ambush-m", "ambush-f", "ambush-r"])).toEqual([
      "ambush-f",
      "ambush-r",
      "ambush-m",
      "ambush-b",
    ])
  })
})
test("a thing without a name of its own is called as it is written", () => {
  expect(word("no-such-thing")).toBe("no-such-thing")
})
