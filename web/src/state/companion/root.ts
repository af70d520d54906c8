import type { BattleOdds, CompanionSet, RootCompanion } from "../../wire"

/** What a real table of Root has agreed on and written down. */
export interface RootSheet {
  factions: string[]
  scores: number[]
  /** Whose marker has left the track for a dominance card. */
  dominance: boolean[]
  /** Steps of the set-up that are done, by their clauses. */
  done: string[]
}

export const chosen = (factions: string[]): RootSheet => ({
  factions,
  scores: factions.map(() => 0),
  dominance: factions.map(() => false),
  done: [],
})

/** The set of some factions, if they may play together. */
export const setOf = (tables: RootCompanion, factions: string[]): CompanionSet | undefined => {
  const wanted = [...factions].sort().join()
  return tables.sets.find((one) => [...one.factions].sort().join() === wanted)
}

/** Any set of a size, as chance has it. */
export function drawn(
  tables: RootCompanion,
  size: number,
  fit: (one: CompanionSet) => boolean,
): CompanionSet | undefined {
  const fits = tables.sets.filter((one) => one.factions.length === size && fit(one))
  return fits[Math.floor(Math.random() * fits.length)]
}

/** Factions in the order in which they are set up. */
export const inOrder = (tables: RootCompanion, factions: string[]) =>
  tables.factions.filter(({ id }) => factions.includes(id))

/** How often a side loses so many warriors and pieces together, over all rolls. */
export function lossesOf(odds: BattleOdds, side: "attacker" | "defender"): { lost: number; times: number }[] {
  const times = new Map<number, number>()
  for (const row of odds.losses) {
    const lost = row[side].reduce((sum, count) => sum + count, 0)
    times.set(lost, (times.get(lost) ?? 0) + row.times)
  }
  return [...times].sort(([a], [b]) => a - b).map(([lost, count]) => ({ lost, times: count }))
}

/** What a side loses on average. */
export const mean = (odds: BattleOdds, side: "attacker" | "defender"): number =>
  lossesOf(odds, side).reduce((sum, { lost, times }) => sum + lost * times, 0) / odds.rolls

/** How often a faction may play at most, by the sets there are. */
const mostOf = (tables: RootCompanion, id: string): number =>
  Math.max(...tables.sets.map(({ factions }) => factions.filter((one) => one === id).length))

/** A faction is tapped: it joins, joins once more where that may be, or leaves. */
export function tapped(tables: RootCompanion, factions: string[], id: string): string[] {
  const there = factions.filter((one) => one === id).length
  return there < mostOf(tables, id) ? [...factions, id] : factions.filter((one) => one !== id)
}

/** What each player is called: by faction, and numbered where there are two of one. */
export function called(tables: RootCompanion, factions: string[]): string[] {
  const short = (id: string) => tables.factions.find((one) => one.id === id)?.short ?? id
  return factions.map((id, at) =>
    factions.indexOf(id) === factions.lastIndexOf(id)
      ? short(id)
      : `${short(id)} ${factions.slice(0, at + 1).filter((one) => one === id).length}`,
  )
}
