import { DECKS } from "../../cards/decks"
import { codeOf, letterOf, plainName } from "../../cards/words"

export type Token = { kind: "text" | "card" | "clause"; text: string }

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Return a sentence for screen readers, with cards in words. */
export function readAloud(text: string, game: string): string {
  const deck = DECKS[game]
  if (!deck) return text
  const parts = tokens(text, game, "")
  return parts.map((part) => (part.kind === "card" ? plainName(deck, part.text) : part.text)).join("")
}

/** Split a sentence into text, cards (in the reader's letters), and the clause in brackets (by its label). */
export function tokens(text: string, game: string, clause: string): Token[] {
  const deck = DECKS[game]
  const suits = deck ? Object.keys(deck.suits).map((suit) => letterOf(deck, suit)) : []
  const tokens: Token[] = []
  let at = 0
  const ways = [
    clause && `\\((?<clause>${escaped(clause)})\\)`,
    deck && `\\b(?<card>\\d{1,2}[${suits.join("")}])\\b`,
  ].filter(Boolean)
  for (const match of ways.length ? text.matchAll(new RegExp(ways.join("|"), "g")) : []) {
    if (match.index > at) tokens.push({ kind: "text", text: text.slice(at, match.index) })
    tokens.push(
      match.groups?.card && deck
        ? { kind: "card", text: codeOf(deck, match.groups.card) }
        : { kind: "clause", text: clause },
    )
    at = match.index + match[0].length
  }
  if (at < text.length) tokens.push({ kind: "text", text: text.slice(at) })
  if (clause && !tokens.some((token) => token.kind === "clause"))
    tokens.push({ kind: "text", text: " " }, { kind: "clause", text: clause })
  return tokens
}
