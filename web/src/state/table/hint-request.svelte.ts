import { post, Refused } from "../../api"
import { BUSY, CATCH_UP } from "../app/timings"
import type { AskInfo, Hint } from "../../wire"

const MOST = 8 // requests for one hint
const AHEAD = ["server-hint-late", "hint-none-asked"] // the table has gone on, and the page is not told yet

/** Identifies what is asked, in any language: the same question told again has the same key. */
export const questionKey = (asks: AskInfo[]): string =>
  JSON.stringify(asks.map(({ seat, about, moment, count }) => [seat, about, moment, count]))

/** A hint that was asked for: on its way, there, or refused. It is for one question. */
export class HintRequest {
  hint = $state.raw<Hint | null>(null)
  waiting = $state(false)
  failed = $state("")
  #asked = 0
  #question = ""
  #changed = false // another question has been shown since the last request
  #wake: (() => void) | undefined

  get open(): boolean {
    return this.waiting || !!this.hint || !!this.failed
  }

  /** Asks for a hint. `where`: a table, or the positions of a game; `question`: the key of what is asked there. */
  async ask(where: string, body: { at?: number; seat?: number; packed?: string } = {}, question = ""): Promise<void> {
    if (this.waiting) return
    this.close()
    this.#question = question
    const asked = this.#asked
    this.waiting = true
    for (let tries = 1; asked === this.#asked && !(await this.#try(asked, where, body, tries === MOST));) tries++
    if (asked === this.#asked) this.waiting = false
  }

  /** Sends one request; returns whether it settled the matter: a hint for the question on screen, or a refusal. */
  async #try(asked: number, where: string, body: object, last: boolean): Promise<boolean> {
    this.#changed = false
    try {
      const hint = await post<Hint>(`/api/${where}/hint`, body)
      if (asked !== this.#asked) return true
      if (this.#changed && !last) return false
      this.hint = hint
    } catch (refused) {
      const id = refused instanceof Refused ? refused.id : ""
      const isAhead = AHEAD.includes(id)
      if (asked === this.#asked && !last && (isAhead || id === "server-hint-busy")) {
        if (!this.#changed) await this.#pause(isAhead ? CATCH_UP : BUSY)
        if (asked !== this.#asked || this.#changed || !isAhead) return false
      }
      if (asked === this.#asked) this.failed = (refused as Error).message
    }
    return true
  }

  /** Waits so many milliseconds, or until another question is shown or the hint is closed. */
  #pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const end = () => (clearTimeout(timer), (this.#wake = undefined), done())
      const timer = setTimeout(end, ms)
      this.#wake = end
    })
  }

  /** The table shows its questions: if they are others than the hint is for, it is asked for again while it is waited
   * for and may be had, and closed otherwise. */
  follow(question: string, may: boolean): void {
    if (!this.open || question === this.#question) return
    if (!this.waiting || !may) return this.close()
    this.#question = question
    this.#changed = true
    this.#wake?.()
  }

  /** Something is asked where all act at once: a request that came between two questions is sent again. */
  retry(): void {
    if (!this.#wake) return
    this.#changed = true
    this.#wake()
  }

  close(): void {
    this.#asked++
    this.hint = null
    this.waiting = false
    this.failed = ""
    this.#wake?.()
  }
}
