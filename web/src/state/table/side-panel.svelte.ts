import { MediaQuery } from "svelte/reactivity"

/** What lies beside the table: one of these at a time. */
export type Tab = "board" | "log" | "chat" | "reference" | "rules"

/** Where there is no room for a side column it is a drawer. As in app.css. */
export const narrow = new MediaQuery("(max-width: 900px), (max-height: 520px)")
/** So little room that what is drawn must be drawn larger. */
export const small = new MediaQuery("(max-width: 700px), (max-height: 520px)")

export const side = $state({
  /** The tab that lies open. Who sets it turns to it, and opens no drawer. */
  tab: "log" as Tab,
  /** Whether the drawer is open, where there is one. */
  open: false,
  /** Whether the dock is folded, where board and dock share a small screen. */
  folded: false,
})

/** Lays a tab open, and where it is a drawer, opens it. */
export function openTab(tab: Tab): void {
  side.tab = tab
  side.open = true
}

/** One key opens a tab; once more, and a drawer shuts. */
export function toggleTab(tab: Tab): void {
  if (side.open && side.tab === tab) side.open = false
  else openTab(tab)
}
