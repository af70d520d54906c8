import { t } from "../../text.svelte"
import type { Live } from "../table/table-client.svelte"

/** Whose turn the icon of the page shows: mine, somebody else's, or nobody's. */
export type Whose = "turn" | "waits" | ""

/** Names the page in the window's title, without a name it is home; and shows whose turn it is in its icon. */
export function entitle(name = "", whose: Whose = ""): void {
  document.title = name ? `${name} · Clairière` : t("home-title")
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]')
  const href = icon?.getAttribute("href")?.replace(/icon[a-z-]*\.svg$/, whose ? `icon-${whose}.svg` : "icon.svg")
  if (href && href !== icon!.getAttribute("href")) icon!.setAttribute("href", href)
}

type Shown = Pick<Live, "table" | "gone" | "over" | "isMine" | "awaited" | "name">

/** What a table is called there: the game, and whose turn it is or how far it is. */
export function tableTitle(live: Shown): string {
  const { table } = live
  if (!table) return live.gone.text
  const title = table.title
  if (table.status === "open")
    return table.seats.some((seat) => seat.kind === "open") ? t("title-room", { title }) : title
  if (live.over || table.status === "over") return t("title-over", { title })
  if (live.isMine) return t("title-turn", { title })
  const [one, ...more] = live.awaited
  return one === undefined || more.length ? title : t("title-waits", { name: live.name(one), title })
}

/** Whose turn it is at a table that is played. */
export function turnAt({ table, over, isMine, awaited }: Omit<Shown, "gone" | "name">): Whose {
  if (table?.status !== "running" || over) return ""
  return isMine ? "turn" : awaited.length ? "waits" : ""
}

/** How many of my games wait for me, where they are listed. */
export const homeTitle = (count: number): string => (count ? t("title-turns", { count }) : "")
