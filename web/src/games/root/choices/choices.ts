import type { RootChoice, RootTable } from "../root-table"
import { screen } from "./screen.svelte"

/** The open question's choices, by what they point at; none for whoever only looks. Clearings count from 1. */
export interface Offer {
  clearings: Map<number, RootChoice>
  forests: Map<string, RootChoice>
  numbers: Map<number, RootChoice>
  seats: Map<number, RootChoice>
  /** Cards that are chosen themselves. */
  cards: Map<string, RootChoice>
  /** Acts that a card pays for: the act, then the card. */
  paid: Map<string, Map<string, RootChoice>>
  words: RootChoice[]
}

const LAST = new Set(["end", "pass", "no"])

export function groupChoices(at: RootTable): Offer {
  const found: Offer = {
    clearings: new Map(),
    forests: new Map(),
    numbers: new Map(),
    seats: new Map(),
    cards: new Map(),
    paid: new Map(),
    words: [],
  }
  if (!screen.glass) for (const choice of at.choices.values()) addChoice(found, choice)
  found.words.sort((a, b) => Number(isClosingAct(a)) - Number(isClosingAct(b)))
  return found
}

function addChoice(found: Offer, choice: RootChoice): void {
  const { target } = choice
  if (target.kind === "clearing") found.clearings.set(target.clearing, choice)
  else if (target.kind === "forest") found.forests.set(target.forest, choice)
  else if (target.kind === "number") found.numbers.set(target.number, choice)
  else if (target.kind === "player") found.seats.set(target.seat, choice)
  else if (target.kind === "card") found.cards.set(target.card, choice)
  else if (target.kind === "paid" || target.kind === "aid") {
    const cards = found.paid.get(target.act) ?? new Map<string, RootChoice>()
    found.paid.set(target.act, cards.set(target.card, choice))
  } else found.words.push(choice)
}

/** Every choice that a card has a part in. */
export const choicesWithCard = (offer: Offer, code: string): RootChoice[] =>
  [offer.cards.get(code), ...[...offer.paid.values()].map((cards) => cards.get(code))].filter(
    (choice) => choice !== undefined,
  )

/** Every choice that concerns a clearing: itself, or something that happens there. */
export const choicesInClearing = (offer: Offer, clearing: number): RootChoice[] =>
  [
    offer.clearings.get(clearing),
    ...offer.words.filter(({ target }) => target.kind === "reaction" && target.clearing === clearing),
  ].filter((choice) => choice !== undefined)

export const isClosingAct = ({ target }: RootChoice): boolean => target.kind === "act" && LAST.has(target.act)
