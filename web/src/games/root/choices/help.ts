import type { Help } from "../../../state/law/piece-help.svelte"
import { cardClause, cardEffect, cardName } from "../cards/cards"
import type { RootChoice } from "../root-table"

/** What a choice does and costs, as the server says it. */
export const helpOfChoice = ({ does, cite }: RootChoice, title: string): Help | undefined =>
  does ? { title, lines: [{ name: "", text: does, cite: cite ?? "" }] } : undefined

/** What a card says. */
export const helpOfCard = (code: string): Help | undefined =>
  cardClause(code)
    ? { title: cardName(code), lines: [{ name: "", text: cardEffect(code), cite: `root:${cardClause(code)}` }] }
    : undefined
