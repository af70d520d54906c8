const STEPS = 200 // changes that can be undone

/** A score sheet of a real table, stored on this device only. Every change can be undone. */
export class SheetStore<T> {
  now: T = $state.raw() as T
  #before = $state.raw<T[]>([])
  readonly #key: string
  readonly #fresh: () => T

  constructor(name: string, fresh: () => T) {
    this.#key = `companion-${name}`
    this.#fresh = fresh
    const saved = this.#read()
    this.now = saved?.now ?? fresh()
    this.#before = saved?.before ?? []
  }

  get undoable(): boolean {
    return this.#before.length > 0
  }
  change = (to: Partial<T>): void => {
    this.#before = [...this.#before.slice(1 - STEPS), this.now]
    this.#write({ ...this.now, ...to })
  }
  begin = (to: Partial<T> = {}): void => this.change({ ...this.#fresh(), ...to })
  undo = (): void => {
    const last = this.#before.at(-1)
    if (last === undefined) return
    this.#before = this.#before.slice(0, -1)
    this.#write(last)
  }

  #read(): { now: T; before: T[] } | null {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? "null")
    } catch {
      return null
    }
  }
  #write(now: T): void {
    this.now = now
    try {
      localStorage.setItem(this.#key, JSON.stringify({ now, before: this.#before }))
    } catch {
      // storage full or closed: the sheet lasts as long as the page
    }
  }
}
