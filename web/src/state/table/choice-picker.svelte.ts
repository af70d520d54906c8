import type { AskInfo, Choice } from "../../wire"
import { isQuit } from "./quits"
import { mustConfirm } from "../app/settings.svelte"

/** What answering needs of a table. */
export interface QuestionSource {
  readonly asks: AskInfo[]
  /** My answer is under way, or what happened is still being shown: nothing may be chosen. */
  readonly pending: unknown
  readonly lagging: boolean
  play(choice: string, ask?: AskInfo, listed?: Choice, typed?: boolean): void
}

/** Choosing one of the answers that are offered, with a second thought where one is wanted. */
export class ChoicePicker {
  picked = $state("")
  #moment: number | undefined // what was picked is meant for it

  constructor(private table: QuestionSource) {}

  readonly choices = $derived.by(() => {
    const open = this.table.pending || this.table.lagging ? [] : this.table.asks
    return new Map(open.flatMap((ask) => ask.choices.map((choice) => [choice.notation, choice])))
  })

  #listed(notation: string): Choice | undefined {
    return this.table.asks.flatMap((ask) => ask.choices).find((choice) => choice.notation === notation)
  }
  /** What an answer is meant for; those that are not listed are meant for their question. */
  #momentOf(notation: string): number | undefined {
    return this.#listed(notation)?.moment ?? this.table.asks.find((ask) => !ask.choices.length)?.moment
  }

  play = (notation: string): void => {
    const listed = this.#listed(notation)
    const ask = this.table.asks.find((ask) => listed && ask.choices.includes(listed)) ?? this.table.asks[0]
    this.picked = ""
    this.table.play(notation, ask, listed)
  }
  pick = (notation: string): void => {
    const listed = this.#listed(notation)
    const unsure = (mustConfirm() && !listed?.rushed && !listed?.leads) || isQuit(this.table.asks, notation)
    if (unsure && this.picked !== notation) [this.picked, this.#moment] = [notation, this.#momentOf(notation)]
    else this.play(notation)
  }
  /** An answer in the reader's own words: the server understands them. Giving up wants a second thought here too. */
  type = (text: string): void => {
    if (this.#listed(text) || isQuit(this.table.asks, text)) return this.pick(text)
    this.picked = ""
    this.table.play(text, this.table.asks.find((ask) => ask.example) ?? this.table.asks[0], undefined, true)
  }
  /** Other questions are open: what was picked for one that is over is picked no more. */
  review(): void {
    if (this.#momentOf(this.picked) !== this.#moment) this.picked = ""
  }
  /** The only answer by which the game goes on. Where everybody acts at once, giving up is an answer like others. */
  only(atOnce: boolean): string | undefined {
    const { asks } = this.table
    if (asks.length !== 1 || asks[0]!.count !== this.choices.size) return
    const onward = [...this.choices.keys()].filter((notation) => atOnce || !isQuit(asks, notation))
    return onward.length === 1 && !isQuit(asks, onward[0]!) ? onward[0] : undefined
  }
}
