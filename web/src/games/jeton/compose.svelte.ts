/** The raised cards of my hand, by index. */
export const raised = $state({ places: [] as number[] })
let previous = { hand: "", round: -1 }

export function toggleRaised(place: number): void {
  raised.places = raised.places.includes(place)
    ? raised.places.filter((other) => other !== place)
    : [...raised.places, place]
}

export function lowerAll(): void {
  raised.places = []
}

/** Follow a change of my hand. Raised cards stay raised during a round, at their new indexes after a draw; laying cards
 * lowers them. */
export function followHand(hand: string, round: number): void {
  const before = previous
  previous = { hand, round }
  if (round !== before.round || hand.length < before.hand.length) lowerAll()
  else if (hand !== before.hand)
    raised.places = indexesOf(
      raised.places.map((place) => before.hand[place]!),
      hand,
    )
}

/** Return the indexes of these cards in a hand, each index once. */
function indexesOf(cards: string[], hand: string): number[] {
  return cards
    .reduce<number[]>(
      (places, card) => [...places, [...hand].findIndex((other, place) => other === card && !places.includes(place))],
      [],
    )
    .filter((place) => place >= 0)
}
