import { post } from "../../api"
import { spoken } from "../../text.svelte"
import type { Help } from "./piece-help.svelte"
import type { TableContext } from "../table/table-context"
import type { ReferenceCard, ReferenceEntry } from "../../wire"

export type Options = Record<string, number | string | boolean>

const cards = new Map<string, Promise<ReferenceCard>>()

const keyOf = (...of: [game: string, options: Options, role: string]) => JSON.stringify([spoken.language, ...of])

/** Return a game's reference card for these options, in the current language, fetched once. */
export function referenceOf(game: string, options: Options = {}, role = ""): Promise<ReferenceCard> {
  const key = keyOf(game, options, role)
  if (!cards.has(key))
    cards.set(
      key,
      post<ReferenceCard>(`/api/games/${game}/reference`, { options, role }).catch(
        (failed) => (cards.delete(key), Promise.reject(failed)),
      ),
    )
  return cards.get(key)!
}

let read = $state.raw<Record<string, ReferenceCard>>({})

/** Return the card of a table, or undefined until it is loaded. */
function cardOf({ game, options }: Pick<TableContext, "game" | "options">, role: string): ReferenceCard | undefined {
  const key = keyOf(game, options, role)
  if (!(key in read))
    void referenceOf(game, options, role).then(
      (card) => (read = { ...read, [key]: card }),
      () => {},
    )
  return read[key]
}

/** Return the help on pieces, given by ids or notations. The default title is that of the first. */
export function helpOf(at: TableContext, pieces: string[], title = "", role = ""): Help | undefined {
  const card = cardOf(at, role)
  const lines = card ? pieces.flatMap((piece) => entriesFor(card, piece)) : []
  return lines.length ? { title: title || lines[0]!.name, lines } : undefined
}

/** Return the entries of a card with this id or notation. */
export function entriesFor(card: ReferenceCard, piece: string): ReferenceEntry[] {
  const all = card.sections.flatMap((section) => section.entries)
  return all.filter((entry) => entry.id === piece || entry.codes.includes(piece))
}
