import { flushSync } from "svelte"
import { afterEach, describe, expect, test } from "vitest"
import { act, clearing, type RootTable } from "../../../../src/games/root/root-table"
import {
  startAnswers,
  choose,
  answersForDrag,
  continueAnswers,
  screen,
  movableWarriors,
} from "../../../../src/games/root/choices/screen.svelte"
import { settings } from "../../../../src/state/app/settings.svelte"
import type { RootTarget, RootView } from "../../../../src/wire"
import { effectRoot, Moves } from "../fake-table.svelte"
import { glade, offered, playing, woodland } from "../build-view"

afterEach(() => {
  screen.glass = false
  screen.taking = 0
  settings.confirm = "never"
})

describe("a move where every answer wants a second thought", () => {
  /** Three cats in clearing 4 are to go somewhere. */
  function leaving(): { at: RootTable; said: string[] } {
    const said: string[] = []
    const clearings = woodland().clearings.with(3, glade({ warriors: { M: 3 } }))
    const view = woodland({ clearings, subject: { origin: 4, clearing: 0 } } as Partial<RootView>)
    const answer = (how: string) => (notation: string) => said.push(`${how} ${notation}`)
    const at = { ...playing(offered(clearing(6)), "to"), view, pick: answer("pick"), play: answer("play") }
    return { at: at as unknown as RootTable, said }
  }
  test("is sure once it is said from where, how many and to where", () => {
    settings.confirm = "always"
    const { at, said } = leaving()
    expect(movableWarriors(at)).toBe(3)
    choose(at, at.choices.get("choice 0")!)
    expect(said).toEqual(["play choice 0"])
  })
  test("is asked how many afterwards where none does", () => {
    settings.confirm = "never"
    const { at, said } = leaving()
    expect(movableWarriors(at)).toBe(0)
    choose(at, at.choices.get("choice 0")!)
    expect(said).toEqual(["pick choice 0"])
  })
})

describe("dragging from one clearing to another", () => {
  const drag = (targets: RootTarget[], about = "act", seat = 0) =>
    answersForDrag(playing(offered(...targets), about, seat), 3, 6)
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
    screen.glass = true
    expect(drag([act("march")])).toEqual([])
  })
})

describe("answers meant for the questions that follow", () => {
  /** A table that asks one question after the other, and what was answered. */
  function asking(...questions: RootTarget[]): { moves: Moves; at: RootTable; close: () => void } {
    const moves = new Moves(questions.map((target) => offered(target)))
    const at = moves as unknown as RootTable
    const close = effectRoot(() => continueAnswers(at))
    flushSync()
    return { moves, at, close }
  }
  const MARCH = [act("march"), clearing(3), clearing(6)]
  test("are given one by one as they are offered", () => {
    const { moves, at, close } = asking(...MARCH, act("end"))
    startAnswers(at, MARCH)
    flushSync()
    expect(moves.picked).toEqual(MARCH)
    close()
  })
  test("are dropped, all of them, when one is not offered", () => {
    const { moves, at, close } = asking(act("march"), clearing(4), clearing(6))
    startAnswers(at, MARCH)
    flushSync()
    moves.next()
    flushSync()
    expect(moves.picked).toEqual([act("march")])
    close()
  })
  test("are forgotten when something else is chosen, and the card is put down", () => {
    const { moves, at, close } = asking(act("march"), clearing(3))
    screen.card = "ambush-f"
    startAnswers(at, [act("march")])
    flushSync()
    expect([moves.picked, screen.card]).toEqual([[act("march")], ""])
    close()
  })
  test("are none where the first of them is not offered", () => {
    const { moves, at, close } = asking(act("build"), clearing(3))
    startAnswers(at, MARCH)
    startAnswers(at, [])
    flushSync()
    expect(moves.picked).toEqual([])
    close()
  })
})
