import type { BattleEffect, BattleOdds, CompanionSet, RootCompanion } from "../../wire"

/** What a real table of Root has agreed on and written down. */
export interface RootSheet {
  factions: string[]
  scores: number[]
  /** Whose marker has left the track for a dominance card. */
  dominance: boolean[]
  /** By the seats of those in a coalition: with whom. */
  partners?: Record<number, number>
  /** All play together against somebody whom nobody plays. */
  team?: boolean
  /** The seats that have reached the goal: a player of a team may lose points afterwards (COOP.2). */
  arrived?: number[]
  /** Steps of the set-up that are done, by their clauses. */
  done: string[]
}

/** Nobody has points, and all markers are on the track. */
export const cleared = (factions: string[]): Pick<RootSheet, "scores" | "dominance" | "partners" | "arrived"> => ({
  scores: factions.map(() => 0),
  dominance: factions.map(() => false),
  partners: {},
  arrived: [],
})

/** What changes when a player's points do: in a team, whoever has reached the goal has arrived. */
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

/** The seat of somebody whom nobody plays, -1 without. */
export const automatonOf = (tables: RootCompanion, sheet: RootSheet): number =>
  sheet.factions.findIndex((id) => tables.factions.find((one) => one.id === id)?.automaton)

/** Whether a team plays against her: whoever is alone with her always is one. */
export const isTeam = (tables: RootCompanion, sheet: RootSheet): boolean =>
  automatonOf(tables, sheet) >= 0 && (sheet.factions.length === 2 || (sheet.team ?? true))

/** What a dominance card would be for a player: nothing where there is none, a coalition for whoever has a pawn. */
export function dominanceOf(tables: RootCompanion, sheet: RootSheet, seat: number): "" | "dominance" | "coalition" {
  if (!setOf(tables, sheet.factions)?.dominance) return ""
  if (!tables.factions.find(({ id }) => id === sheet.factions[seat])?.pawn) return "dominance"
  return sheet.factions.length >= tables.coalition ? "coalition" : ""
}

/** With whom a coalition may be formed: those with the fewest points, of those whose marker is on the track. */
export function partnersOf(sheet: RootSheet, seat: number): number[] {
  const others = sheet.factions.map((_, at) => at).filter((at) => at !== seat && !sheet.dominance[at])
  const fewest = Math.min(...others.map((at) => sheet.scores[at]!))
  return others.filter((at) => sheet.scores[at] === fewest)
}

/** Whoever has enough points, with those who win along; nobody yet, if nobody has. */
export function winners(tables: RootCompanion, sheet: RootSheet): number[] {
  const seats = sheet.factions.map((_, at) => at)
  const there = seats.filter((at) => sheet.scores[at]! >= tables.win && !isOff(sheet, at))
  const hers = automatonOf(tables, sheet)
  if (!isTeam(tables, sheet)) return there.slice(0, 1).flatMap((one) => [one, ...joined(sheet, one)])
  if (there.includes(hers)) return [hers]
  const team = seats.filter((at) => at !== hers)
  return team.every((at) => there.includes(at) || sheet.arrived?.includes(at)) ? team : []
}

/** Whether a marker has left the track. */
export const isOff = (sheet: RootSheet, seat: number): boolean =>
  !!sheet.dominance[seat] || sheet.partners?.[seat] !== undefined

const joined = (sheet: RootSheet, seat: number): number[] =>
  Object.entries(sheet.partners ?? {})
    .filter(([, partner]) => partner === seat)
    .map(([at]) => Number(at))

/** An effect is ticked or not any more; of those that belong to one faction a side has one at a time. */
export function ticked(tables: RootCompanion, effects: string[], effect: BattleEffect): string[] {
  const left = effects.filter((id) => id !== effect.id)
  if (left.length < effects.length) return left
  const rival = (id: string) => tables.effects.some((one) => one.id === id && one.faction === effect.faction)
  return [...left.filter((id) => !effect.faction || !rival(id)), effect.id]
}

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
