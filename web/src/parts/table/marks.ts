import type { AskInfo, Choice } from "../../wire"

/** Return selectors of the places of a choice: its piece, or the act that contains it. */
export const placesOf = ({ notation, target }: Choice): string[] => [
  `[data-code="${CSS.escape(notation)}"]`,
  ...("act" in target ? [`[data-act="${CSS.escape(target.act)}"]`] : []),
]

/** Return the cards that must be raised before a choice can be made. */
const cardsOf = ({ target }: Choice): string[] =>
  target.kind === "cards" ? [...new Set(target.cards)].map((card) => `[data-card="${CSS.escape(card)}"]`) : []

/** Return a style that highlights choices wherever they are drawn. */
export function marking(answers: string[], asks: AskInfo[]): string {
  const choices = asks.flatMap((ask) => ask.choices).filter((choice) => answers.includes(choice.notation))
  const places = choices.flatMap((choice) => [...placesOf(choice), ...cardsOf(choice)])
  return places.length ? `${places.join(",")} { outline: 4px dashed var(--ink); outline-offset: 3px; }` : ""
}
