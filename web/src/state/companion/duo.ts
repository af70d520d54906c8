import type { DuoLevel, ForestEdge } from "../../wire"

export interface DuoSheet {
  level: number
  round: number
  gems: number[]
  low: number
  high: number
  /** Gems were added after a round, and the forest has not moved yet. */
  closing: boolean
  over: "" | "lost" | "time"
  /** Cards in both hands when the last gem was found. */
  cards: number
}

export const laidOut = (level: DuoLevel): DuoSheet => ({
  level: level.level,
  round: 1,
  gems: [...level.gems],
  low: 0,
  high: 0,
  closing: false,
  over: "",
  cards: 0,
})

export const edgeOf = (level: DuoLevel, sheet: DuoSheet): ForestEdge =>
  level.edges.find(({ low, high }) => low === sheet.low && high === sheet.high)!

export const tokensLeft = (level: DuoLevel, sheet: DuoSheet): number => level.tokens - sheet.low - sheet.high
export const gemsLeft = (sheet: DuoSheet): number => sheet.gems.reduce((sum, count) => sum + count, 0)
export const isCovered = (sheet: DuoSheet, space: number): boolean =>
  space < sheet.low || space >= sheet.gems.length - sheet.high

export const collected = (sheet: DuoSheet, space: number): Partial<DuoSheet> => ({
  gems: sheet.gems.map((count, at) => (at === space ? count - 1 : count)),
})

/** Lay a token at an end of the path: its gems go where the table says. */
export function covered(level: DuoLevel, sheet: DuoSheet, end: 0 | 1): Partial<DuoSheet> {
  const [from, to] = edgeOf(level, sheet).covers[end]!
  if (from === undefined || to === undefined) return {}
  const gems = [...sheet.gems]
  gems[to]! += gems[from]!
  gems[from] = 0
  return { gems, closing: false, ...(end ? { high: sheet.high + 1 } : { low: sheet.low + 1 }) }
}

/** End a round: add gems, unless it was the last one. */
export function roundOver(level: DuoLevel, sheet: DuoSheet): Partial<DuoSheet> {
  if (sheet.round === level.rounds.length) return { over: "time" }
  const gems = [...sheet.gems]
  for (const space of edgeOf(level, sheet).adds) gems[space]! += 1
  return { gems, round: sheet.round + 1, closing: tokensLeft(level, sheet) > 0 }
}

/** Return the parts of the official score in order: level, cards, early victory, tokens. */
export const score = (level: DuoLevel, sheet: DuoSheet): number[] => [
  level.base,
  level.card * sheet.cards,
  level.rounds[sheet.round - 1]!,
  level.token * tokensLeft(level, sheet),
]
