/** The cards of my hand that I have taken up, by their places in it. */
export const raised = $state({ places: [] as number[] })
let held = { hand: "", round: -1 }

export function toggleRaised(place: number): void {
  raised.places = raised.places.includes(place)
    ? raised.places.filter((other) => other !== place)
    : [...raised.places, place]
}

export function lowerAll(): void {
  raised.places = []
}

/** What I hold now. Whatever the others do, what I have taken up stays so while the round lasts; a card that I draw may
    move it to other places, and when I lay cards it was for that. */
export function followHand(hand: string, round: number): void {
  const before = held
  held = { hand, round }
  if (round !== before.round || hand.length < before.hand.length) lowerAll()
  else if (hand !== before.hand)
    raised.places = found(
      raised.places.map((place) => before.hand[place]!),
      hand,
    )
}

/** The places of such cards in a hand, each card once. */
function found(cards: string[], hand: string): number[] {
  return cards
    .reduce<number[]>(
      (places, card) => [...places, [...hand].findIndex((other, place) => other === card && !places.includes(place))],
      [],
    )
    .filter((place) => place >= 0)
}
