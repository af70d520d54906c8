import type { JetonCompanion } from "../../wire"

export interface JetonSheet {
  names: string[]
  /** The seats still in, as bits. */
  active: number
  /** The seats with the red token and with the next draw. */
  red: number
  drawing: number
  blue: number[]
  target: number
}

export const seated = (names: string[], target: number, red = 0): JetonSheet => ({
  names,
  active: 2 ** names.length - 1,
  red,
  drawing: red,
  blue: names.map(() => 0),
  target,
})

export const isIn = (sheet: JetonSheet, seat: number): boolean => !!((sheet.active >> seat) & 1)

/** Return the next seat that is still in. */
export const after = (tables: JetonCompanion, sheet: JetonSheet, seat: number, active = sheet.active): number =>
  tables.following[sheet.names.length - tables.fewest]![active]![seat]!

export const drew = (tables: JetonCompanion, sheet: JetonSheet): Partial<JetonSheet> => ({
  drawing: after(tables, sheet, sheet.drawing),
})

/** A shout: the seat takes the red token, and draws first in the next round. */
export const shouted = (seat: number): Partial<JetonSheet> => ({ red: seat, drawing: seat })

export const gained = (sheet: JetonSheet, seat: number, count: number): Partial<JetonSheet> => ({
  blue: sheet.blue.map((tokens, at) => (at === seat ? Math.max(0, tokens + count) : tokens)),
})

/** The seat to draw cannot: it is out, and passes the draw on, with the red token if it had it. */
export function eliminated(tables: JetonCompanion, sheet: JetonSheet): Partial<JetonSheet> {
  const active = sheet.active & ~(1 << sheet.drawing)
  const next = after(tables, sheet, sheet.drawing, active)
  return { active, drawing: next, red: sheet.red === sheet.drawing ? next : sheet.red }
}

/** Return the winner, by tokens or as the last seat in, if there is one. */
export function winner(sheet: JetonSheet): { seat: number; alone: boolean } | undefined {
  const seat = sheet.blue.findIndex((count) => count >= sheet.target)
  if (seat >= 0) return { seat, alone: false }
  const remaining = sheet.names.map((_, at) => at).filter((at) => isIn(sheet, at))
  return remaining.length === 1 ? { seat: remaining[0]!, alone: true } : undefined
}
