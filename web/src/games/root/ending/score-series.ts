import type { RootLine } from "../root-table"

/** Everybody's points after a turn; null for a marker that has left the track. */
export interface TurnScores {
  turn: number
  points: (number | null)[]
}

/** The points turn by turn, from none at all to those of the end. */
export function scoreSeries(log: RootLine[], seats: number): TurnScores[] {
  const points: (number | null)[] = Array.from({ length: seats }, () => 0)
  const found: TurnScores[] = []
  let turn = 0
  for (const { event } of log) {
    if (event.verb === "turn") {
      found.push({ turn, points: [...points] })
      turn = event.count
    } else if (event.verb === "scored" || event.verb === "lost") points[event.seat] = event.total
    else if (event.verb === "dominance") points[event.seat] = null
  }
  return [...found, { turn, points: [...points] }]
}

/** A seat's line through so many pixels, with gaps where it is off the track, and where it ends. */
export function scoreLine(series: TurnScores[], seat: number, width: number, height: number, most: number) {
  const last = Math.max(1, series.at(-1)!.turn)
  const spots = series.flatMap(({ turn, points }) => {
    const own = points[seat]
    return own == null ? [] : [{ x: (turn / last) * width, y: height - (own / most) * height }]
  })
  const d = spots.map(({ x, y }, n) => `${n ? "L" : "M"}${Math.round(x)} ${Math.round(y)}`).join("")
  return { d, end: spots.at(-1) ?? { x: 0, y: height } }
}
