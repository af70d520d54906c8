import type { ScoreRow } from "../../wire"

/** Merge neighbouring rows with the same name into zones of the track. */
export function zonesOf(table: ScoreRow[]): { from: number; to: number; result: string }[] {
  const names = [...new Set(table.map((line) => line.result))]
  return names.map((result) => {
    const lines = table.filter((line) => line.result === result)
    return { from: lines[0]!.from, to: lines.at(-1)!.to, result }
  })
}
