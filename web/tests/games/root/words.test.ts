import "../../../src/games/root/drawing"
import { beforeEach, describe, expect, test } from "vitest"
import { suitOfCode } from "../../../src/games/root/art"
import { cardEffect, cardLabel, cardName, cardOf, cardTitle, sorted } from "../../../src/games/root/cards"
import { clearingLabel, holds, lookOf, seatOf, titleOf, word } from "../../../src/games/root/words"
import { speak } from "../../../src/text.svelte"
import { woodland } from "./view"

beforeEach(() => speak("en"))

describe("a faction", () => {
  test("is named by its letter, found by it, and looks like itself", () => {
    const view = woodland()
    expect([titleOf(view, "M"), seatOf(view, "V"), seatOf(view, "X")]).toEqual([
      expect.stringContaining("Marquise"),
      1,
      -1,
    ])
    expect(lookOf(view, "V").letter).toBe("V")
  })
  test("that plays twice is told apart by its letter", () => {
    const view = woodland()
    view.players.push({ ...view.players[1], letter: "W" })
    expect([titleOf(view, "V"), titleOf(view, "W")].map((title) => title.slice(-3))).toEqual(["(V)", "(W)"])
    expect(titleOf(view, "X")).toBe("X")
  })
})

describe("a clearing in words", () => {
  const view = woodland()
  Object.assign(view.clearings[2], { suit: "mouse", ruler: "M", ruin: true, warriors: { M: 3 }, pawns: ["V"] })
  view.clearings[2].pieces = { M: { sawmill: 2 } }
  test("tells what each faction has there", () => {
    expect(holds(view, 2, "M")).toEqual([expect.stringContaining("3"), expect.stringMatching(/× 2$/)])
    expect(holds(view, 2, "V").length).toBe(1)
    expect(holds(view, 0, "M")).toEqual([])
  })
  test("says who rules it, and what stands in it", () => {
    const said = clearingLabel(view, 2)
    expect(said).toContain("3")
    for (const name of ["M", "V"]) expect(said).toContain(titleOf(view, name))
    expect(clearingLabel(view, 0)).not.toContain(titleOf(view, "M"))
  })
})

describe("a card", () => {
  test("is known by its code, copies too", () => {
    expect(cardOf("ambush-f")).toMatchObject({ suit: "fox", kind: "ambush" })
    expect(cardOf("nothing")).toBeUndefined()
    expect(["ambush-f", "favor-m2", "x"].map(suitOfCode)).toEqual(["fox", "mouse", ""])
  })
  test("has a name with its suit, a title without", () => {
    expect(cardTitle("ambush-f").length).toBeLessThan(cardName("ambush-f").length)
    expect(cardName("nothing")).toBe("nothing")
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
