import type { RootChoice } from "../../../src/games/root/playing"
import type { RootTarget } from "../../../src/wire"

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
