import { expect, test } from "vitest"
import { count, matchingChapters, foundWithin } from "../../../src/parts/law/search"
import type { Chapter, ClauseInfo } from "../../../src/wire"

const clause = (id: string, title: string, text: string) => ({ id, label: id, title, text }) as ClauseInfo
const CHAPTERS: Chapter[] = [
  { id: "3", title: "Le pli", clauses: [clause("3.2.1", "Fournir la couleur", "Il est tenu d’en fournir.")] },
  {
    id: "4",
    title: "Les capacités",
    clauses: [clause("4.1.1", "Cygne", "Le perdant ouvre."), clause("4.9.1", "Sorcière", "Seule, elle vaut atout.")],
  },
]

const LAW = {
  chapters: CHAPTERS,
  examples: [
    {
      id: "E1",
      label: "Exemple 1",
      title: "",
      clauses: ["4.1.1"],
      given: "Ana tient la licorne.",
      when: "",
      then: "Elle ouvre.",
    },
  ],
  rulings: [
    {
      id: "R2",
      label: "Décision 2",
      clauses: ["3.2.1"],
      question: "Et sans couleur ?",
      readings: ["Défausse"],
      ruling: "",
      reason: "",
    },
  ],
}

test("examples and rulings are searched too, and said to hold what was found", () => {
  const ids = (search: string) => matchingChapters(LAW, search).flatMap(({ clauses }) => clauses.map(({ id }) => id))
  expect(ids("licorne")).toEqual(["4.1.1"])
  expect(ids("cygne licorne")).toEqual(["4.1.1"])
  expect(ids("defausse")).toEqual(["3.2.1"])
  const [swan] = CHAPTERS[1]!.clauses
  expect(foundWithin(LAW, swan!, "licorne")).toBe(true)
  expect(foundWithin(LAW, swan!, "cygne")).toBe(false)
  expect(foundWithin(LAW, swan!, "")).toBe(false)
})
test("every word must be there, in any order and whatever its accents", () => {
  expect(matchingChapters(LAW, "atout sorciere").flatMap(({ clauses }) => clauses.map(({ id }) => id))).toEqual([
    "4.9.1",
  ])
  expect(matchingChapters(LAW, "3.2").map(({ id }) => id)).toEqual(["3"])
})
test("chapters without a hit go, and nothing searched for is everything", () => {
  expect(matchingChapters(LAW, "dragon")).toEqual([])
  expect(count(matchingChapters(LAW, " "))).toBe(3)
})
