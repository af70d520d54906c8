import { expect, test } from "vitest"
import {
  fieldAt,
  groupOf,
  moveChanges,
  findPiece,
  pileFor,
  placesFor,
  swapChanges,
} from "../../../src/state/positions/edits"
import type { EditField, Editing } from "../../../src/wire"

const place = (path: string, value: string[], more: Partial<EditField> = {}): EditField => ({
  path,
  label: path,
  kind: "pieces",
  value,
  low: 0,
  high: 0,
  known: [],
  sort: "card",
  one: false,
  ...more,
})
const told: Editing = {
  packed: "",
  groups: [
    {
      id: "cards",
      label: "",
      fields: [
        place("hands[0]", ["1K", "2K"]),
        place("hands[1]", ["3K"]),
        place("decree", ["4K"], { one: true }),
        place("trick", [], { one: true }),
      ],
    },
    {
      id: "rest",
      label: "",
      fields: [place("items", ["tea", "tea"], { sort: "item" }), place("round", [], { kind: "number", value: 3 })],
    },
  ],
  pieces: {},
  choices: [],
  refused: null,
  wrong: "",
  forgot: false,
  now: null,
}
const first = { path: "hands[0]", index: 0, piece: "1K" }

test("a piece goes to another place, behind what lies there", () => {
  expect(moveChanges(told, first, "hands[1]")).toEqual([
    { path: "hands[0]", value: ["2K"] },
    { path: "hands[1]", value: ["3K", "1K"] },
  ])
  expect(moveChanges(told, first, "trick")[1]).toEqual({ path: "trick", value: ["1K"] })
  expect(moveChanges(told, first, "hands[0]")).toEqual([])
  expect(moveChanges(told, first, "nowhere")).toEqual([])
})

test("where there is room for one, what lay there comes back", () => {
  expect(moveChanges(told, first, "decree")).toEqual([
    { path: "hands[0]", value: ["4K", "2K"] },
    { path: "decree", value: ["1K"] },
  ])
})

test("two pieces change places, also in one place", () => {
  const other = { path: "hands[0]", index: 1, piece: "2K" }
  expect(swapChanges(told, first, other)).toEqual([{ path: "hands[0]", value: ["2K", "1K"] }])
})

test("a piece goes to places of its sort", () => {
  expect(placesFor(told, first).map((field) => field.path)).toEqual(["hands[1]", "decree", "trick"])
  expect(placesFor(told, { path: "items", index: 0, piece: "tea" })).toEqual([])
})

test("a piece is found by its name, and the group of its place", () => {
  expect(findPiece(told, "3K")).toEqual({ path: "hands[1]", index: 0, piece: "3K" })
  expect(findPiece(told, "9K")).toBeUndefined()
  expect(groupOf(told, "items")).toBe("rest")
  expect(fieldAt(told, "round")?.value).toBe(3)
})

test("a piece is taken by its name from a pile too large to look through", () => {
  const cards = Array.from({ length: 20 }, (_, n) => `${n}F`)
  const deck = place("deck", cards)
  const all = { ...told, groups: [...told.groups, { id: "piles", label: "", fields: [deck] }] } as Editing
  expect(pileFor(all, fieldAt(all, "trick")!)?.path).toBe("deck")
  expect(pileFor(all, deck)).toBeUndefined()
  expect(pileFor(all, fieldAt(all, "items")!)).toBeUndefined()
  expect(pileFor(told, fieldAt(told, "trick")!)).toBeUndefined()
})
