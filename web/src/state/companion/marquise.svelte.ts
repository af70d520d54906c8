import { post } from "../../api"
import type { EditPosition, MarquiseTurn } from "../../wire"
import { PositionEditor } from "../positions/position-editor.svelte"
import { SheetStore } from "./sheet-store.svelte"
import { errorText } from "./companion-data.svelte"

/** What is stored: the board as last entered, and the answers of the current turn. */
export interface MarquiseSheet {
  packed: string
  orders: string[]
  answers: string[]
  turn: number
  /** The orders known to spies, from the left. */
  programme?: string[]
}

const fresh = (): MarquiseSheet => ({ packed: "", orders: [], answers: [], turn: 1, programme: [] })

/** The Mechanical Marquise at a real table. The server computes her turn; this keeps the answers to it. */
export class Marquise {
  readonly kept = new SheetStore<MarquiseSheet>("marquise", fresh)
  readonly changing = new PositionEditor(
    "root",
    () => "",
    (packed) => this.#changed(packed),
    "/api/companion/root/board",
  )
  told = $state.raw<MarquiseTurn>()
  failed = $state("")
  /** A spy looking at an order: which one, the answers, and the result. */
  spy = $state.raw<{ card: string; said: string[]; told: MarquiseTurn }>()
  /** The board is being entered. */
  editing = $state(false)
  /** The answers are being reviewed. */
  waiting = $state(false)
  #asked = 0

  /** Begin a game: from the board after the set-up, to be edited into the real one. */
  begin = async (options: EditPosition["options"] & object, seats: number): Promise<void> => {
    await this.changing.begin(options, seats)
    const told = this.changing.told
    this.failed = this.changing.failed?.message ?? ""
    if (this.failed || !told) return
    this.kept.begin({ packed: told.packed })
    this.editing = true
    await this.look()
  }
  /** Restore the board and her turn from what is stored. */
  look = async (): Promise<void> => {
    const { packed, orders, answers, programme = [] } = this.kept.now
    this.spy = undefined
    if (!packed) return
    const asked = ++this.#asked
    this.waiting = true
    try {
      if (this.changing.shown !== packed) await this.changing.open(packed)
      const told = await post<MarquiseTurn>("/api/companion/root/marquise", { packed, orders, answers, programme })
      if (asked === this.#asked) [this.told, this.failed] = [told, ""]
    } catch (failed) {
      if (asked === this.#asked) this.failed = errorText(failed)
    }
    if (asked === this.#asked) this.waiting = false
  }
  reveal = (order: string): Promise<void> => this.#say({ orders: [...this.kept.now.orders, order] })
  answer = (said: string): Promise<void> => this.#say({ answers: [...this.kept.now.answers, said] })
  next = (): Promise<void> =>
    this.#say({ ...this.#after(this.told!), orders: [], answers: [], turn: this.kept.now.turn + 1 })
  /** Let a spy look at an order before any is revealed: ask until all is answered. */
  send = async (card: string, said: string[] = []): Promise<void> => {
    const { packed, programme = [] } = this.kept.now
    this.waiting = true
    try {
      const told = await post<MarquiseTurn>("/api/companion/root/spy", { packed, programme, spy: card, said })
      this.spy = { card, said, told }
      this.failed = ""
    } catch (failed) {
      this.failed = errorText(failed)
    }
    this.waiting = false
  }
  tell = (said: string): Promise<void> => this.send(this.spy!.card, [...this.spy!.said, said])
  recall = (): void => (this.spy = undefined)
  /** Store the order that the spy has seen. */
  seen = (): Promise<void> => this.#say(this.#after(this.spy!.told))
  undo = (): Promise<void> => {
    this.kept.undo()
    return this.look()
  }
  /** Finish editing, after the last change has been checked. */
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

  #after = ({ after, programme }: MarquiseTurn): Partial<MarquiseSheet> => ({ packed: after, programme })
  #say(to: Partial<MarquiseSheet>): Promise<void> {
    this.kept.change(to)
    return this.look()
  }
  /** The board has changed: drop the answers of this turn. */
  #changed(packed: string): void {
    if (!this.kept.now.packed || packed === this.kept.now.packed) return
    this.kept.change({ packed, orders: [], answers: [] })
    void this.look()
  }
}
