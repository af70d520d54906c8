import type { Taken, View } from "../../state/playing"
import type { Line, Trick } from "../../wire"

/** A trick that was finished between two views, as it is still looked at. A round that begins waits until it was. */
export function takenIn(now: View, before: View, lines: Line[], trick: Trick | null): Taken | null {
  if (!trick || now.trick.length) return null
  const deal = lines.findIndex((line) => line.head)
  if (deal < 0) return { view: { ...now, taken: trick }, then: now, deal, since: trick.played }
  const over = roundOver(now, before, trick)
  const then = { ...over, decree: "", trump: "", buried: [] }
  return { view: { ...over, taken: trick }, then, deal, since: trick.played }
}

/** The end of a round, when all cards have been played: what outlives it is as it is now, the rest as it was. */
function roundOver(now: View, before: View, trick: Trick): View {
  const { round, trick_number, dealer, leader, decree, trump, pile, buried, gems_to_come } = before
  const kept = { round, trick_number, dealer, leader, decree, trump, pile, buried, gems_to_come }
  const cards = { trick: [], hand: [], hand_sizes: [0, 0], known: [[], []], drawn: "", gift: "", waiting: [] }
  return { ...now, ...kept, ...cards, tricks: tricksAfter(before.tricks, trick) }
}

/** How many tricks were taken, by each or together. */
function tricksAfter(tricks: number | number[], { winner, count }: Trick): number | number[] {
  return Array.isArray(tricks) ? tricks.map((had, seat) => (seat === winner ? count : had)) : count
}
