import type { Chapter, ClauseInfo } from "../../wire"

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()

/** The chapters with the clauses that hold every word that was searched for, whatever its accents. */
export function found(chapters: Chapter[], search: string): Chapter[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const fits = (clause: ClauseInfo) => {
    const text = plain(`${clause.id} ${clause.title} ${clause.text}`)
    return words.every((word) => text.includes(word))
  }
  return chapters
    .map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter(fits) }))
    .filter((chapter) => chapter.clauses.length)
}

export const count = (chapters: Chapter[]): number => chapters.reduce((sum, { clauses }) => sum + clauses.length, 0)
