import { untrack } from "svelte"
import type { Playing } from "../../state/playing"

/** What this screen looks at; nothing of it is part of the game. */
export const looking = $state({
  /** The clearing that is opened, or -1. */
  clearing: -1,
  /** The card that is taken up. */
  card: "",
  /** The act whose card is being chosen. */
  act: "",
  /** The faction board that lies open, by seat; -1 for my own. */
  board: -1,
  /** The faction whose reference is laid open, or none. */
  guide: "",
  /** Nothing is played: every tap looks. */
  glass: false,
})

/** Answers meant for the questions that follow: from here, to there. Each is given only if it is offered. */
let meant: string[] = []

export function choose(at: Playing, notation: string, ...then: string[]): void {
  meant = then
  looking.card = looking.act = ""
  at.pick(notation)
}

/** Goes on with what was meant, once the next question is open. Called inside a component. */
export function goOn(at: Playing): void {
  $effect(() => {
    if (!at.choices.size) return
    untrack(() => {
      const next = meant.shift()
      if (next !== undefined && at.choices.has(next)) at.pick(next)
      else meant = []
    })
  })
}

/** What dragging from one clearing to another would begin with, if the open question allows a move at all. */
export function dragged(at: Playing, from: number, to: number): string[] {
  if (looking.glass) return []
  const [origin, target] = [String(from + 1), String(to + 1)]
  const about = at.asks[0]?.about
  if (about === "from") return at.choices.has(origin) ? [origin, target] : []
  if (about === "to" || about === "walk") return at.choices.has(target) ? [target] : []
  const act = ["march", "move"].find((word) => at.choices.has(word))
  if (!act) return []
  return at.view.players[at.seat]?.pawn >= 0 ? [act, target] : [act, origin, target]
}
