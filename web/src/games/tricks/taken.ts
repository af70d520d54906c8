import type { Line, Taken, View } from "../../state/playing"

type Tricks = "renard" | "duo"
interface Play {
  seat: number
  code: string
}

/** A trick that was finished between two views, as it is still looked at: both cards, and who took them. */
export function takenIn(now: View<Tricks>, before: View<Tricks>, lines: Line<Tricks>[]): Taken | null {
  const [lead, follow] = [...onTable(before), ...played(lines)].slice(-2)
  if (!lead || !follow || now.trick.length) return null
  const winner = wonBy(lines) ?? (before.game === "duo" ? before.winner : -1)
  const taken = { leader: lead.seat, cards: [lead.code, follow.code], winner }
  const deal = lines.findIndex(({ event }) => event.verb === "shuffled")
  if (deal < 0) return { view: { ...now, taken }, then: now, deal }
  const over = roundOver(now, before, lines)
  return { view: { ...over, taken }, then: gathered(over), deal }
}

const played = (lines: Line<Tricks>[]): Play[] =>
  lines.flatMap(({ event }) => (event.verb === "played" ? { seat: event.seat, code: event.card } : []))

const onTable = (view: View<Tricks>): Play[] =>
  view.trick.map((code, n) => ({ seat: n ? 1 - view.leader : view.leader, code }))

const wonBy = (lines: Line<Tricks>[]): number | undefined =>
  lines.flatMap(({ event }) => (event.verb === "took trick" || event.verb === "won trick" ? event.seat : [])).at(-1)

/** The end of a round, when all cards have been played: what outlives it is as it is now, the rest as it was. */
function roundOver(now: View<Tricks>, before: View<Tricks>, lines: Line<Tricks>[]): View<Tricks> {
  const { round, dealer, leader, decree, trump, pile } = before
  const kept = { round, dealer, leader, decree, trump, pile, trick: [], hand: [], hand_sizes: [0, 0], known: [[], []] }
  if (now.game === "duo")
    return { ...now, ...kept, gift: "", tricks: lines.flatMap(putAway)[0] ?? (before as View<"duo">).tricks }
  const { buried, tricks } = before as View<"renard">
  const took = lines.flatMap(({ event }) => (event.verb === "took trick" ? event : []))[0]
  const after = tricks.map((count, seat) => (took?.seat === seat ? took.tricks : count))
  return { ...now, ...kept, buried, drawn: "", tricks: after }
}

const putAway = ({ event }: Line<Tricks>): number | [] => (event.verb === "put away" ? event.tricks : [])

/** The table when the cards of a round have been gathered. */
const gathered = (view: View<Tricks>): View<Tricks> =>
  view.game === "duo" ? { ...view, decree: "", trump: "" } : { ...view, decree: "", trump: "", buried: [] }
