/** The cards of my hand that I have taken up, by their places in it. */
export const taken = $state({ places: [] as number[] })

export function toggle(place: number): void {
  taken.places = taken.places.includes(place) ? taken.places.filter((other) => other !== place) : [...taken.places, place]
}

export function putDown(): void {
  taken.places = []
}
