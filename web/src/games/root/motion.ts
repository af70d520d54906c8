import type { Line } from "../../wire"
import type { Layout, Spot } from "./map"

export interface Journey {
  key: string
  seat: number
  from: Spot
  to: Spot
}

/** Whoever has just moved goes there visibly: the numbers of an event are seat, from, to. */
export function journeys(news: Line[], map: Layout): Journey[] {
  return news
    .filter((line) => line.verb === "moved")
    .slice(-4)
    .flatMap((line) => {
      const [seat, from, to] = line.what as [number, number, number]
      const [start, end] = [map.clearings[from], map.clearings[to]]
      return start && end ? [{ key: `move${line.no}`, seat, from: start, to: end }] : []
    })
}
