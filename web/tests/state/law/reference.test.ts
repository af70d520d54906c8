import { expect, test } from "vitest"
import { entriesFor } from "../../../src/state/law/reference.svelte"
import type { ReferenceCard } from "../../../src/wire"

const entry = (id: string, codes: string[]) => ({ id, codes, mark: "", name: id, text: "", cite: "" })
const CARD: ReferenceCard = {
  game: "duo",
  title: "Duo",
  sections: [
    { title: "", entries: [entry("7", ["7D", "7R"]), entry("plain", ["2D"])] },
    { title: "", entries: [entry("paws-0", ["7D", "7R"]), entry("decree", [])] },
  ],
}

test("a piece is explained by all that speaks of it: what it does and what it adds", () => {
  const told = (piece: string) => entriesFor(CARD, piece).map(({ id }) => id)
  expect(told("7R")).toEqual(["7", "paws-0"])
  expect(told("decree")).toEqual(["decree"])
  expect(told("10S")).toEqual([])
})
