import { beforeEach, describe, expect, test } from "vitest"
import { DECKS, faceOf, sorted } from "../../src/cards/decks"
import { abilityName, cardName } from "../../src/cards/words"
import { speak } from "../../src/text.svelte"

beforeEach(() => speak("en"))
const { renard, duo } = DECKS as Required<typeof DECKS>

describe("the face of a card", () => {
  test("is read off its code", () => {
    expect(faceOf(renard!, "11M")).toMatchObject({ rank: 11, suit: { letter: "M" }, picture: renard!.pictures[11] })
  })
  test("has paws by its rank where the deck has them", () => {
    expect([faceOf(duo!, "1D")!.paws, faceOf(renard!, "1B")!.paws]).toEqual([duo!.paws![0], 0])
  })
  test("is none for what is no card of the deck", () => {
    expect(["7D", "keep", "7", ""].map((code) => faceOf(renard!, code))).toEqual(Array(4).fill(undefined))
  })
})

test("cards are held by suit, then by rank", () => {
  expect(sorted(renard!, ["10B", "2M", "3K", "9B", "11K"])).toEqual(["9B", "10B", "3K", "11K", "2M"])
})

describe("a card as one says it", () => {
  test("has its ability where it has one", () => {
    expect(abilityName(renard!, 2)).toBe("")
    expect(cardName(renard!, "7M")).toContain(abilityName(renard!, 7))
    expect(cardName(renard!, "8M")).not.toContain("none")
  })
  test("is what was written where it is no card", () => {
    expect(cardName(renard!, "keep")).toBe("keep")
  })
})
