import type { RootChoice, RootTable } from "../root-table"
import { screen } from "./screen.svelte"

/** The choices of the open question, by target; empty while the player only looks. Clearings count from 1. */
export interface Offer {
  clearings: Map<number, RootChoice>
  forests: Map<string, RootChoice>
  numbers: Map<number, RootChoice>
  seats: Map<number, RootChoice>
  /** Choices of a card itself. */
  cards: Map<string, RootChoice>
  /** Acts paid for with a card: by act, then by card. */
  paid: Map<string, Map<string, RootChoice>>
  words: RootChoice[]
}

const LAST = new Set(["end", "pass", "no"])

export function groupChoices(at: RootTable): Offer {
  const offer: Offer = {
    clearings: new Map(),
    forests: new Map(),
    numbers: new Map(),
    seats: new Map(),
    cards: new Map(),
    paid: new Map(),
    words: [],
  }
  if (!screen.glass) for (const choice of at.choices.values()) addChoice(offer, choice)
  offer.words.sort((a, b) => Number(isClosingAct(a)) - Number(isClosingAct(b)))
  return offer
}

function addChoice(offer: Offer, choice: RootChoice): void {
  const { target } = choice
  if (target.kind === "clearing") offer.clearings.set(target.clearing, choice)
  else if (target.kind === "forest") offer.forests.set(target.forest, choice)
  else if (target.kind === "number") offer.numbers.set(target.number, choice)
  else if (target.kind === "player") offer.seats.set(target.seat, choice)
  else if (target.kind === "card") offer.cards.set(target.card, choice)
  else if (target.kind === "paid" || target.kind === "aid") {
    const cards = offer.paid.get(target.act) ?? new Map<string, RootChoice>()
    offer.paid.set(target.act, cards.set(target.card, choice))
  } else offer.words.push(choice)
}

/** Return every choice that involves a card. */
export const choicesWithCard = (offer: Offer, code: string): RootChoice[] =>
  [offer.cards.get(code), ...[...offer.paid.values()].map((cards) => cards.get(code))].filter(
    (choice) => choice !== undefined,
  )

/** Return every choice about a clearing, or about a reaction there. */
export const choicesInClearing = (offer: Offer, clearing: number): RootChoice[] =>
  [
    offer.clearings.get(clearing),
    ...offer.words.filter(({ target }) => target.kind === "reaction" && target.clearing === clearing),
  ].filter((choice) => choice !== undefined)

export const isClosingAct = ({ target }: RootChoice): boolean => target.kind === "act" && LAST.has(target.act)
