import type { RootChoice, RootLine } from "../../../src/games/root/root-table"
import type { RootTarget, RootView } from "../../../src/wire"
import { woodland } from "./build-view"

/** A table that asks its questions in order; every answer leads to the next one. What was answered is kept. */
export class Moves {
  #at = $state(0)
  readonly picked: RootTarget[] = []
  constructor(private questions: Map<string, RootChoice>[]) {}
  get choices(): Map<string, RootChoice> {
    return this.questions[this.#at] ?? new Map()
  }
  pick = (notation: string): void => {
    this.picked.push(this.choices.get(notation)!.target)
    this.next()
  }
  next(): void {
    this.#at++
  }
}

/** Effects that run outside a component, until they are closed. */
export const effectRoot = (run: () => void): (() => void) => $effect.root(run)

/** A table that tells of what others do, line after line, and asks whom it likes. */
export class Telling {
  news = $state.raw<RootLine[]>([])
  log = $state.raw<RootLine[]>([])
  view = $state.raw<RootView>(woodland())
  waiting = $state.raw<number[]>([])
  sent = $state("")
  readonly seat = 0

  /** Told at once: the lines, the table after them, and who is asked now. */
  tell(lines: RootLine[], asked: number, view: RootView = woodland()): void {
    this.log = [...this.log, ...lines]
    ;[this.news, this.view, this.waiting] = [lines, view, [asked]]
  }
}
