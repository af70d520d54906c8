import type { ReviewMistake, ReviewPoint } from "../../wire"

/** A chart of winning chances: 100 wide for the whole game, 100 high for a certain win. */
export interface ChanceChart {
  line: string
  /** One dot per mistake, in the order of the report. */
  dots: Dot[]
}
interface Dot {
  x: number
  y: number
  /** Height of the line at this point. */
  on: number
}

const round = (figure: number) => Math.round(figure * 100) / 100
/** The horizontal position of a step in the chart. */
export const chartX = (at: number, of: number) => round((100 * at) / Math.max(1, of))
const height = (value: number) => round(100 - 100 * Math.min(1, Math.max(0, value)))

export function chanceChart(points: ReviewPoint[], mistakes: ReviewMistake[]): ChanceChart {
  const of = points.at(-1)?.at ?? 0
  const value = (at: number) => points.findLast((point) => point.at <= at)?.value ?? 0.5
  return {
    line: points.map((point) => `${chartX(point.at, of)},${height(point.value)}`).join(" "),
    dots: mistakes.reduce<Dot[]>((dots, { at }) => [...dots, placeDot(chartX(at, of), height(value(at)), dots)], []),
  }
}

/** Two dots that are closer than this would overlap. */
const [NEAR_X, NEAR_Y] = [8, 22]
/** Place a dot on the line, or as close above or below it as the other dots allow. */
function placeDot(x: number, y: number, dots: Dot[]): Dot {
  const shifts = [0, -1, 1, -2, 2, -3, 3, -4, 4].map((times) => round(y + times * NEAR_Y))
  const free = (place: number) =>
    dots.every((dot) => Math.abs(dot.x - x) >= NEAR_X || Math.abs(dot.y - place) >= NEAR_Y)
  return { x, on: y, y: shifts.find((place) => place >= 0 && place <= 100 && free(place)) ?? y }
}

/** Return the decision nearest to a horizontal position, given as a fraction of the width. */
export function nearestDecision(points: ReviewPoint[], place: number): number {
  const wanted = place * (points.at(-1)?.at ?? 0)
  return points.reduce((best, { at }) => (Math.abs(at - wanted) < Math.abs(best - wanted) ? at : best), 0)
}
