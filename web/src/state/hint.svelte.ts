import { post } from "../api"
import type { Hint } from "../wire"

/** A hint that was asked for: on its way, there, or refused. The last question counts. */
export class Hinting {
  hint = $state.raw<Hint | null>(null)
  waiting = $state(false)
  failed = $state("")
  #asked = 0

  get open(): boolean {
    return this.waiting || !!this.hint || !!this.failed
  }

  /** `where`: a table, or the positions of a game. */
  async ask(where: string, body: { at?: number; seat?: number; packed?: string } = {}): Promise<void> {
    if (this.waiting) return
    this.close()
    const asked = this.#asked
    this.waiting = true
    try {
      const hint = await post<Hint>(`/api/${where}/hint`, body)
      if (asked === this.#asked) this.hint = hint
    } catch (refused) {
      if (asked === this.#asked) this.failed = (refused as Error).message
    }
    if (asked === this.#asked) this.waiting = false
  }

  close(): void {
    this.#asked++
    this.hint = null
    this.waiting = false
    this.failed = ""
  }
}
