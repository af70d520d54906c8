import "../../../src/games/root/drawing"
import { beforeEach, describe, expect, test } from "vitest"
import { iconOf, suitOfPiece } from "../../../src/games/root/art/emblems"
import {
  cardEffect,
  cardLabel,
  cardName,
  cardOf,
  cardTitle,
  copyName,
  sorted,
  suitOfCard,
  handWidth,
} from "../../../src/games/root/cards/cards"
import { clearingLabel, piecesHeld, lookOf, titleOf, word } from "../../../src/games/root/words"
import { speak } from "../../../src/text.svelte"
import { glade, woodland } from "./build-view"

beforeEach(() => speak("en"))

describe("a faction", () => {
  test("is named by its letter, found by it, and looks like itself", () => {
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
  const there = { warriors: { M: 3 }, pieces: { M: { sawmill: 2 } }, pawns: ["V"] }
  view.clearings[2] = glade({ suit: "mouse", ruler: "M", ruin: true, ...there })
  test("tells what each faction has there", () => {
    expect(piecesHeld(view, 3, "M")).toEqual([expect.stringContaining("3"), expect.stringMatching(/× 2$/)])
    expect(piecesHeld(view, 3, "V").length).toBe(1)
    expect(piecesHeld(view, 1, "M")).toEqual([])
  })
  test("says who rules it, and what stands in it", () => {
    const said = clearingLabel(view, 3)
    expect(said).toContain("3")
    for (const name of ["M", "V"]) expect(said).toContain(titleOf(view, name))
    expect(clearingLabel(view, 1)).not.toContain(titleOf(view, "M"))
  })
})

describe("a card", () => {
  test("is known by its code, copies too", () => {
    expect(cardOf("ambush-f")).toMatchObject({ suit: "fox", kind: "ambush" })
    expect(cardOf("nothing")).toBeUndefined()
    expect(["ambush-f", "tea-m", "vizier", "x"].map(suitOfCard)).toEqual(["fox", "mouse", "bird", ""])
    expect([cardOf("ambush-b2")!.copy, copyName("ambush-b2"), copyName("ambush-f")]).toEqual([
      2,
      `${cardName("ambush-b")} (2)`,
      cardName("ambush-f"),
    ])
  })
  test("has a name with its suit, a title without", () => {
    expect([cardTitle("ambush-f"), cardName("ambush-f")]).toEqual(["Ambush!", "Ambush! (fox)"])
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
test("a base, a garden and a trade post belong to a suit and are drawn alike in all of them", () => {
  expect(["fox-base", "mouse-garden", "rabbit-post", "sawmill"].map(suitOfPiece)).toEqual([
    "fox",
    "mouse",
    "rabbit",
    "",
  ])
  expect(iconOf("fox-base")).toBe(iconOf("mouse-base"))
})

test("a hand gets more of the dock where it then lies in one row", () => {
  expect(handWidth(4, 1040)).toBeCloseTo(561.6)
  expect(handWidth(5, 1040)).toBe(620)
  expect(handWidth(6, 1040)).toBeCloseTo(561.6) // two rows all the same: room to act matters more
})
