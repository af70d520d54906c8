import type { Help } from "../../../state/law/piece-help.svelte"
import { cardClause, cardEffect, cardName } from "../cards/cards"
import type { RootChoice } from "../root-table"

/** Return the server's help on a choice: what it does and costs. */
export const helpOfChoice = ({ does, cite }: RootChoice, title: string): Help | undefined =>
  does ? { title, lines: [{ name: "", text: does, cite: cite ?? "" }] } : undefined

/** Return a card's text as help. */
export const helpOfCard = (code: string): Help | undefined =>
  cardClause(code)
    ? { title: cardName(code), lines: [{ name: "", text: cardEffect(code), cite: `root:${cardClause(code)}` }] }
    : undefined
