import type { TableContext } from "../../state/table/table-context"
import { sortCards } from "./cards"

/** What laying the taken cards on the stack of a seat would be called; a stack of one's own begins with a bid. */
export function layNotation(at: TableContext<"jeton">, seat: number, places: number[]): string {
  const cards = sortCards(places.flatMap((place) => at.view.hand[place] ?? []))
  if (!cards) return ""
  if (at.view.stacks[seat]) return `raise ${seat} ${cards}`
  return seat === at.seat ? `bid ${cards}` : ""
}
