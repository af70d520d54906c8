import { post } from "../api"
import { spoken } from "../text.svelte"
import type { ReferenceCard, ReferenceEntry } from "../wire"

export type Options = Record<string, number | string | boolean>

const kept = new Map<string, Promise<ReferenceCard>>()

/** The reference card of a game as a table plays it, in the reader's language, fetched once. */
export function referenceOf(game: string, options: Options = {}, role = ""): Promise<ReferenceCard> {
  const key = JSON.stringify([game, spoken.language, role, options])
  if (!kept.has(key))
    kept.set(
      key,
      post<ReferenceCard>(`/api/games/${game}/reference`, { options, role }).catch(
        (failed) => (kept.delete(key), Promise.reject(failed)),
      ),
    )
  return kept.get(key)!
}

/** The lines that explain a piece: those of its id, or those that name its notation. */
export function explaining(card: ReferenceCard, piece: string): ReferenceEntry[] {
  const all = card.sections.flatMap((section) => section.entries)
  return all.filter((entry) => entry.id === piece || entry.codes.includes(piece))
}
