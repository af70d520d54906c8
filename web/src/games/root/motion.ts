import type { Layout, Spot } from "./map"
import type { RootLine } from "./playing"

export interface Journey {
  key: string
  seat: number
  from: Spot
  to: Spot
}

const SHOWN = 4 // of the last moves

/** Whoever has just moved goes there visibly. */
export function journeys(news: RootLine[], map: Layout): Journey[] {
  return news
    .filter((line) => line.event.verb === "moved")
    .slice(-SHOWN)
    .flatMap(({ event, no }) => {
      if (event.verb !== "moved") return []
      const [from, to] = [map.clearings[event.origin - 1], map.clearings[event.clearing - 1]]
      return from && to ? [{ key: `move${no}`, seat: event.seat, from, to }] : []
    })
}
