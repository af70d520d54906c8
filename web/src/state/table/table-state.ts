import type { Events, Snapshot, View } from "../../wire"

/** The state of a table as one seat sees it, complete. */
export type TableState = Omit<Snapshot, "t" | "table" | "log" | "chat" | "vote" | "number" | "mark" | "note">

/** New events, with the complete state after them. */
export type TableUpdate = TableState & Required<Pick<Events, "lines" | "trick" | "result" | "closed" | "changed">>

/** Merge a delta from the server into the last complete state. */
export function mergeEvents(before: TableState, events: Events): TableUpdate {
  const view = { ...before.view, ...events.view } as View
  return { ...before, trick: null, result: null, closed: [], changed: [], ...events, view }
}
