import { get, post } from "../../api"
import type { ReviewInfo, ReviewMistake } from "../../wire"

const EVERY_MS = 700
const LATER_MS = 5000 // after a refusal, while it goes on

/** How a try to find the better move went: not tried yet, found, the same as before, something else, given up. */
export type Try = "" | "found" | "same" | "other" | "shown"

export function judgeTry(mistake: ReviewMistake, notation: string): Try {
  return notation === mistake.best ? "found" : notation === mistake.played ? "same" : "other"
}

/** The review of one seat of a finished game: on its way, stopped, or there. And looking for the better move in it. */
export class GameReview {
  info = $state.raw<ReviewInfo | null>(null)
  failed = $state("")
  /** The mistake that is looked at, by its place in the report, or -1; and how each was tried. */
  at = $state(-1)
  tries = $state<Record<number, Try>>({})
  #asked = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  get report() {
    return this.info?.report ?? null
  }
  get mistake(): ReviewMistake | null {
    return this.report?.mistakes[this.at] ?? null
  }
  /** The better move is looked for now. */
  get finding(): boolean {
    return !!this.mistake && !this.tries[this.at]
  }

  /** What there is of a seat; `start`: go on with it. */
  async look(table: string, seat: number, start = false): Promise<void> {
    const path = `/api/tables/${table}/review`
    await this.#hear(table, seat, () =>
      start ? post<ReviewInfo>(path, { seat }) : get<ReviewInfo>(`${path}?seat=${seat}`),
    )
  }
  async stop(table: string, seat: number): Promise<void> {
    await this.#hear(table, seat, () => post<ReviewInfo>(`/api/tables/${table}/review/stop`, { seat }))
  }
  async #hear(table: string, seat: number, ask: () => Promise<ReviewInfo>): Promise<void> {
    const asked = ++this.#asked
    clearTimeout(this.#timer)
    if (this.info?.seat !== seat) this.forget()
    this.failed = ""
    try {
      const info = await ask()
      if (asked !== this.#asked) return
      this.info = info
      this.#again(table, seat, EVERY_MS)
    } catch (refused) {
      if (asked !== this.#asked) return
      this.failed = (refused as Error).message
      this.#again(table, seat, LATER_MS)
    }
  }
  #again(table: string, seat: number, wait: number): void {
    if (this.info?.running) this.#timer = setTimeout(() => void this.look(table, seat), wait)
  }
  choose(notation: string): void {
    if (this.mistake && this.finding) this.tries[this.at] = judgeTry(this.mistake, notation)
  }
  show(): void {
    if (this.finding) this.tries[this.at] = "shown"
  }
  forget(): void {
    this.info = null
    this.at = -1
    this.tries = {}
  }
  /** Nobody looks any more: the review itself goes on. */
  leave(): void {
    this.#asked++
    clearTimeout(this.#timer)
  }
}
