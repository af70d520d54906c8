import type { Line } from "../../wire"

/** Points of one faction that came by one clause: how many in all, and each time. */
export interface Source {
  cite: string
  points: number
  each: { no: number; n: number; points: number; turn: number }[]
}

const SIGNS: Record<string, number> = { scored: 1, lost: -1 }

/** Where a faction's points came from, as far as the log tells: the richest source first. */
export function sourcesOf(log: Line[], seat: number): Source[] {
  const found = new Map<string, Source>()
  let turn = 0
  for (const line of log) {
    if (line.verb === "turn") turn = line.what[1]!
    const sign = SIGNS[line.verb]
    if (!sign || line.what[0] !== seat) continue
    const points = sign * line.what[1]!
    const source = found.get(line.cite) ?? { cite: line.cite, points: 0, each: [] }
    source.points += points
    source.each.push({ no: line.no, n: line.n, points, turn })
    found.set(line.cite, source)
  }
  return [...found.values()].sort((a, b) => b.points - a.points)
}

export const sum = (sources: Source[]): number => sources.reduce((total, source) => total + source.points, 0)
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)
