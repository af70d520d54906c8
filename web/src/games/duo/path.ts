import type { Choice } from "../../state/table/table-context"

/** A point of the path, which winds in one row, or in two rows on a phone. */
export interface Spot {
  x: number
  y: number
}
export interface PathLayout {
  width: number
  height: number
  spots: Spot[]
  road: string
}

export function pathLayout(spaces: number, narrow: boolean): PathLayout {
  const spots = narrow ? bend(spaces) : wave(spaces)
  const width = narrow ? 360 : spaces * 74 + 20
  const height = narrow ? 214 : 150
  return { width, height, spots, road: road(spots) }
}

/** Return the choice for each space: a proposal names the space, a movement leads there. A movement off the path is
 * listed under the place beyond its end. */
export function targetsOf(choices: Iterable<Choice<"duo">>, [low, high]: [number, number]): Map<number, string> {
  const bySpace = new Map<number, string>()
  for (const { notation, target } of choices) {
    if (target.kind !== "space" && target.kind !== "move") continue
    const place = Math.min(high + 1, Math.max(low - 1, target.space))
    if (!bySpace.has(place)) bySpace.set(place, notation)
  }
  return bySpace
}

/** Return where a pawn leaves a path without forest: below its first or last space. */
export function exit(map: PathLayout, place: number): Spot {
  const { x, y } = map.spots[place < 0 ? 0 : place - 1]!
  const out = place < 0 ? -34 : 34
  if (map.height < 200) return { x: x + out, y: y + 41 }
  return place < 0 ? { x, y: y + 50 } : { x: x < 45 ? x + 38 : x - 31, y: Math.min(y + 34, map.height - 16) }
}

function wave(spaces: number): Spot[] {
  return Array.from({ length: spaces }, (_, n) => ({
    x: 47 + n * 74,
    y: 88 + Math.round(16 * Math.sin(n * 1.25 + 0.4)),
  }))
}

/** Lay the path out in two rows, to the right and back. */
function bend(spaces: number): Spot[] {
  const first = Math.ceil(spaces / 2)
  const step = 306 / (first - 1)
  return Array.from({ length: spaces }, (_, n) => {
    if (n < first) return { x: 27 + n * step, y: 56 + (n % 2) * 9 }
    return { x: 333 - (n - first) * step - (spaces % 2 ? step / 2 : 0), y: 164 + (n % 2) * 9 }
  })
}

function road(spots: Spot[]): string {
  return spots
    .map(({ x, y }, n) => {
      const before = spots[n - 1]
      if (!before) return `M${x} ${y}`
      const down = Math.abs(y - before.y) > 60
      return down
        ? `C${before.x + 34} ${before.y + 26} ${x + 60} ${y - 30} ${x} ${y}`
        : `Q${(x + before.x) / 2} ${(y + before.y) / 2 + (n % 2 ? 7 : -7)} ${x} ${y}`
    })
    .join("")
}
