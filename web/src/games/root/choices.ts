import type { Playing } from "../../state/playing"
import type { Choice } from "../../wire"
import { cardOf } from "./cards"
import { forestIndex } from "./map"
import { looking } from "./table.svelte"
import { seatOf } from "./words"

/** The open question's choices, by what they point at; none for whoever only looks. */
export interface Offer {
  clearings: Map<number, Choice>
  forests: Map<number, Choice>
  numbers: Choice[]
  seats: Map<number, Choice>
  /** Cards that are chosen themselves. */
  cards: Map<string, Choice>
  /** Acts that a card pays for: the act, then the card. */
  paid: Map<string, Map<string, Choice>>
  words: Choice[]
}

const LAST = new Set(["end", "pass", "no"])

export function sort(at: Playing): Offer {
  const found: Offer = {
    clearings: new Map(),
    forests: new Map(),
    numbers: [],
    seats: new Map(),
    cards: new Map(),
    paid: new Map(),
    words: [],
  }
  if (!looking.glass) for (const choice of at.choices.values()) file(at, found, choice)
  found.words.sort((a, b) => Number(LAST.has(a.notation)) - Number(LAST.has(b.notation)))
  return found
}

function file(at: Playing, found: Offer, choice: Choice): void {
  const { notation, label } = choice
  const [act, card] = notation.split(" ")
  const seat = seatOf(at.view, notation)
  const forest = forestIndex(at.view.board, notation)
  if (/^\d+$/.test(notation)) {
    if (label.trim() === notation) found.numbers.push(choice)
    else found.clearings.set(Number(notation) - 1, choice)
  } else if (forest >= 0) found.forests.set(forest, choice)
  else if (seat >= 0) found.seats.set(seat, choice)
  else if (cardOf(notation)) found.cards.set(notation, choice)
  else if (card && cardOf(card))
    found.paid.set(act!, (found.paid.get(act!) ?? new Map<string, Choice>()).set(card, choice))
  else found.words.push(choice)
}

/** Every choice that a card has a part in. */
export const withCard = (offer: Offer, code: string): Choice[] =>
  [offer.cards.get(code), ...[...offer.paid.values()].map((cards) => cards.get(code))].filter(
    (choice) => choice !== undefined,
  )

/** Every choice that concerns a clearing: itself, or something that happens there. */
export const inClearing = (at: Playing, offer: Offer, clearing: number): Choice[] =>
  [
    offer.clearings.get(clearing),
    ...offer.words.filter((choice) => choice.notation.split(":")[2] === String(clearing + 1)),
  ].filter((choice) => choice !== undefined)

export const isLast = (choice: Choice): boolean => LAST.has(choice.notation)
/** The name of an act that cards pay for, as its first choice says it. */
export const actLabel = (cards: Map<string, Choice>): string => [...cards.values()][0]!.label.split(/\s*:\s/)[0]!
