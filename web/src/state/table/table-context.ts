import { getContext, setContext } from "svelte"
import type * as wire from "../../wire"
import type { GameEvents, Targets, Views } from "../../wire"

/** The games that say what they send; see docs/protocol.md. */
export type GameId = keyof Views

/** A game as one seat sees it, what happened in it, and what may be answered. */
export type View<G extends GameId = GameId> = Views[G] & { taken?: wire.Trick }
export type LogLine<G extends GameId = GameId> = Omit<wire.Line, "event"> & { event: GameEvents[G] }
export type Choice<G extends GameId = GameId> = Omit<wire.Choice, "target"> & { target: Targets[G] }

/**
 * A finished trick: the view where it still lies, then the one without it; where in the lines a deal begins, or -1;
 * `since`: the line of its last card.
 */
export interface FinishedTrick {
  view: View
  then: View
  deal: number
  since: number
}
/** The trick that was finished between two views, if one was, by what was told meanwhile. */
export type FindFinishedTrick = (
  now: View,
  before: View,
  lines: LogLine[],
  trick: wire.Trick | null,
) => FinishedTrick | null

/** What a game's drawing needs of a table, live or replayed. */
export interface TableContext<G extends GameId = GameId> {
  /** The table that one sits at; a replay has none. */
  readonly id?: string
  readonly game: string
  readonly view: View<G>
  readonly news: LogLine<G>[]
  readonly log: LogLine<G>[]
  readonly seat: number
  readonly seats: number
  readonly asks: wire.AskInfo[]
  readonly choices: Map<string, Choice<G>>
  readonly waiting: number[]
  readonly picked: string
  /** My answer that is still under way. */
  readonly sent: string
  /** My pieces answer to a click even when they may not be played: the referee says why. */
  readonly asking: boolean
  readonly options: Record<string, number | string | boolean>
  /** Views of all seats, when all cards lie open. */
  readonly views: View<G>[]
  /** A game is looked at again, move by move. */
  readonly replayed?: boolean
  /** Pieces are taken up and put down, by whoever makes a position: nothing is played. */
  readonly lifting?: boolean
  name(seat: number): string
  pick(notation: string): void
  /** Answers at once, without asking whether one is sure. */
  play(notation: string): void
  may(notation: string): void
  /** Answers, or asks the referee, as a person wrote it in the language of the page. */
  type(text: string): void
}

type Actions = Pick<TableContext, "name" | "pick" | "play" | "may" | "type">
type Fields = Omit<TableContext, keyof Actions>
type Always = "game" | "view" | "news" | "log" | "seat" | "seats" | "options" | "waiting"
/** A function for each field of a table: a drawing depends on those fields alone that it reads. */
export type Readers = { [F in Always]: () => Fields[F] } & { [F in keyof Fields]?: () => Fields[F] }

const DEFAULTS: Omit<Fields, Always> = {
  asks: [],
  choices: new Map(),
  picked: "",
  sent: "",
  asking: false,
  views: [],
}

const KEY = Symbol("table")

/** Provide a table to the components below this one. Fields that have no reader keep their defaults. */
export function provideTable(readers: Readers, actions: Actions): void {
  const table = { ...DEFAULTS, ...actions }
  for (const [field, get] of Object.entries(readers)) Object.defineProperty(table, field, { get, enumerable: true })
  setContext(KEY, table)
}
/** Return the table that a component above provides. A component that draws one game names it. */
export const tableContext = <G extends GameId = GameId>() => getContext<TableContext<G>>(KEY)

/** Who sits at the bottom of the screen. */
export const bottomSeat = (at: Pick<TableContext, "seat">) => Math.max(at.seat, 0)
