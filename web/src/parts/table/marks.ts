import type { AskInfo, Choice } from "../../wire"

/** Where a choice is drawn: its own piece, or the act that it is folded into. */
export const placesOf = ({ notation, target }: Choice): string[] => [
  `[data-code="${CSS.escape(notation)}"]`,
  ...("act" in target ? [`[data-act="${CSS.escape(target.act)}"]`] : []),
]

/** The cards of a hand that are taken up for a choice before it can be chosen. */
const cardsOf = ({ target }: Choice): string[] =>
  target.kind === "cards" ? [...new Set(target.cards)].map((card) => `[data-card="${CSS.escape(card)}"]`) : []

/** A style that lets answers, in notation, stand out wherever they are drawn. */
export function marking(answers: string[], asks: AskInfo[]): string {
  const choices = asks.flatMap((ask) => ask.choices).filter((choice) => answers.includes(choice.notation))
  const places = choices.flatMap((choice) => [...placesOf(choice), ...cardsOf(choice)])
  return places.length ? `${places.join(",")} { outline: 4px dashed var(--ink); outline-offset: 3px; }` : ""
}
