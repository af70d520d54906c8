import { flushSync } from "svelte"
import { afterEach, describe, expect, test } from "vitest"
import { choose, dragged, goOn, looking } from "../../../src/games/root/table.svelte"
import type { Playing } from "../../../src/state/playing"
import { offered, playing, woodland } from "./view"
import { effectRoot, Moves } from "./moves.svelte"

afterEach(() => {
  looking.glass = false
})

describe("dragging from one clearing to another", () => {
  const drag = (labels: Record<string, string>, about = "act", seat = 0) =>
    dragged(playing(woodland(), [offered(labels, about)], seat), 2, 5)
  test("is a march or a move, from here to there, if one is offered", () => {
    expect(drag({ march: "", build: "" })).toEqual(["march", "3", "6"])
    expect(drag({ move: "" })).toEqual(["move", "3", "6"])
    expect(drag({ build: "" })).toEqual([])
  })
  test("goes on with a move that has begun", () => {
    expect(drag({ "3": "x", "4": "y" }, "from")).toEqual(["3", "6"])
    expect(drag({ "4": "y" }, "from")).toEqual([])
    expect(drag({ "6": "x" }, "to")).toEqual(["6"])
    expect(drag({ "4": "x" }, "to")).toEqual([])
  })
  test("needs no start for a pawn, which is where it is", () => {
    expect(drag({ move: "" }, "act", 1)).toEqual(["move", "6"])
  })
  test("is nothing for whoever only looks", () => {
    looking.glass = true
    expect(drag({ march: "" })).toEqual([])
  })
})

describe("answers meant for the questions that follow", () => {
  /** A table that asks one question after the other, and what was answered. */
  function asking(...questions: Record<string, string>[]): { moves: Moves; close: () => void } {
    const moves = new Moves(questions.map((labels) => playing(woodland(), [offered(labels)]).choices))
    const close = effectRoot(() => goOn(moves as unknown as Playing))
    flushSync()
    return { moves, close }
  }
  test("are given one by one as they are offered", () => {
    const { moves, close } = asking({ march: "" }, { "3": "x" }, { "6": "x" }, { end: "" })
    choose(moves as unknown as Playing, "march", "3", "6")
    flushSync()
    expect(moves.picked).toEqual(["march", "3", "6"])
    close()
  })
  test("are dropped, all of them, when one is not offered", () => {
    const { moves, close } = asking({ march: "" }, { "4": "x" }, { "6": "x" })
    choose(moves as unknown as Playing, "march", "3", "6")
    flushSync()
    moves.next()
    flushSync()
    expect(moves.picked).toEqual(["march"])
    close()
  })
  test("are forgotten when something else is chosen, and the card is put down", () => {
    const { moves, close } = asking({ march: "" }, { "3": "x" })
    looking.card = "ambush-f"
    choose(moves as unknown as Playing, "march")
    flushSync()
    expect([moves.picked, looking.card]).toEqual([["march"], ""])
    close()
  })
})
