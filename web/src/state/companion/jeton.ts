import type { JetonCompanion } from "../../wire"

export interface JetonSheet {
  names: string[]
  /** Who is in, as bits. */
  active: number
  /** Who has the red token, and who draws next. */
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

/** Who comes after a seat, of those who are in. */
export const after = (tables: JetonCompanion, sheet: JetonSheet, seat: number, active = sheet.active): number =>
  tables.following[sheet.names.length - tables.fewest]![active]![seat]!

export const drew = (tables: JetonCompanion, sheet: JetonSheet): Partial<JetonSheet> => ({
  drawing: after(tables, sheet, sheet.drawing),
})

/** Whoever shouts has the red token, and drawing goes on from there when the round is over. */
export const shouted = (seat: number): Partial<JetonSheet> => ({ red: seat, drawing: seat })

export const gained = (sheet: JetonSheet, seat: number, count: number): Partial<JetonSheet> => ({
  blue: sheet.blue.map((tokens, at) => (at === seat ? Math.max(0, tokens + count) : tokens)),
})

/** The seat in turn cannot draw: it is out, and the next one draws, with the red token if that was theirs. */
export function eliminated(tables: JetonCompanion, sheet: JetonSheet): Partial<JetonSheet> {
  const active = sheet.active & ~(1 << sheet.drawing)
  const next = after(tables, sheet, sheet.drawing, active)
  return { active, drawing: next, red: sheet.red === sheet.drawing ? next : sheet.red }
}

/** Who has won: by tokens, or as the last one who is in. */
export function winner(sheet: JetonSheet): { seat: number; alone: boolean } | undefined {
  const seat = sheet.blue.findIndex((count) => count >= sheet.target)
  if (seat >= 0) return { seat, alone: false }
  const left = sheet.names.map((_, at) => at).filter((at) => isIn(sheet, at))
  return left.length === 1 ? { seat: left[0]!, alone: true } : undefined
}
