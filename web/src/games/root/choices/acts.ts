import { isClosingAct, type Offer } from "./choices"
import type { RootChoice } from "../root-table"

/** A button of the menu: one choice, or all choices of a verb. */
export interface Act {
  key: string
  /** What is drawn with the label. */
  kind: "word" | "card" | "seat" | "clearing" | "forest" | "verb"
  choice: RootChoice
  /** The card that is chosen, or that pays. */
  card: string
  /** For a verb: its id and its choices. */
  verb: string
  acts: Act[]
}

const singleAct = (choice: RootChoice, kind: Act["kind"] = "word", card = ""): Act => ({
  key: choice.notation,
  kind,
  choice,
  card,
  verb: "",
  acts: [],
})
/** Combine several choices of a verb into one button. */
const groupUnderVerb = (key: string, verb: string, acts: Act[]): Act[] =>
  acts.length < 2 ? acts : [{ key, kind: "verb", choice: acts[0]!.choice, card: "", verb, acts }]

/** Verbs that combine many choices of one kind. */
const VERBS: [verb: string, has: (choice: RootChoice) => boolean][] = [
  ["quest", ({ target }) => target.kind === "quest"],
  ["arrange", ({ target }) => target.kind === "item" && (target.place === "track" || target.place === "satchel")],
]

/** Return the menu of the open question, grouped by verbs. Taking a dominance card, which is always possible, comes
 * last; choices that end something are left out. */
export function actsOf(offer: Offer, hand: ReadonlySet<string>): Act[] {
  const words = offer.words.filter((choice) => !isClosingAct(choice))
  const menu = words.length > 0 || offer.paid.size > 0
  const cards = [...offer.cards].map(([card, choice]) => singleAct(choice, "card", card))
  const itemsOnly = words.every(({ target }) => target.kind === "item") // 9.2.5.III in the Evening: no verb hides them
  const plain = words.filter((choice) => itemsOnly || !VERBS.some(([, has]) => has(choice)))
  const verbs = VERBS.flatMap(([verb, has]) =>
    groupUnderVerb(
      verb,
      `verb-${verb}`,
      words.filter((choice) => !itemsOnly && has(choice)).map((choice) => singleAct(choice)),
    ),
  )
  const paying = (isTaking: boolean) =>
    [...offer.paid]
      .filter(([act]) => act.startsWith("take-") === isTaking)
      .flatMap(([act, by]) => {
        const cards = [...by].map(([card, choice]) => singleAct(choice, "card", card))
        return groupUnderVerb(act, act, cards)
      })
  const own = cards.filter(({ card }) => hand.has(card))
  const crafts = menu ? groupUnderVerb("craft", "craft", own) : []
  return [
    ...plain.map((choice) => singleAct(choice)),
    ...crafts,
    ...paying(false),
    ...verbs,
    ...cards.filter(({ card }) => !hand.has(card)),
    ...[...offer.seats.values()].map((choice) => singleAct(choice, "seat")),
    ...[...offer.clearings.values()].map((choice) => singleAct(choice, "clearing")),
    ...[...offer.forests.values()].map((choice) => singleAct(choice, "forest")),
    ...paying(true),
  ]
}

/** Return how many pieces fit into rows of this height, next to those in `always`, leaving room for an overflow sign if
 * some do not fit. All sizes are in pixels. */
export function countFitting(
  widths: number[],
  room: { width: number; height: number },
  row: number,
  gap: number,
  { sign, always = [] }: { sign: number; always?: number[] },
): number {
  const rows = Math.max(1, Math.floor((room.height + gap + 0.5) / (row + gap)))
  const fits = (pieces: number[]): boolean => {
    let [line, used] = [1, 0]
    for (const wide of pieces) {
      const next = used ? used + gap + wide : wide
      if (used && next > room.width + 0.5) [line, used] = [line + 1, wide]
      else used = next
    }
    return line <= rows
  }
  if (fits([...widths, ...always])) return widths.length
  for (let count = widths.length - 1; count > 0; count--)
    if (fits([...widths.slice(0, count), sign, ...always])) return count
  return 0
}
