import { post, type Refused } from "../../api"
import type { PositionNow, TableInfo } from "../../wire"
import { go } from "../app/route.svelte"

/** Return the address of a position, seen from a seat, or from the seat to move. */
export const positionPath = (game: string, packed: string, seat = "") =>
  `/position/${game}?p=${packed}${seat && `&seat=${seat}`}`

/** A position from a link or a text: the position, or why it is refused. */
export class OpenPosition {
  now = $state.raw<PositionNow | null>(null)
  failed = $state.raw<Refused | null>(null)
  #request = 0

  constructor(readonly game: string) {}

  /** Load the position of a link. */
  look = (packed: string, seat: string): Promise<void> =>
    this.#read(async () => (this.now = await post<PositionNow>(this.#path, { packed, seat })))
  /** Load a position from text and go to its link. */
  write = (text: string): Promise<void> =>
    this.#read(async () => go(positionPath(this.game, (await post<PositionNow>(this.#path, { text })).packed)))
  /** Begin a table from this position. */
  play = (seat: number): Promise<void> =>
    this.#read(async () => {
      const table = await post<TableInfo>(`${this.#path}/table`, { packed: this.now!.packed, seat })
      go(`/t/${table.id}`)
    })

  get #path() {
    return `/api/positions/${this.game}`
  }
  async #read(ask: () => Promise<unknown>): Promise<void> {
    const request = ++this.#request
    try {
      await ask()
      if (request === this.#request) this.failed = null
    } catch (refused) {
      if (request === this.#request) this.failed = refused as Refused
    }
  }
}
