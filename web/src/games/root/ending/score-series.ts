import type { RootLine } from "../root-table"

/** Points of all seats after a turn; null for a marker that has left the track. */
export interface TurnScores {
  turn: number
  points: (number | null)[]
}

/** Return the points turn by turn, from zero to the final score. */
export function scoreSeries(log: RootLine[], seats: number): TurnScores[] {
  const points: (number | null)[] = Array.from({ length: seats }, () => 0)
  const series: TurnScores[] = []
  let turn = 0
  for (const { event } of log) {
    if (event.verb === "turn") {
      series.push({ turn, points: [...points] })
      turn = event.count
    } else if (event.verb === "scored" || event.verb === "lost") points[event.seat] = event.total
    else if (event.verb === "dominance") points[event.seat] = null
  }
  return [...series, { turn, points: [...points] }]
}

/** Return a seat's line in a chart of this size, with gaps where it is off the track, and its end. */
export function scoreLine(series: TurnScores[], seat: number, width: number, height: number, most: number) {
  const last = Math.max(1, series.at(-1)!.turn)
  const spots = series.flatMap(({ turn, points }) => {
    const own = points[seat]
    return own == null ? [] : [{ x: (turn / last) * width, y: height - (own / most) * height }]
  })
  const d = spots.map(({ x, y }, n) => `${n ? "L" : "M"}${Math.round(x)} ${Math.round(y)}`).join("")
  return { d, end: spots.at(-1) ?? { x: 0, y: height } }
}
