import type { Chapter, ClauseInfo, ExampleInfo, LawInfo, RulingInfo } from "../../wire"

type Law = Pick<LawInfo, "chapters" | "examples" | "rulings">

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
const wordsOf = (search: string) => plain(search).split(/\s+/).filter(Boolean)
const holds = (text: string, words: string[]) => words.every((word) => plain(text).includes(word))

const clauseText = ({ id, label, title, text }: ClauseInfo) => `${id} ${label} ${title} ${text}`
const exampleText = ({ id, label, title, given, when, then }: ExampleInfo) =>
  [id, label, title, given, when, then].join(" ")
const rulingText = ({ id, label, question, readings, ruling, reason }: RulingInfo) =>
  [id, label, question, ...readings, ruling, reason].join(" ")

/** Return the additions to a clause: rulings and worked examples. */
export const rulingsOf = (law: Law, clause: string) => law.rulings.filter(({ clauses }) => clauses.includes(clause))
export const examplesOf = (law: Law, clause: string) => law.examples.filter(({ clauses }) => clauses.includes(clause))

/** Return whether a match is only in the additions to a clause. */
export function foundWithin(law: Law, clause: ClauseInfo, search: string): boolean {
  const words = wordsOf(search)
  if (!words.length || holds(clauseText(clause), words)) return false
  const within = [...rulingsOf(law, clause.id).map(rulingText), ...examplesOf(law, clause.id).map(exampleText)]
  return within.some((text) => holds(`${clauseText(clause)} ${text}`, words))
}

/** Return the chapters with the clauses that contain every word, in their text or additions. */
export function matchingChapters(law: Law | null, search: string): Chapter[] {
  const words = wordsOf(search)
  const fits = (clause: ClauseInfo) => holds(clauseText(clause), words) || foundWithin(law!, clause, search)
  return (law?.chapters ?? [])
    .map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter(fits) }))
    .filter((chapter) => chapter.clauses.length)
}

export const count = (chapters: Chapter[]): number => chapters.reduce((sum, { clauses }) => sum + clauses.length, 0)
