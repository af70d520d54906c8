import axe from "icon:axe-in-stump"
import bell from "icon:ringing-bell"
import chest from "icon:open-treasure-chest"
import crown from "icon:imperial-crown"
import deer from "icon:deer"
import dove from "icon:peace-dove"
import fox from "icon:fox"
import key from "icon:skeleton-key"
import lyre from "icon:lyre"
import present from "icon:present"
import rose from "icon:rose"
import star from "icon:polar-star"
import swan from "icon:swan"
import tiara from "icon:tiara"
import witch from "icon:witch-flight"
import { paws_by_rank } from "../../../src/clairiere/games/duo/data/boards.json"

/** A suit has a colour, a letter, a symbol and a pattern, so that colour is never the only mark. */
export interface Suit {
  letter: string
  ink: string
  symbol: string
  pattern: "dots" | "bars" | "waves"
}
export interface Deck {
  game: string
  suits: Record<string, Suit>
  pictures: Record<number, string>
  paws?: number[]
  /** Cards of a full hand, which fixes their size. */
  hand: number
  /** Every card by its code (7M): suits in order, then ranks. */
  faces: Map<string, Face>
}
export interface Face {
  rank: number
  suit: Suit
  picture: string | undefined
  paws: number
}

const moon = "M330 44a220 220 0 1 0 132 344A190 190 0 0 1 330 44Z"

const suit = (letter: string, ink: string, symbol: string, pattern: Suit["pattern"]): Suit => ({
  letter,
  ink,
  symbol,
  pattern,
})

function deck(parts: Omit<Deck, "faces">, ranks: number): Deck {
  const face = (suit: Suit, rank: number): Face => {
    return { rank, suit, picture: parts.pictures[rank], paws: parts.paws?.[rank - 1] ?? 0 }
  }
  const cards = Object.values(parts.suits).flatMap((suit) =>
    Array.from({ length: ranks }, (_, n) => [`${n + 1}${suit.letter}`, face(suit, n + 1)] as const),
  )
  return { ...parts, faces: new Map(cards) }
}

export const DECKS: Record<string, Deck> = {
  renard: deck(
    {
      game: "renard",
      suits: {
        B: suit("B", "#7a4d00", bell, "dots"),
        K: suit("K", "#14536e", key, "bars"),
        M: suit("M", "#553a86", moon, "waves"),
      },
      hand: 13,
      pictures: { 1: swan, 3: fox, 5: axe, 7: chest, 9: witch, 11: crown },
    },
    11,
  ),
  duo: deck(
    {
      game: "duo",
      suits: {
        D: suit("D", "#2f4f6b", dove, "dots"),
        R: suit("R", "#8a1f47", rose, "bars"),
        S: suit("S", "#6b4a00", star, "waves"),
      },
      hand: 11,
      pictures: { 1: lyre, 3: fox, 5: deer, 7: present, 9: tiara },
      paws: paws_by_rank.value,
    },
    10,
  ),
}

/** Return the card of a code (7M), if the deck has it. */
export const faceOf = (deck: Deck, code: string): Face | undefined => deck.faces.get(code)

/** Sort cards as a player holds them: by suit, then by rank. */
export function sorted(deck: Deck, codes: string[]): string[] {
  const inHand = new Set(codes)
  return [...deck.faces.keys()].filter((code) => inHand.has(code))
}
