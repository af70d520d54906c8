import { expect, test } from "vitest"
import { splitRecords } from "../../../src/state/replay/records"

const record = (game: string, names: string[], answers: number) => {
  const seats = names.map((name, n) => `seat ${n} ${name}\n`).join("")
  return `clairiere-record 1\ngame ${game}\nengine 0.2.0\n${seats}\n1 N deal\nend ${answers} 1234\n`
}

test("a file of one game is one, whole", () => {
  const text = record("renard", ["Ana B", "Ben"], 106)
  expect(splitRecords(text)).toEqual([{ text, game: "renard", names: ["Ana B", "Ben"], answers: 106 }])
})

test("games that stand one after the other are told apart, and each keeps its text", () => {
  const [one, two] = [record("renard", ["Ana", "Ben"], 3), record("root", ["Ana", "Zoé"], 200)]
  const found = splitRecords(`${one}\n${two}`)
  expect(found.map(({ game, answers }) => [game, answers])).toEqual([
    ["renard", 3],
    ["root", 200],
  ])
  expect(found[1]!.text).toBe(two)
  expect(found[0]!.text.startsWith(one)).toBe(true)
})

test("what is no record stays as it is: the server says what is wrong", () => {
  expect(splitRecords("hello").map(({ text }) => text)).toEqual(["hello"])
  expect(splitRecords(" \n")).toEqual([])
})
