import { getContext, setContext } from "svelte"
import type * as wire from "../../wire"
import type { GameEvents, Targets, Views } from "../../wire"

/** Games with typed views, choices and events; see docs/protocol.md. */
export type GameId = keyof Views

/** A view, a log line and a choice of one game. */
export type View<G extends GameId = GameId> = Views[G] & { taken?: wire.Trick }
export type LogLine<G extends GameId = GameId> = Omit<wire.Line, "event"> & { event: GameEvents[G] }
export type Choice<G extends GameId = GameId> = Omit<wire.Choice, "target"> & { target: Targets[G] }

/** A finished trick: `view` still shows it, `then` does not; `deal`: index of the line that begins a deal, or -1;
 * `since`: the line of its last card. */
export interface FinishedTrick {
  view: View
  then: View
  deal: number
  since: number
}
/** Return the trick that was finished between two views, or null. */
export type FindFinishedTrick = (
  now: View,
  before: View,
  lines: LogLine[],
  trick: wire.Trick | null,
) => FinishedTrick | null

/** A table as a game's drawing sees it, live or replayed. */
export interface TableContext<G extends GameId = GameId> {
  /** The table's id; a replay has none. */
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
  /** The notation of my answer on its way. */
  readonly sent: string
  /** "May I" is on: a click on any piece of mine asks the referee. */
  readonly asking: boolean
  readonly options: Record<string, number | string | boolean>
  /** The views of all seats, if the hands are open. */
  readonly views: View<G>[]
  /** A replay or position, not a live table. */
  readonly replayed?: boolean
  /** A position is being edited: pieces are moved, not played. */
  readonly lifting?: boolean
  name(seat: number): string
  pick(notation: string): void
  /** Answer at once, without confirmation. */
  play(notation: string): void
  may(notation: string): void
  /** Answer, or ask the referee, in the player's own words. */
  type(text: string): void
}

type Actions = Pick<TableContext, "name" | "pick" | "play" | "may" | "type">
type Fields = Omit<TableContext, keyof Actions>
type Always = "game" | "view" | "news" | "log" | "seat" | "seats" | "options" | "waiting"
/** One function per field. A drawing depends only on the fields it reads. */
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
/** Return the table provided by a component above. A component that draws one game names the game. */
export const tableContext = <G extends GameId = GameId>() => getContext<TableContext<G>>(KEY)

/** Return the seat at the bottom of the screen. */
export const bottomSeat = (at: Pick<TableContext, "seat">) => Math.max(at.seat, 0)
