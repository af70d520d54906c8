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

/** A suit is a colour, a letter, a symbol and a pattern: never a colour alone. */
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

export const DECKS: Record<string, Deck> = {
  renard: {
    game: "renard",
    suits: {
      B: suit("B", "#7a4d00", bell, "dots"),
      K: suit("K", "#14536e", key, "bars"),
      M: suit("M", "#553a86", moon, "waves"),
    },
    pictures: { 1: swan, 3: fox, 5: axe, 7: chest, 9: witch, 11: crown },
  },
  duo: {
    game: "duo",
    suits: {
      D: suit("D", "#2f4f6b", dove, "dots"),
      R: suit("R", "#8a1f47", rose, "bars"),
      S: suit("S", "#6b4a00", star, "waves"),
    },
    pictures: { 1: lyre, 3: fox, 5: deer, 7: present, 9: tiara },
    paws: paws_by_rank.value,
  },
}

/** What a code such as 7M shows; nothing for what is no card of the deck. */
export function faceOf(deck: Deck, code: string): Face | undefined {
  const found = /^(\d+)([A-Z])$/.exec(code)
  const suit = found && deck.suits[found[2]!]
  if (!suit) return undefined
  const rank = Number(found[1])
  return { rank, suit, picture: deck.pictures[rank], paws: deck.paws?.[rank - 1] ?? 0 }
}

/** Cards as a player holds them: by suit, then by rank. */
export function sorted(deck: Deck, codes: string[]): string[] {
  const order = Object.keys(deck.suits)
  const place = (code: string) => order.indexOf(code.at(-1)!) * 100 + parseInt(code)
  return [...codes].sort((a, b) => place(a) - place(b))
}
