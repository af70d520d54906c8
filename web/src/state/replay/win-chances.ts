import type { ReviewMistake, ReviewPoint } from "../../wire"

/** A line of chances as a drawing: 100 wide for the whole game, 100 high for certain victory. */
export interface ChanceChart {
  line: string
  /** Mistakes on the line, by their place in the report. */
  dots: Dot[]
}
interface Dot {
  x: number
  y: number
  /** How high the line is there. */
  on: number
}

const round = (figure: number) => Math.round(figure * 100) / 100
/** Where a step of a game stands in the drawing. */
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

/** So near to each other, in the drawing, two dots would lie on one another. */
const [NEAR_X, NEAR_Y] = [8, 22]
/** The place of a dot: on the line, or as little above or below it as keeps off those that are there. */
function placeDot(x: number, y: number, dots: Dot[]): Dot {
  const shifts = [0, -1, 1, -2, 2, -3, 3, -4, 4].map((times) => round(y + times * NEAR_Y))
  const free = (place: number) =>
    dots.every((dot) => Math.abs(dot.x - x) >= NEAR_X || Math.abs(dot.y - place) >= NEAR_Y)
  return { x, on: y, y: shifts.find((place) => place >= 0 && place <= 100 && free(place)) ?? y }
}

/** The decision nearest to a place in the drawing, from 0 to 1. */
export function nearestDecision(points: ReviewPoint[], place: number): number {
  const wanted = place * (points.at(-1)?.at ?? 0)
  return points.reduce((best, { at }) => (Math.abs(at - wanted) < Math.abs(best - wanted) ? at : best), 0)
}
