import { cards, spies } from "../../../../../src/clairiere/games/root/data/cards.json"
import { set, spoken, t } from "../../../text.svelte"

/** The printed facts of a card, with the number of its copy. */
export type CardFacts = (typeof cards)[number] & { copy: number }

const BY_CODE = new Map<string, CardFacts>()
for (const card of [...cards, ...spies])
  for (let copy = 1; copy <= card.copies; copy++) {
    const code = copy > 1 ? `${card.code}${copy}` : card.code
    BY_CODE.set(code, { ...card, code, copy })
  }

/** Return a card by its code, if there is one. */
export const cardOf = (code: string): CardFacts | undefined => BY_CODE.get(code)
/** Return a card's suit. A vizier of the Decree counts as a bird. */
export const suitOfCard = (code: string): string => (code === "vizier" ? "bird" : (cardOf(code)?.suit ?? ""))

/** Width of a card of the hand with its gap, in px. */
export const CARD_WIDE = 124
const [USUAL, MOST] = [0.54, 0.6]
/** Return the width of the hand in the dock: larger than usual if that fits all cards into one row. */
export function handWidth(cards: number, dock: number): number {
  const wanted = cards * CARD_WIDE
  return wanted > USUAL * dock && wanted <= MOST * dock ? wanted : USUAL * dock
}

const typeset = (text: string): string => set(text.replaceAll("'", "’"))
/** Return a card's name without its suit, which is drawn as a symbol. */
export function cardTitle(code: string): string {
  const card = cardOf(code)
  return card ? typeset(spoken.language === "fr" ? card.name_fr : card.name_en) : cardName(code)
}
export function cardName(code: string): string {
  const card = cardOf(code)
  return card ? t(`root-card-${card.id.replaceAll("_", "-")}`) : code === "vizier" ? t("root-word-vizier") : code
}
/** Return a card's name, with the number of its copy if it is not the first. */
export function copyName(code: string): string {
  const copy = cardOf(code)?.copy ?? 1
  return copy > 1 ? `${cardName(code)} (${copy})` : cardName(code)
}
export function cardEffect(code: string): string {
  const card = cardOf(code)
  if (!card) return ""
  if (card.item) return t("root-item-card", { item: t(`root-word-${card.item}`), points: card.points })
  return card[spoken.language === "fr" ? "effect_fr" : "effect_en"].replaceAll("'", "’")
}

/** Return the clause about a card. */
export const cardClause = (code: string): string => cardOf(code)?.clause ?? ""

const ORDER = ["fox", "rabbit", "mouse", "bird"]
export const sorted = (codes: string[]): string[] =>
  [...codes].sort(
    (a, b) => ORDER.indexOf(cardOf(a)?.suit ?? "") - ORDER.indexOf(cardOf(b)?.suit ?? "") || a.localeCompare(b),
  )

/** Describe a card for screen readers: name, cost, item. */
export function cardLabel(code: string): string {
  const card = cardOf(code)
  if (!card) return code
  const cost = card.cost.map((suit) => (suit === "any" ? t("root-any") : t(`root-suit-${suit}`)))
  return [
    cardName(code),
    cost.length ? t("root-cost", { cost: cost.join(", ") }) : "",
    card.item ? t("root-makes", { item: t(`root-word-${card.item}`), points: card.points }) : "",
  ]
    .filter(Boolean)
    .join(", ")
}
