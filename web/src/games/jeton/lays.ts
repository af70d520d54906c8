import type { TableContext } from "../../state/table/table-context"
import { sortCards } from "./cards"

/** Return the notation for laying the raised cards on a seat's stack; the first lay on one's own is a bid. Empty if
 * none fits. */
export function layNotation(at: TableContext<"jeton">, seat: number, places: number[]): string {
  const cards = sortCards(places.flatMap((place) => at.view.hand[place] ?? []))
  if (!cards) return ""
  if (at.view.stacks[seat]) return `raise ${seat} ${cards}`
  return seat === at.seat ? `bid ${cards}` : ""
}
