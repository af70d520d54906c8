import type { RootLine } from "../root-table"

/** The points of one faction by one clause: their sum, and each event. */
export interface Source {
  cite: string
  points: number
  each: { no: number; n: number; points: number; turn: number }[]
}

/** Return the points that a log line gave to a faction, negative if lost. */
function pointsIn({ event }: RootLine, seat: number): number {
  if (event.verb === "scored" && event.seat === seat) return event.count
  return event.verb === "lost" && event.seat === seat ? -event.count : 0
}

/** Return the sources of a faction's points in this log, the richest first. */
export function sourcesOf(log: RootLine[], seat: number): Source[] {
  const sources = new Map<string, Source>()
  let turn = 0
  for (const line of log) {
    if (line.event.verb === "turn") turn = line.event.count
    const points = pointsIn(line, seat)
    if (!points) continue
    const source = sources.get(line.cite) ?? { cite: line.cite, points: 0, each: [] }
    source.points += points
    source.each.push({ no: line.no, n: line.n, points, turn })
    sources.set(line.cite, source)
  }
  return [...sources.values()].sort((a, b) => b.points - a.points)
}

export const totalPoints = (sources: Source[]): number => sources.reduce((total, source) => total + source.points, 0)
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)
