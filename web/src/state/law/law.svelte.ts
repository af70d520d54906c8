import { get } from "../../api"
import { spoken } from "../../text.svelte"
import { gameOf } from "../app/me.svelte"
import type { ClauseInfo, LawInfo } from "../../wire"

const laws = new Map<string, Promise<LawInfo>>()

/** Return the law of a game in the current language, fetched once. */
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

/** Return the name of a clause: its label, or its number. */
export function labelOf(cite: string): string {
  const [game, id = cite] = cite.split(":") as [string, string?]
  return gameOf(game)?.labels[id] ?? id
}

/** The clause whose box is open next to its citation, if any. */
export const openClause = $state({ cite: "", by: null as Element | null, at: null as DOMRect | null, pinned: false })

export function showClause(cite: string, by: Element, pinned: boolean): void {
  Object.assign(openClause, { cite, by, at: by.getBoundingClientRect(), pinned })
}

export function hideClause(): void {
  Object.assign(openClause, { cite: "", by: null, at: null, pinned: false })
}

/** The clause to open in the side panel. `asked` counts the requests, so that the same clause can be asked for twice;
 * `beside`: the game whose law the panel shows. */
export const reading = $state({ clause: "", asked: 0, beside: "" })

export function readBeside(cite: string): void {
  Object.assign(reading, { clause: cite.split(":")[1] ?? cite, asked: reading.asked + 1 })
}
