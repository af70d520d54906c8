import type { Events, Snapshot, View } from "../../wire"

/** The present moment, whole. */
export type TableState = Omit<Snapshot, "t" | "table" | "log" | "chat" | "vote" | "number" | "mark" | "note">

/** What happened, and the whole moment it led to. */
export type TableUpdate = TableState & Required<Pick<Events, "lines" | "trick" | "result" | "closed" | "changed">>

/** Of what happened only what has changed is told: the rest is as it was. */
export function mergeEvents(before: TableState, events: Events): TableUpdate {
  const view = { ...before.view, ...events.view } as View
  return { ...before, trick: null, result: null, closed: [], changed: [], ...events, view }
}
