import { expect, test } from "vitest"
import { count, found } from "../../src/parts/law/search"
import type { Chapter, ClauseInfo } from "../../src/wire"

const clause = (id: string, title: string, text: string) => ({ id, title, text }) as ClauseInfo
const LAW: Chapter[] = [
  { id: "3", title: "Le pli", clauses: [clause("3.2.1", "Fournir la couleur", "Il est tenu d’en fournir.")] },
  {
    id: "4",
    title: "Les capacités",
    clauses: [clause("4.1.1", "Cygne", "Le perdant ouvre."), clause("4.9.1", "Sorcière", "Seule, elle vaut atout.")],
  },
]

test("every word must be there, in any order and whatever its accents", () => {
  expect(found(LAW, "atout sorciere").flatMap(({ clauses }) => clauses.map(({ id }) => id))).toEqual(["4.9.1"])
  expect(found(LAW, "3.2").map(({ id }) => id)).toEqual(["3"])
})
test("chapters without a hit go, and nothing searched for is everything", () => {
  expect(found(LAW, "licorne")).toEqual([])
  expect(count(found(LAW, " "))).toBe(3)
})
