import { cards, spies } from "../../../../../src/clairiere/games/root/data/cards.json"
import { set, spoken, t } from "../../../text.svelte"

/** What is printed on a card; which of several copies it is. */
export type CardFacts = (typeof cards)[number] & { copy: number }

const BY_CODE = new Map<string, CardFacts>()
for (const card of [...cards, ...spies])
  for (let copy = 1; copy <= card.copies; copy++) {
    const code = copy > 1 ? `${card.code}${copy}` : card.code
    BY_CODE.set(code, { ...card, code, copy })
  }

/** A card by its code; nothing for what is no card. */
export const cardOf = (code: string): CardFacts | undefined => BY_CODE.get(code)
/** A vizier of the Decree counts as a bird. */
export const suitOfCard = (code: string): string => (code === "vizier" ? "bird" : (cardOf(code)?.suit ?? ""))

/** How wide a card of the hand is, with what parts it from the next one. */
export const CARD_WIDE = 124
const [USUAL, MOST] = [0.54, 0.6]
/** How much of the dock the hand gets: more than usual, where that lays all cards side by side. */
export function handWidth(cards: number, dock: number): number {
  const wanted = cards * CARD_WIDE
  return wanted > USUAL * dock && wanted <= MOST * dock ? wanted : USUAL * dock
}

const printed = (text: string): string => set(text.replaceAll("'", "’"))
/** Its name without the suit, which the symbol shows. */
export function cardTitle(code: string): string {
  const card = cardOf(code)
  return card ? printed(spoken.language === "fr" ? card.name_fr : card.name_en) : cardName(code)
}
export function cardName(code: string): string {
  const card = cardOf(code)
  return card ? t(`root-card-${card.id.replaceAll("_", "-")}`) : code === "vizier" ? t("root-word-vizier") : code
}
/** Its name, and which copy it is if not the first. */
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

/** The clause that says what a card does. */
export const cardClause = (code: string): string => cardOf(code)?.clause ?? ""

const ORDER = ["fox", "rabbit", "mouse", "bird"]
export const sorted = (codes: string[]): string[] =>
  [...codes].sort(
    (a, b) => ORDER.indexOf(cardOf(a)?.suit ?? "") - ORDER.indexOf(cardOf(b)?.suit ?? "") || a.localeCompare(b),
  )

/** A whole hand in words, for those who listen. */
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
