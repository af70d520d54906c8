import { knows, t } from "../text.svelte"
import { faceOf, type Deck } from "./decks"

export const suitName = (deck: Deck, letter: string) => t(`${deck.game}-suit-${letter}`)

export function abilityName(deck: Deck, rank: number): string {
  const id = `${deck.game}-name-${rank}`
  return knows(id) ? t(id) : ""
}

/** A card as one says it: 7 de lunes (Trésor). */
export function cardName(deck: Deck, code: string): string {
  const face = faceOf(deck, code)
  if (!face) return code
  const ability = abilityName(deck, face.rank)
  return t("card-name", { rank: face.rank, of: t(`${deck.game}-of-${face.suit.letter}`), ability: ability || "none" })
}
