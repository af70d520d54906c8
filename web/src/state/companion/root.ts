import type { BattleEffect, BattleOdds, CompanionSet, RootCompanion } from "../../wire"

/** The score sheet of a real game of Root. */
export interface RootSheet {
  factions: string[]
  scores: number[]
  /** By seat: whether its marker has left the track for a dominance card. */
  dominance: boolean[]
  /** Coalition partners, by seat. */
  partners?: Record<number, number>
  /** All players form a team against an automaton. */
  team?: boolean
  /** Seats that have reached the goal: a team's player may lose points afterwards (COOP.2). */
  arrived?: number[]
  /** Finished steps of the set-up, by clause. */
  done: string[]
}

/** Return a sheet without points, all markers on the track. */
export const cleared = (factions: string[]): Pick<RootSheet, "scores" | "dominance" | "partners" | "arrived"> => ({
  scores: factions.map(() => 0),
  dominance: factions.map(() => false),
  partners: {},
  arrived: [],
})

/** Return the changes for a new score. In a team, a player who has reached the goal stays there. */
export function scored(tables: RootCompanion, sheet: RootSheet, seat: number, to: number): Partial<RootSheet> {
  const arrived = sheet.arrived ?? []
  const scores = sheet.scores.map((score, at) => (at === seat ? to : score))
  return { scores, arrived: to >= tables.win ? [...new Set([...arrived, seat])] : arrived }
}

export const chosen = (factions: string[], team = true): RootSheet => ({
  factions,
  ...cleared(factions),
  team,
  done: [],
})

/** Return the seat of the automaton, or -1. */
export const automatonOf = (tables: RootCompanion, sheet: RootSheet): number =>
  sheet.factions.findIndex((id) => tables.factions.find((one) => one.id === id)?.automaton)

/** Return whether the players are a team: always, if one plays alone against the automaton. */
export const isTeam = (tables: RootCompanion, sheet: RootSheet): boolean =>
  automatonOf(tables, sheet) >= 0 && (sheet.factions.length === 2 || (sheet.team ?? true))

/** Return what a dominance card means for a player: nothing, another goal, or for the owner of a pawn a coalition. */
export function dominanceOf(tables: RootCompanion, sheet: RootSheet, seat: number): "" | "dominance" | "coalition" {
  if (!setOf(tables, sheet.factions)?.dominance) return ""
  if (!tables.factions.find(({ id }) => id === sheet.factions[seat])?.pawn) return "dominance"
  return sheet.factions.length >= tables.coalition ? "coalition" : ""
}

/** Return the possible coalition partners: those with the fewest points whose marker is on the track. */
export function partnersOf(sheet: RootSheet, seat: number): number[] {
  const others = sheet.factions.map((_, at) => at).filter((at) => at !== seat && !sheet.dominance[at])
  const fewest = Math.min(...others.map((at) => sheet.scores[at]!))
  return others.filter((at) => sheet.scores[at] === fewest)
}

/** Return the winners: the seat with enough points and its partners, if there is one. */
export function winners(tables: RootCompanion, sheet: RootSheet): number[] {
  const seats = sheet.factions.map((_, at) => at)
  const there = seats.filter((at) => sheet.scores[at]! >= tables.win && !isOff(sheet, at))
  const hers = automatonOf(tables, sheet)
  if (!isTeam(tables, sheet)) return there.slice(0, 1).flatMap((one) => [one, ...joined(sheet, one)])
  if (there.includes(hers)) return [hers]
  const team = seats.filter((at) => at !== hers)
  return team.every((at) => there.includes(at) || sheet.arrived?.includes(at)) ? team : []
}

/** Return whether a marker has left the track. */
export const isOff = (sheet: RootSheet, seat: number): boolean =>
  !!sheet.dominance[seat] || sheet.partners?.[seat] !== undefined

const joined = (sheet: RootSheet, seat: number): number[] =>
  Object.entries(sheet.partners ?? {})
    .filter(([, partner]) => partner === seat)
    .map(([at]) => Number(at))

/** Tick or untick an effect. Of a faction's own effects, a side has one at a time. */
export function ticked(tables: RootCompanion, effects: string[], effect: BattleEffect): string[] {
  const others = effects.filter((id) => id !== effect.id)
  if (others.length < effects.length) return others
  const rival = (id: string) => tables.effects.some((one) => one.id === id && one.faction === effect.faction)
  return [...others.filter((id) => !effect.faction || !rival(id)), effect.id]
}

/** Return the set of these factions, if they may play together. */
export const setOf = (tables: RootCompanion, factions: string[]): CompanionSet | undefined => {
  const wanted = [...factions].sort().join()
  return tables.sets.find((one) => [...one.factions].sort().join() === wanted)
}

/** Draw a set of this size at random. */
export function drawSet(
  tables: RootCompanion,
  size: number,
  fit: (one: CompanionSet) => boolean,
): CompanionSet | undefined {
  const fits = tables.sets.filter((one) => one.factions.length === size && fit(one))
  return fits[Math.floor(Math.random() * fits.length)]
}

/** Return the factions in the order of their set-up. */
export const inOrder = (tables: RootCompanion, factions: string[]) =>
  tables.factions.filter(({ id }) => factions.includes(id))

/** Return the distribution of a side's losses over all rolls. */
export function lossesOf(odds: BattleOdds, side: "attacker" | "defender"): { lost: number; times: number }[] {
  const times = new Map<number, number>()
  for (const row of odds.losses) {
    const lost = row[side].reduce((sum, count) => sum + count, 0)
    times.set(lost, (times.get(lost) ?? 0) + row.times)
  }
  return [...times].sort(([a], [b]) => a - b).map(([lost, count]) => ({ lost, times: count }))
}

/** Return a side's mean losses. */
export const mean = (odds: BattleOdds, side: "attacker" | "defender"): number =>
  lossesOf(odds, side).reduce((sum, { lost, times }) => sum + lost * times, 0) / odds.rolls

/** Return how often a faction may play at most, in any set. */
const mostOf = (tables: RootCompanion, id: string): number =>
  Math.max(...tables.sets.map(({ factions }) => factions.filter((one) => one === id).length))

/** Toggle a faction: it joins, joins twice where a set allows that, or leaves. */
export function tapped(tables: RootCompanion, factions: string[], id: string): string[] {
  const there = factions.filter((one) => one === id).length
  return there < mostOf(tables, id) ? [...factions, id] : factions.filter((one) => one !== id)
}

/** Return the players' names: by faction, numbered if one plays twice. */
export function called(tables: RootCompanion, factions: string[]): string[] {
  const short = (id: string) => tables.factions.find((one) => one.id === id)?.short ?? id
  return factions.map((id, at) =>
    factions.indexOf(id) === factions.lastIndexOf(id)
      ? short(id)
      : `${short(id)} ${factions.slice(0, at + 1).filter((one) => one === id).length}`,
  )
}
