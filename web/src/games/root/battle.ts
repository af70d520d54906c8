import type { View } from "../../state/playing"
import type { Line } from "../../wire"

/** A battle as far as it has come. Hits are those dealt by each side: rolled, then others. */
export interface Fight {
  attacker: number
  defender: number
  clearing: number
  dice: number[]
  dealt: number[]
  returned: number[]
  now: boolean
  no: number
  words: Line[]
}

const ENDS = new Set(["turn", "phase", "action", "resolves", "operation", "battle"])
const TOLD = new Set([
  "ambushed",
  "foiled",
  "enlisted",
  "allied battle",
  "used",
  "used up",
  "removed",
  "razed",
  "token gone",
  "damaged",
  "hostile",
  "saved",
])

/** The battle that is fought now, or the last one of the log if little has happened since. */
export function fightOf(view: View, log: Line[]): Fight | null {
  const at = log.findLastIndex((line) => line.verb === "battle")
  const begun = log[at]
  if (view.battle.length) {
    const [attacker, defender, clearing, , , , , rolled, dealt, backRolled, back] = view.battle as number[]
    const after = begun ? log.slice(at + 1) : []
    return {
      attacker: attacker!,
      defender: defender!,
      clearing: clearing!,
      dice: view.dice,
      dealt: [rolled!, dealt!],
      returned: [backRolled!, back!],
      now: view.about !== "over",
      no: begun?.no ?? 0,
      words: after.filter((line) => TOLD.has(line.verb)),
    }
  }
  if (!begun) return null
  const after = log.slice(at + 1)
  const end = after.findIndex((line) => ENDS.has(line.verb))
  const told = end < 0 ? after : after.slice(0, end)
  if (after.length - told.length > 6) return null
  const rolled = told.find((line) => line.verb === "rolled")
  const hits = told.find((line) => line.verb === "hits")
  return {
    attacker: begun.what[0]!,
    defender: begun.what[1]!,
    clearing: begun.what[2]!,
    dice: rolled?.what ?? [],
    dealt: hits ? [hits.what[1]!, 0] : [],
    returned: hits ? [hits.what[3]!, 0] : [],
    now: false,
    no: begun.no,
    words: told.filter((line) => TOLD.has(line.verb)),
  }
}
