import { MediaQuery } from "svelte/reactivity"

/** The tabs of the side panel, one of them open. */
export type Tab = "board" | "log" | "chat" | "reference" | "rules"

/** The side panel is a drawer on small screens. As in app.css. */
export const narrow = new MediaQuery("(max-width: 900px), (max-height: 520px)")
/** Screens so small that the drawings must be larger. */
export const small = new MediaQuery("(max-width: 700px), (max-height: 520px)")

export const side = $state({
  /** The open tab. Setting it does not open the drawer. */
  tab: "log" as Tab,
  /** Whether the drawer is open. */
  open: false,
  /** Whether the dock is folded on a small screen, where it shares the height with the board. */
  folded: false,
})

/** Open a tab, and the drawer where there is one. */
export function openTab(tab: Tab): void {
  side.tab = tab
  side.open = true
}

/** Open a tab by its key; close the drawer if it shows that tab. */
export function toggleTab(tab: Tab): void {
  if (side.open && side.tab === tab) side.open = false
  else openTab(tab)
}
