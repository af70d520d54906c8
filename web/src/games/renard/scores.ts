/** A row of the score table: what it gives for so many tricks, from the first to the last number, and its name. */
export interface ScoreLine {
  from: number
  to: number
  points: number
  result: string
}

/** Rows of one name are one zone below the track. */
export function zonesOf(table: ScoreLine[]): { from: number; to: number; result: string }[] {
  const names = [...new Set(table.map((line) => line.result))]
  return names.map((result) => {
    const lines = table.filter((line) => line.result === result)
    return { from: lines[0]!.from, to: lines.at(-1)!.to, result }
  })
}
