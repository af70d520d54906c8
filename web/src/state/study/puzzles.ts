/** What this browser keeps of puzzles: those that were solved, and on which days that of the day was. */
export interface SolvedPuzzles {
  solved: string[]
  days: string[]
}

const KEY = "clairiere-puzzles"

export function loadSolved(): SolvedPuzzles {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<SolvedPuzzles>
    return { solved: read.solved ?? [], days: read.days ?? [] }
  } catch {
    return { solved: [], days: [] }
  }
}

/** A puzzle was solved; `day`: on that day it was the one of the day. */
export function saveSolved(id: string, day: string): SolvedPuzzles {
  const before = loadSolved()
  const now = {
    solved: [...new Set([...before.solved, id])],
    days: day ? [...new Set([...before.days, day])].sort().slice(-400) : before.days,
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // nothing is kept here: the puzzle is solved all the same
  }
  return now
}

const DAY = 86_400_000
const number = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY)

/** How many days in a row, up to today; today need not be solved yet. */
export function streak(days: string[], today: string): number {
  const known = new Set(days.map(number))
  let at = number(today)
  if (!known.has(at)) at -= 1
  let count = 0
  while (known.has(at - count)) count += 1
  return count
}

/** The first that is not solved, after the one at hand or from the beginning; none, if all are. */
export function nextOf(all: { id: string }[], at: string, solved: string[]): string {
  const place = all.findIndex(({ id }) => id === at)
  const order = [...all.slice(place + 1), ...all.slice(0, Math.max(0, place))]
  return order.find(({ id }) => !solved.includes(id))?.id ?? ""
}
