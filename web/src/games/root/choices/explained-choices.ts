import type { RootChoice, RootLine, RootTable } from "../root-table"

/** Questions whose choices need their effects and costs explained. */
const TOLD = new Set(["market", "conspire", "building", "column"])

/** Return the choices of the open question that are explained in place: all roles, others where it matters. */
export function explainedChoices(at: RootTable): RootChoice[] {
  const about = at.asks[0]?.about ?? ""
  const seen = new Set<string>()
  return [...at.choices.values()].filter(({ target, does }) => {
    if (!does || target.kind === "card" || target.kind === "take") return false
    if (target.kind === "paid" && seen.has(target.act)) return false // one entry per act: the card is chosen later
    if (target.kind === "paid") seen.add(target.act)
    return target.kind === "role" || TOLD.has(about)
  })
}

/** 7.7 Return the log lines about the turmoil, while a new leader is chosen. */
export function turmoilLines(at: RootTable): RootLine[] {
  if (at.asks[0]?.about !== "leader") return []
  const since = at.log.findLastIndex(({ event }) => event.verb === "turmoil")
  return since < 0 ? [] : at.log.slice(since)
}

/** Questions about the asked player's own board, by faction. */
const OWN = new Set([
  ...["leader", "decree", "column", "resolve", "craft", "new roost"],
  ...["revolt", "sympathy", "supporter", "dismiss", "operation", "agitation"],
  ...["refresh", "wander", "damage", "relic", "aid item", "aid take", "repair", "stow", "drop", "pay item", "reward"],
  ...["conspire", "ritual", "garden craft", "sanctify"],
  ...["trade", "fund move", "fund battle", "fund draw", "fund craft", "fund recruit", "lose fund", "establish"],
  ...["price cards", "price boats", "price mercenaries", "building", "daylight"],
])

/** Return the seat whose board a question is about, or -1. */
export function askedBoardSeat(at: RootTable): number {
  const about = at.asks[0]?.about ?? ""
  if (about === "market") return at.view.players.findIndex(({ faction }) => faction === "riverfolk")
  return OWN.has(about) ? at.seat : -1
}
