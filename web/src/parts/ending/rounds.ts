import { t } from "../../text.svelte"
import type { ResultRow, RoundResult, Sentence } from "../../wire"

/** A table of rounds: its heads, and the rows of each round. A row begins with its player, or with its label and
 * clause. `across`: rounds are columns, in one group. */
export interface RoundsTable {
  heads: string[]
  across: boolean
  groups: { round: number; rows: { label: string; cite?: string; cells: (Sentence | undefined)[] }[] }[]
}

/** Return the table of one round, or of a whole game (`numbered`), where each round has a column. */
export function tableOf(rounds: RoundResult[], numbered = false): RoundsTable {
  const heads = rounds[0]?.heads ?? []
  const across = !heads.length && (numbered || rounds.length > 1)
  if (!across) return { heads, across, groups: rounds.map(({ round, rows }) => ({ round, rows })) }
  const labels = [...new Set(rounds.flatMap(({ rows }) => rows.map(({ label }) => label)))]
  const rows = labels.map((label) => countedRow(label, rounds))
  return { heads: rounds.map(titleOf), across, groups: [{ round: 0, rows }] }
}

const titleOf = ({ round, unfinished }: RoundResult) => t(unfinished ? "round-unfinished" : "round-of", { round })

/** Return the figures counted for all players, round by round. A clause that the first figure cites is shown once, at
 * the label. */
function countedRow(label: string, rounds: RoundResult[]) {
  const cells = rounds.map(({ rows }) => cellOf(rows, label))
  const cite = cells.find((cell) => cell)?.cite ?? ""
  return { label, cite, cells: cells.map((cell) => cell && { ...cell, cite: cell.cite === cite ? "" : cell.cite }) }
}

const cellOf = (rows: ResultRow[], label: string) => rows.find((row) => row.label === label)?.cells[0]

/** Return the same table with a row per head and players as columns. */
export function turned({ rows }: RoundsTable["groups"][number], heads: string[]) {
  return {
    names: rows.map(({ label }) => label),
    rows: heads.map((head, n) => ({ head, cells: rows.map(({ cells }) => cells[n]!) })),
  }
}

/** Return a round's result as text for screen readers. */
export function roundAsText({ round, heads, rows, notes }: RoundResult): string {
  const cell = ({ text }: Sentence, n: number) => (heads[n] ? `${heads[n]} ${text}` : text)
  const lines = rows.map(({ label, cells }) => `${label} : ${cells.map(cell).join(", ")}.`)
  return [`${t("round-over", { round })}.`, ...lines, ...notes.map(({ text }) => text)].join(" ")
}
