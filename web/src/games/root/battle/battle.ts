import type { HitPart, RootEvent, RootView } from "../../../wire"
import type { RootLine, RootTable } from "../root-table"

/** The hits that one side deals: rolled and extra ones, and the parts of their sum. */
export interface Hits {
  rolled: number
  extra: number
  parts: HitPart[]
}
/** The state of a battle: seats, clearing, dice and hits. Hits are null before they are known. */
export interface Fight {
  attacker: number
  defender: number
  clearing: number
  dice: number[]
  dealt: Hits | null
  returned: Hits | null
  now: boolean
  no: number
  words: RootLine[]
}

type Verb = RootEvent["verb"]
const ENDS = new Set<Verb>(["turn", "phase", "action", "resolves", "operation", "battle"])
const SHOWN_VERBS = new Set<Verb>([
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
const LITTLE = 6 // log lines after a battle for which it is still shown

const shownLines = (lines: RootLine[]) => lines.filter((line) => SHOWN_VERBS.has(line.event.verb))
export const total = (hits: Hits): number => hits.rolled + hits.extra

/** Return the battle in progress, or the last one of the log if little has happened since. */
export function fightOf(view: RootView, log: RootLine[]): Fight | null {
  const at = log.findLastIndex((line) => line.event.verb === "battle")
  const after = at < 0 ? [] : log.slice(at + 1)
  return view.battle ? fightNow(view, view.battle, log[at]?.no ?? 0, after) : at < 0 ? null : fightPast(log[at]!, after)
}

/** Return the battle that was shown when this line was the last. */
export function fightAt(log: RootLine[], no: number): Fight | null {
  const past = log.filter((line) => line.no <= no)
  const at = past.findLastIndex((line) => line.event.verb === "battle")
  return at < 0 ? null : fightPast(past[at]!, past.slice(at + 1))
}

/** Return whether a finished battle can go: when something is asked, or after the first question if it was my own. */
export function isOutdated(fight: Fight, { asks, seat, log }: Pick<RootTable, "asks" | "seat" | "log">): boolean {
  if (!asks.some((ask) => ask.seat === seat)) return false
  const since = log.filter((line) => line.no > fight.no)
  return ![fight.attacker, fight.defender].includes(seat) || since.some((line) => ENDS.has(line.event.verb))
}

/** Return the parts of one side's hits: from the view until they are dealt, then from the log. */
function partsOf(shownLines: HitPart[], after: RootLine[], side: HitPart["side"]): HitPart[] {
  const dealt = after.findLast((line) => line.event.verb === "hits")?.event
  const parts = shownLines.length || dealt?.verb !== "hits" ? shownLines : dealt.parts
  return parts.filter((part) => part.side === side)
}

function fightNow(view: RootView, battle: NonNullable<RootView["battle"]>, no: number, after: RootLine[]): Fight {
  const parts = (side: HitPart["side"]) => partsOf(battle.parts, after, side)
  return {
    attacker: battle.attacker,
    defender: battle.defender,
    clearing: battle.clearing,
    dice: view.dice,
    dealt: { rolled: battle.dealt_rolled, extra: battle.dealt, parts: parts("dealt") },
    returned: { rolled: battle.returned_rolled, extra: battle.returned, parts: parts("returned") },
    now: view.about !== "over",
    no,
    words: shownLines(after),
  }
}

function fightPast({ event, no }: RootLine, after: RootLine[]): Fight | null {
  const end = after.findIndex((line) => ENDS.has(line.event.verb))
  const lines = end < 0 ? after : after.slice(0, end)
  if (event.verb !== "battle" || after.length - lines.length > LITTLE) return null
  const fight: Fight = {
    attacker: event.seat,
    defender: event.other,
    clearing: event.clearing,
    dice: [],
    dealt: null,
    returned: null,
    now: false,
    no,
    words: shownLines(lines),
  }
  for (const line of lines.toReversed()) {
    if (line.event.verb === "rolled") fight.dice = [line.event.high, line.event.low]
    if (line.event.verb !== "hits") continue
    fight.dealt = { rolled: line.event.count, extra: 0, parts: partsOf([], [line], "dealt") }
    fight.returned = { rolled: line.event.returned, extra: 0, parts: partsOf([], [line], "returned") }
  }
  return fight
}
