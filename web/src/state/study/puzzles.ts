/** Solved puzzles of this browser, and the days on which the daily one was solved. */
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

/** Store a solved puzzle. `day`: the day it was the daily one, if it was. */
export function saveSolved(id: string, day: string): SolvedPuzzles {
  const before = loadSolved()
  const now = {
    solved: [...new Set([...before.solved, id])],
    days: day ? [...new Set([...before.days, day])].sort().slice(-400) : before.days,
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // storage closed: the puzzle is solved all the same
  }
  return now
}

const DAY = 86_400_000
const number = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY)

/** Return the number of days in a row, up to today or yesterday. */
export function streak(days: string[], today: string): number {
  const solvedDays = new Set(days.map(number))
  let at = number(today)
  if (!solvedDays.has(at)) at -= 1
  let count = 0
  while (solvedDays.has(at - count)) count += 1
  return count
}

/** Return the next unsolved puzzle after this one, wrapping around; "" if all are solved. */
export function nextOf(all: { id: string }[], at: string, solved: string[]): string {
  const place = all.findIndex(({ id }) => id === at)
  const order = [...all.slice(place + 1), ...all.slice(0, Math.max(0, place))]
  return order.find(({ id }) => !solved.includes(id))?.id ?? ""
}
