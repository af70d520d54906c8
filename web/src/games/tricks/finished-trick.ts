import type { LogLine, FinishedTrick, View } from "../../state/table/table-context"
import type { Trick } from "../../wire"

type Tricks = "renard" | "duo"

/** Return the trick that was finished between two views, for a last look at it. A new round waits for that. */
export function findFinishedTrick(
  now: View<Tricks>,
  before: View<Tricks>,
  lines: LogLine<Tricks>[],
  trick: Trick | null,
): FinishedTrick | null {
  if (!trick) return null
  if (endedGame(now, trick)) return { view: { ...now, taken: trick }, then: now, deal: -1, since: trick.played }
  if (now.trick.length) return null
  const deal = lines.findIndex((line) => line.head)
  if (deal < 0) return { view: { ...now, taken: trick }, then: now, deal, since: trick.played }
  const over = roundOver(now, before, trick)
  return { view: { ...over, taken: trick }, then: withoutRound(over), deal, since: trick.played }
}

/** Return whether the game ended with a trick, which then stays on the table. */
const endedGame = (now: View<Tricks>, trick: Trick): boolean =>
  now.trick.length === trick.cards.length && now.trick.every((card, n) => card === trick.cards[n])

/** Return the view at the end of a round: what lasts beyond a round from the new view, the rest from the old one. */
function roundOver(now: View<Tricks>, before: View<Tricks>, { winner, count }: Trick): View<Tricks> {
  const { round, trick_number, dealer, leader, decree, trump, pile } = before
  const ofRound = { round, trick_number, dealer, leader, decree, trump, pile }
  const cards = { trick: [], hand: [], hand_sizes: [0, 0], known: [[], []] }
  if (now.game === "duo" && before.game === "duo")
    return { ...now, ...ofRound, ...cards, gift: "", gems_to_come: before.gems_to_come, tricks: count }
  if (now.game === "renard" && before.game === "renard") {
    const tricks = before.tricks.map((had, seat) => (seat === winner ? count : had))
    return { ...now, ...ofRound, ...cards, drawn: "", buried: before.buried, tricks }
  }
  return now
}

/** Return the view after the cards of a round have been gathered. */
const withoutRound = (view: View<Tricks>): View<Tricks> =>
  view.game === "duo" ? { ...view, decree: "", trump: "" } : { ...view, decree: "", trump: "", buried: [] }
