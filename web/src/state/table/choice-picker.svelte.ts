import type { AskInfo, Choice } from "../../wire"
import { isQuit } from "./quits"
import { mustConfirm } from "../app/settings.svelte"

/** The part of a table that a choice picker needs. */
export interface QuestionSource {
  readonly asks: AskInfo[]
  /** An answer is on its way, or earlier events are still being shown: nothing can be chosen. */
  readonly pending: unknown
  readonly lagging: boolean
  play(choice: string, ask?: AskInfo, listed?: Choice, typed?: boolean): void
}

/** Chooses among the offered answers, with a confirmation where one is wanted. */
export class ChoicePicker {
  picked = $state("")
  #moment: number | undefined // the moment of the question that `picked` answers

  constructor(private table: QuestionSource) {}

  readonly choices = $derived.by(() => {
    const open = this.table.pending || this.table.lagging ? [] : this.table.asks
    return new Map(open.flatMap((ask) => ask.choices.map((choice) => [choice.notation, choice])))
  })

  #listed(notation: string): Choice | undefined {
    return this.table.asks.flatMap((ask) => ask.choices).find((choice) => choice.notation === notation)
  }
  /** Return the moment an answer is meant for; an unlisted one is meant for its question. */
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
  /** Answer in free text, which the server parses. Giving up is confirmed here too. */
  type = (text: string): void => {
    if (this.#listed(text) || isQuit(this.table.asks, text)) return this.pick(text)
    this.picked = ""
    this.table.play(text, this.table.asks.find((ask) => ask.example) ?? this.table.asks[0], undefined, true)
  }
  /** The questions have changed: drop a pick that was meant for an earlier one. */
  review(): void {
    if (this.#momentOf(this.picked) !== this.#moment) this.picked = ""
  }
  /** Return the only answer that continues the game, if there is just one. In real time, giving up counts as an answer.
   */
  only(atOnce: boolean): string | undefined {
    const { asks } = this.table
    if (asks.length !== 1 || asks[0]!.count !== this.choices.size) return
    const onward = [...this.choices.keys()].filter((notation) => atOnce || !isQuit(asks, notation))
    return onward.length === 1 && !isQuit(asks, onward[0]!) ? onward[0] : undefined
  }
}
