import { flushSync } from "svelte"
import { afterEach, describe, expect, test } from "vitest"
import { act, clearing, type RootPlaying } from "../../../src/games/root/playing"
import { begin, dragged, goOn, looking } from "../../../src/games/root/table.svelte"
import type { RootTarget } from "../../../src/wire"
import { effectRoot, Moves } from "./moves.svelte"
import { offered, playing } from "./view"

afterEach(() => {
  looking.glass = false
})

describe("dragging from one clearing to another", () => {
  const drag = (targets: RootTarget[], about = "act", seat = 0) =>
    dragged(playing(offered(...targets), about, seat), 3, 6)
  test("is a march or a move, from here to there, if one is offered", () => {
    expect(drag([act("march"), act("build")])).toEqual([act("march"), clearing(3), clearing(6)])
    expect(drag([act("move")])).toEqual([act("move"), clearing(3), clearing(6)])
    expect(drag([act("build")])).toEqual([])
  })
  test("goes on with a move that has begun", () => {
    expect(drag([clearing(3), clearing(4)], "from")).toEqual([clearing(3), clearing(6)])
    expect(drag([clearing(4)], "from")).toEqual([])
    expect(drag([clearing(6)], "to")).toEqual([clearing(6)])
    expect(drag([clearing(4)], "to")).toEqual([])
  })
  test("needs no start for a pawn, which is where it is", () => {
    expect(drag([act("move")], "act", 1)).toEqual([act("move"), clearing(6)])
  })
  test("is nothing for whoever only looks", () => {
    looking.glass = true
    expect(drag([act("march")])).toEqual([])
  })
})

describe("answers meant for the questions that follow", () => {
  /** A table that asks one question after the other, and what was answered. */
  function asking(...questions: RootTarget[]): { moves: Moves; at: RootPlaying; close: () => void } {
    const moves = new Moves(questions.map((target) => offered(target)))
    const at = moves as unknown as RootPlaying
    const close = effectRoot(() => goOn(at))
    flushSync()
    return { moves, at, close }
  }
  const MARCH = [act("march"), clearing(3), clearing(6)]
  test("are given one by one as they are offered", () => {
    const { moves, at, close } = asking(...MARCH, act("end"))
    begin(at, MARCH)
    flushSync()
    expect(moves.picked).toEqual(MARCH)
    close()
  })
  test("are dropped, all of them, when one is not offered", () => {
    const { moves, at, close } = asking(act("march"), clearing(4), clearing(6))
    begin(at, MARCH)
    flushSync()
    moves.next()
    flushSync()
    expect(moves.picked).toEqual([act("march")])
    close()
  })
  test("are forgotten when something else is chosen, and the card is put down", () => {
    const { moves, at, close } = asking(act("march"), clearing(3))
    looking.card = "ambush-f"
    begin(at, [act("march")])
    flushSync()
    expect([moves.picked, looking.card]).toEqual([[act("march")], ""])
    close()
  })
  test("are none where the first of them is not offered", () => {
    const { moves, at, close } = asking(act("build"), clearing(3))
    begin(at, MARCH)
    begin(at, [])
    flushSync()
    expect(moves.picked).toEqual([])
    close()
  })
})
