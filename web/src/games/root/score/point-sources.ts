import type { RootLine } from "../root-table"

/** Points of one faction that came by one clause: how many in all, and each time. */
export interface Source {
  cite: string
  points: number
  each: { no: number; n: number; points: number; turn: number }[]
}

/** The points that a line of the log gave to a faction, or took from it. */
function pointsIn({ event }: RootLine, seat: number): number {
  if (event.verb === "scored" && event.seat === seat) return event.count
  return event.verb === "lost" && event.seat === seat ? -event.count : 0
}

/** Where a faction's points came from, as far as the log tells: the richest source first. */
export function sourcesOf(log: RootLine[], seat: number): Source[] {
  const found = new Map<string, Source>()
  let turn = 0
  for (const line of log) {
    if (line.event.verb === "turn") turn = line.event.count
    const points = pointsIn(line, seat)
    if (!points) continue
    const source = found.get(line.cite) ?? { cite: line.cite, points: 0, each: [] }
    source.points += points
    source.each.push({ no: line.no, n: line.n, points, turn })
    found.set(line.cite, source)
  }
  return [...found.values()].sort((a, b) => b.points - a.points)
}

export const totalPoints = (sources: Source[]): number => sources.reduce((total, source) => total + source.points, 0)
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)
