import type { RootChoice, RootPlaying } from "../../../src/games/root/playing"

/** A table that asks its questions in order; every answer leads to the next one. */
export class Moves {
  #at = $state(0)
  readonly picked: string[] = []
  constructor(private questions: Map<string, RootChoice>[]) {}
  get choices(): Map<string, RootChoice> {
    return this.questions[this.#at] ?? new Map()
  }
  pick = (notation: string): void => {
    this.picked.push(notation)
    this.next()
  }
  next(): void {
    this.#at++
  }
  /** As a drawing sees it. */
  get table(): RootPlaying {
    return this as unknown as RootPlaying
  }
}

/** Effects that run outside a component, until they are closed. */
export const effectRoot = (run: () => void): (() => void) => $effect.root(run)
