/** The cards: 2, 3, 4 and p (the +1). */
export const KINDS = ["2", "3", "4", "p"] as const
export const INKS: Record<string, string> = { "2": "#7a4d00", "3": "#14536e", "4": "#553a86", p: "#38602a" }

/** Write cards in notation: from low to high, then the +1 cards. */
export const sortCards = (cards: string[]) =>
  [...cards].sort((a, b) => KINDS.indexOf(a as never) - KINDS.indexOf(b as never)).join("")

export const worth = (cards: string) => [...cards].reduce((sum, card) => sum + (card === "p" ? 1 : Number(card)), 0)

/** Write a sharing in notation, without seats that get nothing. */
export const shareNotation = (given: Map<number, string[]>) =>
  [
    "share",
    ...[...given]
      .filter(([, cards]) => cards.length)
      .sort(([a], [b]) => a - b)
      .map(([seat, cards]) => `${seat}:${sortCards(cards)}`),
  ].join(" ")
