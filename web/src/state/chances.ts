import type { ReviewMistake, ReviewPoint } from "../wire"

/** A line of chances as a drawing: 100 wide for the whole game, 100 high for certain victory. */
export interface Chances {
  line: string
  /** Mistakes on the line, by their place in the report. */
  dots: { x: number; y: number }[]
}

const round = (figure: number) => Math.round(figure * 100) / 100
/** Where a step of a game stands in the drawing. */
export const across = (at: number, of: number) => round((100 * at) / Math.max(1, of))
const height = (value: number) => round(100 - 100 * Math.min(1, Math.max(0, value)))

export function chancesOf(points: ReviewPoint[], mistakes: ReviewMistake[]): Chances {
  const of = points.at(-1)?.at ?? 0
  const value = (at: number) => points.findLast((point) => point.at <= at)?.value ?? 0.5
  return {
    line: points.map((point) => `${across(point.at, of)},${height(point.value)}`).join(" "),
    dots: mistakes.map(({ at }) => ({ x: across(at, of), y: height(value(at)) })),
  }
}

/** The decision nearest to a place in the drawing, from 0 to 1. */
export function nearest(points: ReviewPoint[], place: number): number {
  const wanted = place * (points.at(-1)?.at ?? 0)
  return points.reduce((best, { at }) => (Math.abs(at - wanted) < Math.abs(best - wanted) ? at : best), 0)
}
