import { t } from "../../text.svelte"
import type { ResultRow, RoundResult, Sentence } from "../../wire"

/** A table of rounds: its heads, and for each round its rows. `labelled`: each row begins with whose it is. */
export interface RoundsTable {
  heads: string[]
  labelled: boolean
  groups: { round: number; rows: { label: string; cells: (Sentence | undefined)[] }[] }[]
}

/** One round as its rows are; of several, things that are counted for all stand side by side, a line a round. */
export function tableOf(rounds: RoundResult[]): RoundsTable {
  const heads = rounds[0]?.heads ?? []
  const isPlain = heads.length || rounds.length < 2
  if (isPlain) return { heads, labelled: true, groups: rounds.map(({ round, rows }) => ({ round, rows })) }
  const labels = [...new Set(rounds.flatMap(({ rows }) => rows.map(({ label }) => label)))]
  const groups = rounds.map(({ round, rows }) => ({ round, rows: [{ label: "", cells: side(rows, labels) }] }))
  return { heads: labels, labelled: false, groups }
}

const side = (rows: ResultRow[], labels: string[]) =>
  labels.map((label) => rows.find((row) => row.label === label)?.cells[0])

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
