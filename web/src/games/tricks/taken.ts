import { codeOf, DECKS } from "../../cards/decks"
import type { Taken, View } from "../../state/playing"
import type { Line } from "../../wire"

interface Play {
  seat: number
  code: string
}

/** A trick that was finished between two views, as it is still looked at: both cards, and who took them. */
export const takenIn =
  (game: string) =>
  (now: View, before: View, lines: Line[]): Taken | null => {
    const played = lines
      .filter((line) => line.verb === "played")
      .map((line): Play => ({ seat: line.what[0]!, code: codeOf(DECKS[game]!, line.what[1]!) }))
    const [lead, follow] = [...onTable(before), ...played].slice(-2)
    if (!lead || !follow || now.trick.length) return null
    const winner =
      lines.findLast((line) => line.verb === "took trick" || line.verb === "won trick")?.what[0] ?? before.winner
    const taken = { leader: lead.seat, cards: [lead.code, follow.code], winner }
    const deal = lines.findIndex((line) => line.verb === "shuffled")
    if (deal < 0) return { view: { ...now, taken }, then: now, deal }
    const over = roundOver(now, before, lines)
    return { view: { ...over, taken }, then: { ...over, decree: "", trump: "", buried: [] }, deal }
  }

const onTable = (view: View): Play[] =>
  view.trick.map((code: string, n: number) => ({ seat: n ? 1 - view.leader : view.leader, code }))

/** The end of a round, when all cards have been played: what outlives it is as it is now, the rest as it was. */
function roundOver(now: View, before: View, lines: Line[]): View {
  const { round, dealer, leader, decree, trump, pile, buried } = before
  const cards = { trick: [], hand: [], hand_sizes: [0, 0], known: [[], []], drawn: "", gift: "", waiting: [] }
  return {
    ...now,
    round,
    dealer,
    leader,
    decree,
    trump,
    pile,
    buried,
    ...cards,
    tricks: tricksAfter(before.tricks, lines),
  }
}

/** How many tricks were taken, by each or together, as it was told. */
function tricksAfter(tricks: number | number[], lines: Line[]): number | number[] {
  if (!Array.isArray(tricks)) return lines.find((line) => line.verb === "put away")?.what[0] ?? tricks
  const took = lines.find((line) => line.verb === "took trick")
  return tricks.map((count, seat) => (took?.what[0] === seat ? took.what[1]! : count))
}
