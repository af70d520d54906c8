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

const emptySheet = (): MarquiseSheet => ({ packed: "", orders: [], answers: [], turn: 1, programme: [] })

/** The Mechanical Marquise at a real table. The server computes her turn; this keeps the answers to it. */
export class Marquise {
  readonly store = new SheetStore<MarquiseSheet>("marquise", emptySheet)
  readonly editor = new PositionEditor(
    "root",
    () => "",
    (packed) => this.#changed(packed),
    "/api/companion/root/board",
  )
  herTurn = $state.raw<MarquiseTurn>()
  failed = $state("")
  /** A spy looking at an order: which one, the answers, and the result. */
  spy = $state.raw<{ card: string; said: string[]; herTurn: MarquiseTurn }>()
  /** The board is being entered. */
  editing = $state(false)
  /** The answers are being reviewed. */
  waiting = $state(false)
  #request = 0

  /** Begin a game: from the board after the set-up, to be edited into the real one. */
  begin = async (options: EditPosition["options"] & object, seats: number): Promise<void> => {
    await this.editor.begin(options, seats)
    const draft = this.editor.draft
    this.failed = this.editor.failed?.message ?? ""
    if (this.failed || !draft) return
    this.store.begin({ packed: draft.packed })
    this.editing = true
    await this.look()
  }
  /** Restore the board and her turn from what is stored. */
  look = async (): Promise<void> => {
    const { packed, orders, answers, programme = [] } = this.store.now
    this.spy = undefined
    if (!packed) return
    const request = ++this.#request
    this.waiting = true
    try {
      if (this.editor.shown !== packed) await this.editor.open(packed)
      const herTurn = await post<MarquiseTurn>("/api/companion/root/marquise", { packed, orders, answers, programme })
      if (request === this.#request) [this.herTurn, this.failed] = [herTurn, ""]
    } catch (failed) {
      if (request === this.#request) this.failed = errorText(failed)
    }
    if (request === this.#request) this.waiting = false
  }
  reveal = (order: string): Promise<void> => this.#say({ orders: [...this.store.now.orders, order] })
  answer = (said: string): Promise<void> => this.#say({ answers: [...this.store.now.answers, said] })
  next = (): Promise<void> =>
    this.#say({ ...this.#after(this.herTurn!), orders: [], answers: [], turn: this.store.now.turn + 1 })
  /** Let a spy look at an order before any is revealed: ask until all is answered. */
  send = async (card: string, said: string[] = []): Promise<void> => {
    const { packed, programme = [] } = this.store.now
    this.waiting = true
    try {
      const herTurn = await post<MarquiseTurn>("/api/companion/root/spy", { packed, programme, spy: card, said })
      this.spy = { card, said, herTurn }
      this.failed = ""
    } catch (failed) {
      this.failed = errorText(failed)
    }
    this.waiting = false
  }
  tell = (said: string): Promise<void> => this.send(this.spy!.card, [...this.spy!.said, said])
  recall = (): void => (this.spy = undefined)
  /** Store the order that the spy has seen. */
  seen = (): Promise<void> => this.#say(this.#after(this.spy!.herTurn))
  undo = (): Promise<void> => {
    this.store.undo()
    return this.look()
  }
  /** Finish editing, after the last change has been checked. */
  entered = async (): Promise<void> => {
    await this.editor.settled()
    this.editing = false
  }
  leave = (): void => {
    this.store.begin()
    this.editor.close()
    this.herTurn = undefined
    this.editing = false
  }

  #after = ({ after, programme }: MarquiseTurn): Partial<MarquiseSheet> => ({ packed: after, programme })
  #say(to: Partial<MarquiseSheet>): Promise<void> {
    this.store.change(to)
    return this.look()
  }
  /** The board has changed: drop the answers of this turn. */
  #changed(packed: string): void {
    if (!this.store.now.packed || packed === this.store.now.packed) return
    this.store.change({ packed, orders: [], answers: [] })
    void this.look()
  }
}
