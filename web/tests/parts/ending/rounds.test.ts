import { expect, test } from "vitest"
import { tableOf } from "../../../src/parts/ending/rounds"
import type { ResultRow, RoundResult } from "../../../src/wire"

const row = (label: string, text: string, cite = ""): ResultRow => ({ seat: -1, label, cells: [{ text, cite }] })
const round = (number: number, rows: ResultRow[], more: Partial<RoundResult> = {}): RoundResult => {
  return { round: number, first: 0, last: 0, heads: [], rows, notes: [], holds: true, unfinished: false, ...more }
}
const ONE = round(1, [row("Gems", "7", "4.3.1"), row("Added", "+5", "6.2"), row("Team", "space 4")])
const TWO = round(2, [row("Gems", "3", "4.3.1"), row("Team", "off the path", "7.3")], { unfinished: true })

test("rounds of a team stand side by side, the one in which the game ended last", () => {
  const { heads, across, groups } = tableOf([ONE, TWO], true)
  expect([heads.length, across, groups.length]).toEqual([2, true, 1])
  expect(heads[0]).not.toBe(heads[1])
  const rows = groups[0]!.rows.map(({ label, cite, cells }) => [label, cite, ...cells.map((cell) => cell?.text)])
  expect(rows).toEqual([
    ["Gems", "4.3.1", "7", "3"],
    ["Added", "6.2", "+5", undefined],
    ["Team", "", "space 4", "off the path"],
  ])
  expect(groups[0]!.rows[2]!.cells[1]!.cite, "a clause that only one round cites stands there").toBe("7.3")
})

test("a single round of a whole game is numbered, the end of a round is not", () => {
  expect(tableOf([TWO], true).heads).toHaveLength(1)
  expect(tableOf([ONE]).heads).toEqual([])
})

test("players' rows keep a group a round", () => {
  const scored = [1, 2].map((n) => round(n, [row("Ana", "3")], { heads: ["Tricks"] }))
  expect(tableOf(scored, true).groups.map(({ round }) => round)).toEqual([1, 2])
})
