import type { LogLine, FinishedTrick, View } from "../../state/table/table-context"
import type { Trick } from "../../wire"

type Tricks = "renard" | "duo"

/** A trick that was finished between two views, as it is still looked at. A round that begins waits until it was. */
export function findFinishedTrick(
  now: View<Tricks>,
  before: View<Tricks>,
  lines: LogLine<Tricks>[],
  trick: Trick | null,
): FinishedTrick | null {
  if (!trick) return null
  if (isLast(now, trick)) return { view: { ...now, taken: trick }, then: now, deal: -1, since: trick.played }
  if (now.trick.length) return null
  const deal = lines.findIndex((line) => line.head)
  if (deal < 0) return { view: { ...now, taken: trick }, then: now, deal, since: trick.played }
  const over = roundOver(now, before, trick)
  return { view: { ...over, taken: trick }, then: gathered(over), deal, since: trick.played }
}

/** Whether the game ended with a trick, which stays on the table. */
const isLast = (now: View<Tricks>, trick: Trick): boolean =>
  now.trick.length === trick.cards.length && now.trick.every((card, n) => card === trick.cards[n])

/** The end of a round, when all cards have been played: what outlives it is as it is now, the rest as it was. */
function roundOver(now: View<Tricks>, before: View<Tricks>, { winner, count }: Trick): View<Tricks> {
  const { round, trick_number, dealer, leader, decree, trump, pile } = before
  const kept = { round, trick_number, dealer, leader, decree, trump, pile }
  const cards = { trick: [], hand: [], hand_sizes: [0, 0], known: [[], []] }
  if (now.game === "duo" && before.game === "duo")
    return { ...now, ...kept, ...cards, gift: "", gems_to_come: before.gems_to_come, tricks: count }
  if (now.game === "renard" && before.game === "renard") {
    const tricks = before.tricks.map((had, seat) => (seat === winner ? count : had))
    return { ...now, ...kept, ...cards, drawn: "", buried: before.buried, tricks }
  }
  return now
}

/** The table when the cards of a round have been gathered. */
const gathered = (view: View<Tricks>): View<Tricks> =>
  view.game === "duo" ? { ...view, decree: "", trump: "" } : { ...view, decree: "", trump: "", buried: [] }
