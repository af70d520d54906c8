import { post, type Refused } from "../../api"
import type { EditChange, Editing, EditPosition } from "../../wire"
import { groupOf, moveChanges, findPiece, swapChanges, type Lifted } from "./edits"

/** A position under edit. The server checks every change and lists the possible ones. */
export class PositionEditor {
  draft = $state.raw<Editing | null>(null)
  failed = $state.raw<Refused | null>(null)
  lifted = $state.raw<Lifted | null>(null)
  group = $state("")
  /** The last legal position, as it is in the link. */
  shown = ""
  /** Earlier drafts, the newest last. */
  before = $state.raw<string[]>([])
  #request = 0
  /** Changes are checked one after the other, so that quick taps lose none. */
  #doing: Promise<void> = Promise.resolve()

  constructor(
    readonly game: string,
    /** The seat from which the position is seen. */
    readonly eye: () => string,
    /** Called with each new legal position, packed for a link. */
    readonly onjudged: (packed: string) => void,
    /** The address that checks changes. */
    readonly path = `/api/positions/${game}/edit`,
  ) {}

  begin = (options: EditPosition["options"] & object, seats: number): Promise<void> => this.#ask({ options, seats })
  open = (packed: string): Promise<void> => this.#ask({ packed })
  look = (): Promise<void> => (this.draft ? this.#ask({ packed: this.draft.packed }) : Promise.resolve())
  close = (): void => {
    this.draft = this.lifted = this.failed = null
    this.before = []
    this.group = this.shown = ""
  }
  change = (changes: EditChange[]): Promise<void> => {
    this.lifted = null
    return (this.#doing = this.#doing.then(() => this.#judge(changes)))
  }
  /** Resolve when all changes so far have been checked. */
  settled = (): Promise<void> => this.#doing
  #judge = async (changes: EditChange[]): Promise<void> => {
    if (!this.draft || !changes.length) return
    const packed = this.draft.packed
    await this.#ask({ packed, changes })
    if (this.draft.packed !== packed) this.before = [...this.before, packed]
  }
  back = async (): Promise<void> => {
    const packed = this.before.at(-1)
    if (packed === undefined) return
    this.before = this.before.slice(0, -1)
    this.lifted = null
    await this.#ask({ packed })
  }
  /** Lift a piece, put it back, or swap it with the lifted one. */
  touch = (at: Lifted): void => {
    const up = this.lifted
    if (up && up.path === at.path && up.index === at.index) this.lifted = null
    else if (up && this.#alike(up.path, at.path)) void this.change(swapChanges(this.draft!, up, at))
    else this.lifted = at
  }
  put = (path: string): void => {
    if (this.lifted) void this.change(moveChanges(this.draft!, this.lifted, path))
  }
  /** React to a touch on the board: on a group by its id, or on a piece by its name. */
  point = (name: string): void => {
    const draft = this.draft!
    if (draft.groups.some((group) => group.id === name)) {
      this.group = name
      return
    }
    const found = findPiece(draft, name)
    if (!found) return
    this.group = groupOf(draft, found.path)
    this.touch(found)
  }

  #alike(one: string, other: string): boolean {
    const fields = this.draft!.groups.flatMap((group) => group.fields)
    const sort = (path: string) => fields.find((field) => field.path === path)?.sort
    return sort(one) === sort(other)
  }
  async #ask(body: Partial<EditPosition>): Promise<void> {
    const request = ++this.#request
    try {
      const draft = await post<Editing>(this.path, { ...body, seat: this.eye() })
      if (request !== this.#request) return
      this.draft = draft
      this.failed = null
      if (!draft.groups.some((group) => group.id === this.group)) this.group = draft.groups[0]!.id
      if (!draft.now || draft.packed === this.shown) return
      this.shown = draft.packed
      this.onjudged(draft.packed)
    } catch (refused) {
      if (request === this.#request) this.failed = refused as Refused
    }
  }
}
