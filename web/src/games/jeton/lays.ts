import type { Playing } from "../../state/table/table-context"
import { show } from "./cards"

/** What laying the taken cards on the stack of a seat would be called; a stack of one's own begins with a bid. */
export function layOn(at: Playing<"jeton">, seat: number, places: number[]): string {
  const cards = show(places.flatMap((place) => at.view.hand[place] ?? []))
  if (!cards) return ""
  if (at.view.stacks[seat]) return `raise ${seat} ${cards}`
  return seat === at.seat ? `bid ${cards}` : ""
}
