/** The cards of my hand that I have taken up, by their places in it. */
export const taken = $state({ places: [] as number[] })
let held = { hand: "", round: -1 }

export function toggle(place: number): void {
  taken.places = taken.places.includes(place)
    ? taken.places.filter((other) => other !== place)
    : [...taken.places, place]
}

export function putDown(): void {
  taken.places = []
}

/** What I hold now. Whatever the others do, what I have taken up stays so while the round lasts; a card that I draw may
    move it to other places, and when I lay cards it was for that. */
export function hold(hand: string, round: number): void {
  const before = held
  held = { hand, round }
  if (round !== before.round || hand.length < before.hand.length) putDown()
  else if (hand !== before.hand)
    taken.places = found(
      taken.places.map((place) => before.hand[place]!),
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
