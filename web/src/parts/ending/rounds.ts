import { t } from "../../text.svelte"
import type { ResultRow, RoundResult, Sentence } from "../../wire"

/**
 * A table of rounds: its heads, and for each round its rows. A row begins with whose it is, or what it counts and by
 * which clause. `across`: the rounds stand side by side as its columns, in one group.
 */
export interface RoundsTable {
  heads: string[]
  across: boolean
  groups: { round: number; rows: { label: string; cite?: string; cells: (Sentence | undefined)[] }[] }[]
}

/** One round as its rows are; of a whole game (`numbered`), what is counted for all has a column a round. */
export function tableOf(rounds: RoundResult[], numbered = false): RoundsTable {
  const heads = rounds[0]?.heads ?? []
  const across = !heads.length && (numbered || rounds.length > 1)
  if (!across) return { heads, across, groups: rounds.map(({ round, rows }) => ({ round, rows })) }
  const labels = [...new Set(rounds.flatMap(({ rows }) => rows.map(({ label }) => label)))]
  const rows = labels.map((label) => countedRow(label, rounds))
  return { heads: rounds.map(titleOf), across, groups: [{ round: 0, rows }] }
}

const titleOf = ({ round, unfinished }: RoundResult) => t(unfinished ? "round-unfinished" : "round-of", { round })

/** What is counted, round by round; a clause that the first figure cites stands beside the label, and only once. */
function countedRow(label: string, rounds: RoundResult[]) {
  const found = rounds.map(({ rows }) => cellOf(rows, label))
  const cite = found.find((cell) => cell)?.cite ?? ""
  return { label, cite, cells: found.map((cell) => cell && { ...cell, cite: cell.cite === cite ? "" : cell.cite }) }
}

const cellOf = (rows: ResultRow[], label: string) => rows.find((row) => row.label === label)?.cells[0]

/** The same with a line for each head, and whose it is above. */
export function turned({ rows }: RoundsTable["groups"][number], heads: string[]) {
  return {
    names: rows.map(({ label }) => label),
    rows: heads.map((head, n) => ({ head, cells: rows.map(({ cells }) => cells[n]!) })),
  }
}

/** A round's result as it is read out. */
export function heard({ round, heads, rows, notes }: RoundResult): string {
  const cell = ({ text }: Sentence, n: number) => (heads[n] ? `${heads[n]} ${text}` : text)
  const lines = rows.map(({ label, cells }) => `${label} : ${cells.map(cell).join(", ")}.`)
  return [`${t("round-over", { round })}.`, ...lines, ...notes.map(({ text }) => text)].join(" ")
}
