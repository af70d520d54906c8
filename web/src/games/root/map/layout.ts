import { autumn, winter } from "../../../../../src/clairiere/games/root/data/maps.json"
import { pine } from "../../../parts/pictures/art"

export interface Spot {
  x: number
  y: number
}
export interface Forest extends Spot {
  name: string
  letter: string
}
/** A board laid out in this many pixels: places spread over the space, shapes keep their form. */
export interface Layout {
  width: number
  height: number
  r: number
  winter: boolean
  clearings: Spot[]
  forests: Forest[]
  paths: string[]
  river: string
  trees: string[]
}

interface BoardData {
  paths: number[][]
  rivers: number[][]
  clearings: { id: number; slots: number; ruin: boolean; x: number; y: number }[]
  forests: { id: string; clearings: number[]; x: number; y: number }[]
}
const BOARDS: Record<string, BoardData> = { autumn, winter }
const boardOf = (name: string): BoardData => BOARDS[name] ?? BOARDS.autumn!

/** Return all building slots of a clearing, filled or not. Clearings count from 1. */
export const slotsOf = (board: string, clearing: number): number => boardOf(board).clearings[clearing - 1]?.slots ?? 0
export const onRiver = (board: string, clearing: number): boolean =>
  boardOf(board).rivers.some((reach) => reach.includes(clearing))
export const pathsFrom = (board: string, clearing: number): number[] =>
  boardOf(board).paths.flatMap(([a, b]) => (a === clearing ? [b!] : b === clearing ? [a!] : []))

const SPREAD = 0.4 // radius of a clearing, as a share of the distance to its nearest neighbour
const LARGEST = 92
/** Return the scale of pieces: above 1 where there is room. */
export const scaleOf = (r: number): number => Math.max(1, r / 60)

/** Cache of layouts: the map returns to the same few sizes as the dock below it grows and shrinks. */
const layouts = new Map<string, Layout>()
const KEPT = 24

export function layoutOf(name: string, width: number, height: number): Layout {
  const key = `${name} ${width} ${height}`
  const found = layouts.get(key) ?? computeLayout(name, width, height)
  if (layouts.size >= KEPT) layouts.clear()
  layouts.set(key, found)
  return found
}

