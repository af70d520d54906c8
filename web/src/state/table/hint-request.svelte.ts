import { post, Refused } from "../../api"
import { BUSY, CATCH_UP } from "../app/timings"
import type { AskInfo, Hint } from "../../wire"

const MOST = 8 // requests for one hint
const AHEAD = ["server-hint-late", "hint-none-asked"] // refusals of a page that is behind the table

/** Return a key of the questions that does not depend on the language. */
export const questionKey = (asks: AskInfo[]): string =>
  JSON.stringify(asks.map(({ seat, about, moment, count }) => [seat, about, moment, count]))

/** A hint for one question: requested, shown or refused. */
export class HintRequest {
  hint = $state.raw<Hint | null>(null)
  waiting = $state(false)
  failed = $state("")
  #request = 0
  #question = ""
  #changed = false // the question has changed since the last request
  #wake: (() => void) | undefined

  get open(): boolean {
    return this.waiting || !!this.hint || !!this.failed
  }

  /** Request a hint. `where`: a table, or the positions of a game; `question`: the key of the question. */
  async ask(where: string, body: { at?: number; seat?: number; packed?: string } = {}, question = ""): Promise<void> {
    if (this.waiting) return
    this.close()
    this.#question = question
    const request = this.#request
    this.waiting = true
    for (let tries = 1; request === this.#request && !(await this.#try(request, where, body, tries === MOST));) tries++
    if (request === this.#request) this.waiting = false
  }

  /** Send one request. Return true if that ends it: with a hint for the question on screen, or a refusal. */
  async #try(request: number, where: string, body: object, last: boolean): Promise<boolean> {
    this.#changed = false
    try {
      const hint = await post<Hint>(`/api/${where}/hint`, body)
      if (request !== this.#request) return true
      if (this.#changed && !last) return false
      this.hint = hint
    } catch (refused) {
      const id = refused instanceof Refused ? refused.id : ""
      const isAhead = AHEAD.includes(id)
      if (request === this.#request && !last && (isAhead || id === "server-hint-busy")) {
        if (!this.#changed) await this.#pause(isAhead ? CATCH_UP : BUSY)
        if (request !== this.#request || this.#changed || !isAhead) return false
      }
      if (request === this.#request) this.failed = (refused as Error).message
    }
    return true
  }

  /** Wait this long, or until the question changes or the hint is closed. */
  #pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const end = () => (clearTimeout(timer), (this.#wake = undefined), done())
      const timer = setTimeout(end, ms)
      this.#wake = end
    })
  }

  /** The questions on screen may have changed: then repeat a running request if a hint is still allowed, else close the
   * hint. */
  follow(question: string, may: boolean): void {
    if (!this.open || question === this.#question) return
    if (!this.waiting || !may) return this.close()
    this.#question = question
    this.#changed = true
    this.#wake?.()
  }

  /** A question came up in real time: repeat a request that fell between two questions. */
  retry(): void {
    if (!this.#wake) return
    this.#changed = true
    this.#wake()
  }

  close(): void {
    this.#request++
    this.hint = null
    this.waiting = false
    this.failed = ""
    this.#wake?.()
  }
}
