import { beforeEach, describe, expect, test } from "vitest"
import { followHand, lowerAll, raised, toggleRaised } from "../../../src/games/jeton/compose.svelte"

beforeEach(() => {
  lowerAll()
  followHand("", -1)
  followHand("2234p", 1)
})

describe("cards that I have taken up", () => {
  test("are taken up and put down again one by one", () => {
    toggleRaised(1)
    toggleRaised(3)
    toggleRaised(1)
    expect([...raised.places]).toEqual([3])
  })
  test("stay so while others act", () => {
    toggleRaised(3)
    followHand("2234p", 1)
    expect([...raised.places]).toEqual([3])
  })
  test("are found in their new places when I draw a card, each once", () => {
    toggleRaised(0)
    toggleRaised(1)
    toggleRaised(3)
    followHand("22334p", 1)
    expect([...raised.places]).toEqual([0, 1, 4])
  })
  test("are put down when I lay cards, and when another round begins", () => {
    toggleRaised(3)
    followHand("223p", 1)
    expect([...raised.places]).toEqual([])
    toggleRaised(0)
    followHand("223p", 2)
    expect([...raised.places]).toEqual([])
  })
})
