import { get } from "../../api"
import { spoken } from "../../text.svelte"
import { gameOf } from "../app/me.svelte"
import type { ClauseInfo, LawInfo } from "../../wire"

const laws = new Map<string, Promise<LawInfo>>()

/** The law of a game in the reader's language, fetched once. */
export function lawOf(game: string): Promise<LawInfo> {
  const key = `${game} ${spoken.language}`
  if (!laws.has(key))
    laws.set(
      key,
      get<LawInfo>(`/api/law/${game}`).catch((failed) => (laws.delete(key), Promise.reject(failed))),
    )
  return laws.get(key)!
}

export async function clauseOf(cite: string): Promise<ClauseInfo | undefined> {
  const [game, id] = cite.split(":") as [string, string]
  return (await lawOf(game)).chapters.flatMap((chapter) => chapter.clauses).find((clause) => clause.id === id)
}

/** How people call a clause: its number, or its label. */
export function labelOf(cite: string): string {
  const [game, id = cite] = cite.split(":") as [string, string?]
  return gameOf(game)?.labels[id] ?? id
}

/** The clause that is open beside what cites it, if any. */
export const openClause = $state({ cite: "", by: null as Element | null, at: null as DOMRect | null, pinned: false })

export function showClause(cite: string, by: Element, pinned: boolean): void {
  Object.assign(openClause, { cite, by, at: by.getBoundingClientRect(), pinned })
}

export function hideClause(): void {
  Object.assign(openClause, { cite: "", by: null, at: null, pinned: false })
}

/** The clause that somebody wants to read beside the table, until it is turned to; the count tells one wish from the
    next. `beside`: the game whose law can be read there. */
export const reading = $state({ clause: "", asked: 0, beside: "" })

export function readBeside(cite: string): void {
  Object.assign(reading, { clause: cite.split(":")[1] ?? cite, asked: reading.asked + 1 })
}
