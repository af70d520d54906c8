import { post, type Refused } from "../../api"
import type { PositionNow, TableInfo } from "../../wire"
import { go } from "../app/route.svelte"

/** The address of a position, looked at from a seat, or from the one that is asked. */
export const positionPath = (game: string, packed: string, seat = "") =>
  `/position/${game}?p=${packed}${seat && `&seat=${seat}`}`

/** A position that somebody gives: on the board, or why it cannot be. */
export class OpenPosition {
  now = $state.raw<PositionNow | null>(null)
  failed = $state.raw<Refused | null>(null)
  #asked = 0

  constructor(readonly game: string) {}

  /** What the link holds. */
  look = (packed: string, seat: string): Promise<void> =>
    this.#read(async () => (this.now = await post<PositionNow>(this.#path, { packed, seat })))
  /** What somebody wrote: its link holds it from then on. */
  write = (text: string): Promise<void> =>
    this.#read(async () => go(positionPath(this.game, (await post<PositionNow>(this.#path, { text })).packed)))
  /** A table that begins here. */
  play = (seat: number): Promise<void> =>
    this.#read(async () => {
      const table = await post<TableInfo>(`${this.#path}/table`, { packed: this.now!.packed, seat })
      go(`/t/${table.id}`)
    })

  get #path() {
    return `/api/positions/${this.game}`
  }
  async #read(ask: () => Promise<unknown>): Promise<void> {
    const asked = ++this.#asked
    try {
      await ask()
      if (asked === this.#asked) this.failed = null
    } catch (refused) {
      if (asked === this.#asked) this.failed = refused as Refused
    }
  }
}
