import { get, post, type Refused } from "../../api"
import type { DailyPuzzle, PuzzleInfo, PuzzleNow } from "../../wire"
import { ChoicePicker } from "../table/choice-picker.svelte"
import { saveSolved, loadSolved, nextOf } from "./puzzles"

/** Addresses of puzzles: shipped ones, and moves of finished games. */
export const puzzleAt = (id: string) => `/api/puzzles/${encodeURIComponent(id)}`
export const puzzleIn = (table: string, n: string) => `/api/tables/${table}/at/${encodeURIComponent(n)}/puzzle`

/** An attempt at a puzzle: the position after the correct answers, and the result of the last try. */
export class PuzzleAttempt {
  now = $state.raw<PuzzleNow | null>(null)
  failed = $state.raw<Refused | null>(null)
  pending = $state(false)
  /** Refuted answers. */
  tried = $state.raw<string[]>([])
  known = $state.raw(loadSolved())
  /** The next puzzle once this one is solved, or "". */
  next = $state("")
  readonly lagging = false
  readonly picker: ChoicePicker

  constructor(private path: string) {
    this.picker = new ChoicePicker(this)
  }

  get asks() {
    return this.now && !this.now.solved ? this.now.asks : []
  }

  /** Load the puzzle, or reload it at the same point in another language. */
  load = (): Promise<void> => this.#read(() => post<PuzzleNow>(this.path, { answers: this.now?.answers ?? [] }))
  again = (): void => {
    this.tried = []
    void this.#read(() => get<PuzzleNow>(this.path))
  }
  play = (notation: string): void => {
    void this.#read(() => post<PuzzleNow>(this.path, { answers: [...this.now!.answers, notation] }), notation)
  }

  async #read(ask: () => Promise<PuzzleNow>, tried = ""): Promise<void> {
    this.pending = true
    try {
      this.now = await ask()
      this.failed = null
      if (this.now.refuted) this.tried = [...this.tried, tried]
      if (this.now.solved && tried && !this.now.compared) await this.#keep(this.now.info)
    } catch (refused) {
      this.failed = refused as Refused
    }
    this.pending = false
  }
  async #keep({ id, game }: PuzzleInfo): Promise<void> {
    const [daily, all] = await Promise.all([
      get<DailyPuzzle>("/api/puzzles/today").catch(() => null),
      get<PuzzleInfo[]>(`/api/puzzles?game=${game}`).catch(() => []),
    ])
    this.known = saveSolved(id, daily?.puzzle.id === id ? daily.day : "")
    this.next = nextOf(all, id, this.known.solved)
  }
}
