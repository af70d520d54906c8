import { beforeEach, describe, expect, test } from "vitest"
import { ChoicePicker, type QuestionSource } from "../../../src/state/table/choice-picker.svelte"
import { settings } from "../../../src/state/app/settings.svelte"
import type { AskInfo, Choice } from "../../../src/wire"
import { ask, choice } from "../../build"

class Table implements QuestionSource {
  pending: unknown = null
  lagging = false
  played: [string, AskInfo | undefined, Choice | undefined][] = []
  typed: string[] = []
  constructor(public asks: AskInfo[]) {}
  play(notation: string, ask?: AskInfo, listed?: Choice, typed = false): void {
    if (typed) this.typed.push(notation)
    this.played.push([notation, ask, listed])
  }
}
const notations = (table: Table) => table.played.map(([notation]) => notation)

beforeEach(() => {
  settings.confirm = "never"
})

describe("what may be chosen", () => {
  test("is what all open questions list", () => {
    const picking = new ChoicePicker(new Table([ask(["2B"]), ask(["yes", "no"])]))
    expect([...picking.choices.keys()]).toEqual(["2B", "yes", "no"])
  })
  test("is nothing while my answer is under way, or while it is still shown what happened", () => {
    const table = new Table([ask(["2B"])])
    table.pending = {}
    expect(new ChoicePicker(table).choices.size).toBe(0)
    const other = new Table([ask(["2B"])])
    other.lagging = true
    expect(new ChoicePicker(other).choices.size).toBe(0)
  })
})

describe("what is typed", () => {
  test("goes to the server as the reader wrote it, or is a choice that is listed", () => {
    const table = new Table([ask(["7M"], { example: "7L" })])
    const picking = new ChoicePicker(table)
    picking.type("7L")
    picking.type("7M")
    expect(notations(table)).toEqual(["7L", "7M"])
    expect(table.typed).toEqual(["7L"])
    expect(table.played[0]![1]).toBe(table.asks[0])
  })
  test("to give up wants a second thought", () => {
    const table = new Table([ask([], { quits: ["leave"] })])
    const picking = new ChoicePicker(table)
    picking.type("leave")
    expect([picking.picked, table.played]).toEqual(["leave", []])
  })
})

describe("a choice", () => {
  test("is played with the question that lists it", () => {
    const table = new Table([ask(["2B"]), ask(["yes"], { seat: 1 })])
    new ChoicePicker(table).play("yes")
    expect(table.played[0]).toEqual(["yes", table.asks[1], table.asks[1]!.choices[0]])
  })
  test("that nothing lists is played with the first question", () => {
    const table = new Table([ask([], { count: 500 })])
    new ChoicePicker(table).play("share 0:22")
    expect(table.played[0]).toEqual(["share 0:22", table.asks[0], undefined])
  })
  test("is played at once where nobody wants a second thought", () => {
    const table = new Table([ask(["2B"])])
    new ChoicePicker(table).pick("2B")
    expect(notations(table)).toEqual(["2B"])
  })
  test("is picked first and played by a second touch where one is wanted", () => {
    settings.confirm = "always"
    const table = new Table([ask(["2B", "3B"])])
    const picking = new ChoicePicker(table)
    picking.pick("2B")
    picking.pick("3B")
    expect([picking.picked, notations(table)]).toEqual(["3B", []])
    picking.pick("3B")
    expect([picking.picked, notations(table)]).toEqual(["", ["3B"]])
  })
  test("that everybody hurries for asks for no second thought", () => {
    settings.confirm = "always"
    const table = new Table([ask([], { choices: [choice("shout", { rushed: true })] })])
    new ChoicePicker(table).pick("shout")
    expect(notations(table)).toEqual(["shout"])
  })
  test("to give up always wants a second thought, listed or not", () => {
    const listed = new Table([ask(["2B", "stop"], { quits: ["stop"] })])
    new ChoicePicker(listed).pick("stop")
    const composed = new Table([ask([], { count: 500, quits: ["leave"] })])
    new ChoicePicker(composed).pick("leave")
    expect([...notations(listed), ...notations(composed)]).toEqual([])
  })
})

describe("what was picked", () => {
  const picked = (now: AskInfo[]) => {
    settings.confirm = "always"
    const table = new Table([ask(["2B"], { moment: 4 })])
    const picking = new ChoicePicker(table)
    picking.pick("2B")
    table.asks = now
    picking.review()
    return picking.picked
  }
  test("stays so while the same question is open", () => {
    expect(picked([ask(["2B", "3B"], { moment: 4 })])).toBe("2B")
  })
  test("is picked no more when it would answer another question", () => {
    expect(picked([ask(["2B"], { moment: 5 })])).toBe("")
    expect(picked([ask(["3B"], { moment: 4 })])).toBe("")
    expect(picked([])).toBe("")
  })
})

describe("the only answer", () => {
  const only = (asks: AskInfo[], atOnce = false) => new ChoicePicker(new Table(asks)).only(atOnce)
  test("is the one there is beside giving up", () => {
    expect(only([ask(["2B"])])).toBe("2B")
    expect(only([ask(["2B", "stop"], { quits: ["stop"] })])).toBe("2B")
  })
  test("is none where there are two, or two questions, or some that are not listed", () => {
    expect(only([ask(["2B", "3B"])])).toBeUndefined()
    expect(only([ask(["2B"]), ask(["yes"])])).toBeUndefined()
    expect(only([ask(["2B"], { count: 70 })])).toBeUndefined()
  })
  test("is never to give up", () => {
    expect(only([ask(["stop"], { quits: ["stop"] })])).toBeUndefined()
    expect(only([ask(["stop"], { quits: ["stop"] })], true)).toBeUndefined()
  })
  test("is none where everybody acts at once and one could give up instead", () => {
    expect(only([ask(["2B", "leave"], { quits: ["leave"] })], true)).toBeUndefined()
  })
})
