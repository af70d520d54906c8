import type { RenardCompanion } from "../../wire"

/** A round: tricks of the first player, and treasures of both. */
export interface Round {
  tricks: number
  treasures: [number, number]
}
export interface RenardSheet {
  names: [string, string]
  target: number
  rounds: Round[]
}

export const tricksOf = (tables: RenardCompanion, round: Round): [number, number] => [
  round.tricks,
  tables.tricks.length - 1 - round.tricks,
]

/** Return the points of a round for both players. */
export function scored(tables: RenardCompanion, round: Round): [number, number] {
  const [first, second] = tricksOf(tables, round)
  return [tables.tricks[first]!.points + round.treasures[0], tables.tricks[second]!.points + round.treasures[1]]
}

export const totals = (tables: RenardCompanion, rounds: Round[]): [number, number] =>
  rounds
    .map((round) => scored(tables, round))
    .reduce<[number, number]>((sum, [a, b]) => [sum[0] + a, sum[1] + b], [0, 0])

/** Return the verdict of the rules once a total has reached the mark. */
export function verdict(tables: RenardCompanion, sheet: RenardSheet) {
  const sums = totals(tables, sheet.rounds)
  const last = sheet.rounds.at(-1)
  if (!last || Math.max(...sums) < sheet.target) return
  const round = scored(tables, last)
  const [total, lately] = [Math.sign(sums[0] - sums[1]), Math.sign(round[0] - round[1])]
  return tables.verdicts.find((row) => row.total === total && row.last === lately)
}
