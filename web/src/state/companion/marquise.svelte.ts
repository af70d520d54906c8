import { post } from "../../api"
import type { EditPosition, MarquiseTurn } from "../../wire"
import { Changing } from "../editing.svelte"
import { Kept } from "./kept.svelte"
import { whyNot } from "./tables.svelte"

/** The board as it was entered last, and what was said at the table in this turn of hers. */
export interface MarquiseSheet {
  packed: string
  orders: string[]
  answers: string[]
  turn: number
}

const fresh = (): MarquiseSheet => ({ packed: "", orders: [], answers: [], turn: 1 })

/** The Mechanical Marquise at a real table: whoever runs the tables says what she does, this keeps what was said. */
export class Marquise {
  readonly kept = new Kept<MarquiseSheet>("marquise", fresh)
  readonly changing = new Changing(
    "root",
    () => "",
    (packed) => this.#changed(packed),
    "/api/companion/root/board",
  )
  told = $state.raw<MarquiseTurn>()
  failed = $state("")
  /** The board is being entered. */
  editing = $state(false)
  /** What was said is being looked at. */
  waiting = $state(false)
  #asked = 0

  /** A new game: the board after the set-up, to be changed into the one on the table. */
  begin = async (options: EditPosition["options"] & object, seats: number): Promise<void> => {
    await this.changing.begin(options, seats)
    const told = this.changing.told
    this.failed = this.changing.failed?.message ?? ""
    if (this.failed || !told) return
    this.kept.begin({ packed: told.packed })
    this.editing = true
    await this.look()
  }
  /** Again from what is kept: the board, and her turn on it. */
  look = async (): Promise<void> => {
    const { packed, orders, answers } = this.kept.now
    if (!packed) return
    const asked = ++this.#asked
    this.waiting = true
    try {
      if (this.changing.shown !== packed) await this.changing.open(packed)
      const told = await post<MarquiseTurn>("/api/companion/root/marquise", { packed, orders, answers })
      if (asked === this.#asked) [this.told, this.failed] = [told, ""]
    } catch (failed) {
      if (asked === this.#asked) this.failed = whyNot(failed)
    }
    if (asked === this.#asked) this.waiting = false
  }
  reveal = (order: string): Promise<void> => this.#say({ orders: [...this.kept.now.orders, order] })
  answer = (said: string): Promise<void> => this.#say({ answers: [...this.kept.now.answers, said] })
  next = (): Promise<void> =>
    this.#say({ packed: this.told!.after, orders: [], answers: [], turn: this.kept.now.turn + 1 })
  undo = (): Promise<void> => {
    this.kept.undo()
    return this.look()
  }
  /** The board is entered: what was changed last is judged first. */
  entered = async (): Promise<void> => {
    await this.changing.settled()
    this.editing = false
  }
  leave = (): void => {
    this.kept.begin()
    this.changing.close()
    this.told = undefined
    this.editing = false
  }

  #say(to: Partial<MarquiseSheet>): Promise<void> {
    this.kept.change(to)
    return this.look()
  }
  /** The board was changed: what was said of this turn does not hold any more. */
  #changed(packed: string): void {
    if (!this.kept.now.packed || packed === this.kept.now.packed) return
    this.kept.change({ packed, orders: [], answers: [] })
    void this.look()
  }
}
