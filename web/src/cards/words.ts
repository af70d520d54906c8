import { knows, t } from "../text.svelte"
import { faceOf, type Deck } from "./decks"

export const suitName = (deck: Deck, letter: string) => t(`${deck.game}-suit-${letter}`)

/** Return a suit's letter in the current language; codes keep the notation's. */
export const letterOf = (deck: Deck, letter: string) => t(`${deck.game}-letter-${letter}`)

/** Return the code of a card given in the reader's letters: 7L is 7M. */
export function codeOf(deck: Deck, written: string): string {
  const suit = Object.keys(deck.suits).find((suit) => letterOf(deck, suit) === written.slice(-1))
  return written.slice(0, -1) + (suit ?? written.slice(-1))
}

export function abilityName(deck: Deck, rank: number): string {
  const id = `${deck.game}-name-${rank}`
  return knows(id) ? t(id) : ""
}

/** Return a card in words, without its ability: 4 de clefs. */
export function plainName(deck: Deck, code: string): string {
  const face = faceOf(deck, code)
  return face
    ? t("card-name", { rank: face.rank, of: t(`${deck.game}-of-${face.suit.letter}`), ability: "none" })
    : code
}

/** Return a card in words with its ability: 7 de lunes (Trésor). */
export function cardName(deck: Deck, code: string): string {
  const face = faceOf(deck, code)
  if (!face) return code
  const ability = abilityName(deck, face.rank)
  return t("card-name", { rank: face.rank, of: t(`${deck.game}-of-${face.suit.letter}`), ability: ability || "none" })
}
