import { get, post } from "../../api"
import type { ReviewInfo, ReviewMistake } from "../../wire"

const EVERY_MS = 700
const LATER_MS = 5000 // after a refusal, while the review is running

/** Result of a search for the better move: untried, found, same move as played, another move, solution shown. */
export type Try = "" | "found" | "same" | "other" | "shown"

export function judgeTry(mistake: ReviewMistake, notation: string): Try {
  return notation === mistake.best ? "found" : notation === mistake.played ? "same" : "other"
}

/** The review of one seat of a finished game, and the player's tries to find better moves. */
export class GameReview {
  info = $state.raw<ReviewInfo | null>(null)
  failed = $state("")
  /** Index of the mistake on screen in the report, or -1; and the tries by index. */
  at = $state(-1)
  tries = $state<Record<number, Try>>({})
  #request = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  get report() {
    return this.info?.report ?? null
  }
  get mistake(): ReviewMistake | null {
    return this.report?.mistakes[this.at] ?? null
  }
  /** Whether the player is looking for the better move now. */
  get finding(): boolean {
    return !!this.mistake && !this.tries[this.at]
  }

  /** Fetch the review of a seat; `start`: run it, or continue a stopped one. */
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
    const request = ++this.#request
    clearTimeout(this.#timer)
    if (this.info?.seat !== seat) this.forget()
    this.failed = ""
    try {
      const info = await ask()
      if (request !== this.#request) return
      this.info = info
      this.#again(table, seat, EVERY_MS)
    } catch (refused) {
      if (request !== this.#request) return
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
  /** Stop polling. The review continues on the server. */
  leave(): void {
    this.#request++
    clearTimeout(this.#timer)
  }
}
