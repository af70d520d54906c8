import { flushSync } from "svelte"
import { afterEach, describe, expect, test } from "vitest"
import { act, clearing } from "../../../src/games/root/playing"
import { begin, choose, dragged, goOn, looking } from "../../../src/games/root/table.svelte"
import type { RootTarget } from "../../../src/wire"
import { effectRoot, Moves } from "./moves.svelte"
import { offered, playing, woodland } from "./view"

afterEach(() => {
  looking.glass = false
})

describe("dragging from one clearing to another", () => {
  const drag = (targets: RootTarget[], about = "act", seat = 0) =>
    dragged(playing(woodland(), offered(targets, about), seat), 3, 6)
  test("is a march or a move, from here to there, if one is offered", () => {
    expect(drag([act("build"), act("march")])).toEqual([act("march"), clearing(3), clearing(6)])
    expect(drag([act("move")])).toEqual([act("move"), clearing(3), clearing(6)])
    expect(drag([act("build")])).toEqual([])
  })
  test("goes on with a move that has begun", () => {
    expect(drag([clearing(3), clearing(4)], "from")).toEqual([clearing(3), clearing(6)])
    expect(drag([clearing(4)], "from")).toEqual([])
    for (const about of ["to", "walk"]) {
      expect(drag([clearing(6)], about)).toEqual([clearing(6)])
      expect(drag([clearing(4)], about)).toEqual([])
    }
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
  /** A table that asks one question after the other; `close` ends it. */
  function asking(...questions: RootTarget[][]): { moves: Moves; close: () => void } {
    const moves = new Moves(questions.map((targets) => playing(woodland(), offered(targets)).choices))
    const close = effectRoot(() => goOn(moves.table))
    flushSync()
    return { moves, close }
  }
  const written = (...targets: RootTarget[]) => targets.map((target) => JSON.stringify(target))
  const march = [act("march"), clearing(3), clearing(6)]

  test("are given one by one as they are offered", () => {
    const { moves, close } = asking([act("march")], [clearing(3)], [clearing(6)], [act("end")])
    begin(moves.table, march)
    flushSync()
    expect(moves.picked).toEqual(written(...march))
    close()
  })
  test("are dropped, all of them, when one is not offered", () => {
    const { moves, close } = asking([act("march")], [clearing(4)], [clearing(6)])
    begin(moves.table, march)
    flushSync()
    moves.next()
    flushSync()
    expect(moves.picked).toEqual(written(act("march")))
    close()
  })
  test("do not begin with what is not offered", () => {
    const { moves, close } = asking([act("build")])
    begin(moves.table, march)
    begin(moves.table, [])
    expect(moves.picked).toEqual([])
    close()
  })
  test("are forgotten when something else is chosen, and the card is put down", () => {
    const { moves, close } = asking([act("march")], [clearing(3)])
    looking.card = "ambush-f"
    choose(moves.table, [...moves.choices.values()][0]!)
    flushSync()
    expect([moves.picked, looking.card]).toEqual([written(act("march")), ""])
    close()
  })
})
