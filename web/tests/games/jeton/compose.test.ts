import { beforeEach, describe, expect, test } from "vitest"
import { hold, putDown, taken, toggle } from "../../../src/games/jeton/compose.svelte"

beforeEach(() => {
  putDown()
  hold("", -1)
  hold("2234p", 1)
})

describe("cards that I have taken up", () => {
  test("are taken up and put down again one by one", () => {
    toggle(1)
    toggle(3)
    toggle(1)
    expect([...taken.places]).toEqual([3])
  })
  test("stay so while others act", () => {
    toggle(3)
    hold("2234p", 1)
    expect([...taken.places]).toEqual([3])
  })
  test("are found in their new places when I draw a card, each once", () => {
    toggle(0)
    toggle(1)
    toggle(3)
    hold("22334p", 1)
    expect([...taken.places]).toEqual([0, 1, 4])
  })
  test("are put down when I lay cards, and when another round begins", () => {
    toggle(3)
    hold("223p", 1)
    expect([...taken.places]).toEqual([])
    toggle(0)
    hold("223p", 2)
    expect([...taken.places]).toEqual([])
  })
})
