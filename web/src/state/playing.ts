import { getContext, setContext } from "svelte"
import type { AskInfo, Choice, Line, Trick } from "../wire"

/** A game as one seat sees it: its own form, see docs/notation.md. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>

/**
 * A finished trick: the view where it still lies, then the one without it; where in the lines a deal begins, or -1;
 * `since`: the line of its last card.
 */
export interface Taken {
  view: View
  then: View
  deal: number
  since: number
}
/** The trick that was finished between two views, if one was, by what was told meanwhile. */
export type Took = (now: View, before: View, lines: Line[], trick: Trick | null) => Taken | null

/** What a game's drawing needs of a table, live or replayed. */
export interface Playing {
  readonly game: string
  readonly view: View
  readonly news: Line[]
  readonly log: Line[]
  readonly seat: number
  readonly seats: number
  readonly asks: AskInfo[]
  readonly choices: Map<string, Choice>
  readonly waiting: number[]
  readonly picked: string
  /** My answer that is still under way. */
  readonly sent: string
  /** My pieces answer to a click even when they may not be played: the referee says why. */
  readonly asking: boolean
  readonly options: Record<string, unknown>
  /** Views of all seats, when all cards lie open. */
  readonly views: View[]
  name(seat: number): string
  pick(notation: string): void
  /** Answers at once, without asking whether one is sure. */
  play(notation: string): void
  may(notation: string): void
}

const KEY = Symbol("playing")
export const offer = (playing: Playing) => setContext(KEY, playing)
export const playing = () => getContext<Playing>(KEY)

/** Who sits at the bottom of the screen. */
export const below = (at: Playing) => Math.max(at.seat, 0)
