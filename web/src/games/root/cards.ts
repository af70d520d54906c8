import data from "../../../../src/clairiere/games/root/data/cards.json"
import { spoken, t } from "../../text.svelte"

export interface CardFacts {
  id: string
  code: string
  suit: string
  kind: string
  cost: string[]
  item: string
  points: number
  effect_fr: string
  effect_en: string
}

const BY_CODE = new Map<string, CardFacts>()
for (const card of [...data.cards, ...((data as { spies?: typeof data.cards }).spies ?? [])] as (CardFacts & {
  copies?: number
})[])
  for (let copy = 1; copy <= (card.copies ?? 1); copy++) {
    const code = copy > 1 ? `${card.code}${copy}` : card.code
    BY_CODE.set(code, { ...card, code })
  }

/** What is printed on a card; nothing for what is no card. */
export const cardOf = (code: string): CardFacts | undefined => BY_CODE.get(code)

/** Its name without the suit, which the symbol shows. */
export const cardTitle = (code: string): string => cardName(code).replace(/\s*\([^)]*\)$/, "")
export const cardName = (code: string): string =>
  BY_CODE.has(code)
    ? t(`root-card-${BY_CODE.get(code)!.id.replaceAll("_", "-")}`)
    : code === "vizier"
      ? t("root-word-vizier")
      : code
export function cardEffect(code: string): string {
  const card = BY_CODE.get(code)
  if (!card) return ""
  if (card.item) return t("root-item-card", { item: t(`root-word-${card.item}`), points: card.points })
  return card[spoken.language === "fr" ? "effect_fr" : "effect_en"].replaceAll("'", "’")
}

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
