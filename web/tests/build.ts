import type { GameId, View } from "../src/state/table/table-context"
import type { AskInfo, Choice, Events, GameEvents, Line, SeatInfo, Snapshot, TableInfo } from "../src/wire"

/** Messages of a server, with what a test does not speak of filled in. */
export const line = (no: number, more: Partial<Line> = {}): Line => {
  const event = { verb: "leads", seat: 0 } as const
  return { no, n: no, text: `line ${no}`, cite: "", event, fresh: false, head: false, at: 0, ...more }
}

/** A line that tells of an event of one game. */
export const told = <G extends GameId>(no: number, event: GameEvents[G], more: Partial<Line> = {}) => ({
  ...line(no, more),
  event,
})

/** A view of which only some things matter. */
export const view = <G extends GameId>(game: G, more: object = {}): View<G> =>
  ({ game, trick: [], ...more }) as unknown as View<G>

export const choice = (notation: string, more: Partial<Choice> = {}): Choice => ({
  notation,
  label: notation,
  target: { kind: "act", act: notation },
  moment: 1,
  rushed: false,
  ...more,
})

export function ask(notations: string[], more: Partial<AskInfo> = {}): AskInfo {
  const choices = notations.map((notation) => choice(notation, { moment: more.moment ?? 1 }))
  const usual = { seat: 0, about: "lead", text: "?", cite: "", moment: 1, count: choices.length, sealed: false }
  return { ...usual, choices, playable: notations[0] ?? "", example: notations[0] ?? "", quits: [], ...more }
}

export const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ seat: number, kind: "guest", name: `seat ${number}`, here: true, mine: number === 0, ...more }) as SeatInfo

export const table = (more: Partial<TableInfo> = {}): TableInfo =>
  ({ id: "t", game: "renard", title: "Renard", status: "running", seats: [seat(0), seat(1)], ...more }) as TableInfo

const moment = {
  seq: 1,
  version: 1,
  seat: 0,
  seats_mine: [0],
  view: view("renard"),
  prompt: { text: "", cite: "" },
  asks: [],
  clocks: [],
  waiting: [],
  suspended: false,
  undo: { free: false, ask: false },
  hint: false,
  talk: { open: true, phrases: [], text: "", moment: false },
  over: null,
  lesson: null,
  past: 0,
  withheld: null,
}

export const snapshot = (more: Partial<Snapshot> = {}): Snapshot => ({
  ...moment,
  t: "snapshot",
  table: table(),
  log: [],
  chat: [],
  vote: null,
  number: 0,
  mark: 0,
  note: "",
  ...more,
})

/** What happened. All that is not said stays as it was. */
export const events = (seq: number, more: Partial<Events> = {}): Events => ({ t: "events", seq, lines: [], ...more })