function computeLayout(name: string, width: number, height: number): Layout {
  const data = boardOf(name)
  const xs = data.clearings.map((at) => at.x)
  const ys = data.clearings.map((at) => at.y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const fit =
    (r: number) =>
    (at: Spot): Spot => ({
      x: r + 10 + ((at.x - left) / (right - left)) * (width - 2 * r - 20),
      y: r + 18 * scaleOf(r) + ((at.y - top) / (bottom - top)) * (height - 2 * r - 12 - 18 * scaleOf(r)),
    })
  let r = LARGEST
  for (let again = 0; again < 4; again++) r = Math.min(LARGEST, SPREAD * closest(data.clearings.map(fit(r))))
  const place = fit(r)
  const clearings = data.clearings.map(place)
  const forests = data.forests.map((forest) => ({ name: forest.id, letter: forest.id.toLowerCase(), ...place(forest) }))
  const roads = data.paths.map(([a, b]) => [clearings[a! - 1]!, clearings[b! - 1]!] as const)
  const stream = riverCourse(data, clearings, width, height)
  const trees = drawTrees(width, height, clearings, forests, [...roads, ...pairs(stream)], r)
  return {
    width,
    height,
    r,
    winter: name === "winter",
    clearings,
    forests,
    paths: roads.map(([a, b], n) => curvePath(a, b, n)),
    river: curveThrough(stream),
    trees,
  }
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Return the nearest place in the direction of an arrow key, or -1. Deviation counts double. */
export function nearest(spots: Spot[], from: number, key: string): number {
  const [dx, dy] = WAYS[key] ?? [0, 0]
  const here = spots[from]!
  const ahead = spots.map((to, index) => ({
    index,
    along: (to.x - here.x) * dx + (to.y - here.y) * dy,
    across: Math.abs((to.x - here.x) * dy) + Math.abs((to.y - here.y) * dx),
  }))
  const ways = ahead.filter(({ along }) => along > 4)
  return ways.sort((a, b) => a.along + 2 * a.across - b.along - 2 * b.across)[0]?.index ?? -1
}

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)

function closest(spots: Spot[]): number {
  let least = Infinity
  spots.forEach((a, i) => spots.slice(i + 1).forEach((b) => (least = Math.min(least, distance(a, b)))))
  return least
}

/** Draw a path as a slight curve. */
function curvePath(a: Spot, b: Spot, n: number): string {
  const swing = (n % 2 ? 1 : -1) * (0.05 + (n % 3) * 0.02)
  const middle = { x: (a.x + b.x) / 2 - (b.y - a.y) * swing, y: (a.y + b.y) / 2 + (b.x - a.x) * swing }
  return `M${formatSpot(a)}Q${formatSpot(middle)} ${formatSpot(b)}`
}

/** Return the river's points from edge to edge, through the clearings on its banks. */
function riverCourse(data: BoardData, clearings: Spot[], width: number, height: number): Spot[] {
  const ends = data.rivers.flat().filter((id, _, all) => all.filter((other) => other === id).length === 1)
  const chain = [ends[0]!]
  while (chain.length <= data.rivers.length) {
    const here = chain.at(-1)!
    const reach = data.rivers.find((reach) => reach.includes(here) && !reach.every((id) => chain.includes(id)))
    if (!reach) break
    chain.push(reach[0] === here ? reach[1]! : reach[0]!)
  }
  const points = chain.map((id) => clearings[id - 1]!)
  return [edge(points[0]!, width, height), ...points, edge(points.at(-1)!, width, height)]
}

function edge(at: Spot, width: number, height: number): Spot {
  const ways: [number, Spot][] = [
    [at.x, { x: -20, y: at.y + 14 }],
    [width - at.x, { x: width + 20, y: at.y - 14 }],
    [at.y, { x: at.x + 20, y: -20 }],
    [height - at.y, { x: at.x - 20, y: height + 20 }],
  ]
  return ways.sort(([a], [b]) => a - b)[0]![1]
}

const pairs = (points: Spot[]) => points.slice(1).map((point, i) => [points[i]!, point] as const)

/** Return a curve's control point: a fifth of the way between the two neighbours. */
const towards = (at: Spot, before: Spot, behind: Spot): Spot => ({
  x: at.x + (behind.x - before.x) / 5,
  y: at.y + (behind.y - before.y) / 5,
})

/** Return a smooth curve through all points. */
function curveThrough(points: Spot[]): string {
  let path = `M${formatSpot(points[0]!)}`
  pairs(points).forEach(([from, to], i) => {
    const before = points[i - 1] ?? from
    const after = points[i + 2] ?? to
    path += `C${formatSpot(towards(from, before, to))} ${formatSpot(towards(to, after, from))} ${formatSpot(to)}`
  })
  return path
}

function toLine(at: Spot, [a, b]: readonly [Spot, Spot]): number {
  const along = Math.max(
    0,
    Math.min(1, ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / (distance(a, b) ** 2 || 1)),
  )
  return distance(at, { x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along })
}

/** Draw pines on the free ground, in three shades. */
function drawTrees(
  width: number,
  height: number,
  clearings: Spot[],
  forests: Spot[],
  lines: (readonly [Spot, Spot])[],
  r: number,
): string[] {
  const shades = ["", "", ""]
  const step = Math.max(15, r * 0.36)
  let seed = 7
  const dice = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648
  for (let y = 4; y < height + step; y += step * 0.8)
    for (let x = -4; x < width + step; x += step) {
      const at = { x: x + dice() * step * 0.8, y: y + dice() * step * 0.5 }
      const tall = step * (1.1 + dice() * 0.7)
      const middle = { x: at.x, y: at.y - tall / 2 }
      const free =
        clearings.every((spot) => distance(middle, spot) > r + 12 + tall / 2) &&
        forests.every((spot) => distance(middle, spot) > r * 0.42 + tall / 2) &&
        lines.every((line) => toLine(middle, line) > 9 + tall * 0.45)
      if (free && dice() < 0.86)
        shades[Math.floor(dice() * 3)]! += pine(
          Math.round(at.x),
          Math.round(at.y),
          Math.round(tall),
          Math.floor(dice() * 999),
        )
    }
  return shades
}

const formatSpot = (at: Spot) => `${Math.round(at.x * 10) / 10} ${Math.round(at.y * 10) / 10}`
