import { t } from "../../text.svelte"
import type { TableClient } from "../table/table-client.svelte"

/** Whose turn the icon of the page shows: mine, somebody else's, or nobody's. */
export type TurnIcon = "turn" | "waits" | ""

/** Names the page in the window's title, without a name it is home; and shows whose turn it is in its icon. */
export function setPageTitle(name = "", whose: TurnIcon = ""): void {
  document.title = name ? `${name} · Clairière` : t("home-title")
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]')
  const href = icon?.getAttribute("href")?.replace(/icon[a-z-]*\.svg$/, whose ? `icon-${whose}.svg` : "icon.svg")
  if (href && href !== icon!.getAttribute("href")) icon!.setAttribute("href", href)
}

type Shown = Pick<TableClient, "table" | "gone" | "over" | "isMine" | "awaited" | "name">

/** What a table is called there: the game, and whose turn it is or how far it is. */
export function tableTitle(client: Shown): string {
  const { table } = client
  if (!table) return client.gone.text
  const title = table.title
  if (table.status === "open")
    return table.seats.some((seat) => seat.kind === "open") ? t("title-room", { title }) : title
  if (client.over || table.status === "over") return t("title-over", { title })
  if (client.isMine) return t("title-turn", { title })
  const [one, ...more] = client.awaited
  return one === undefined || more.length ? title : t("title-waits", { name: client.name(one), title })
}

/** Whose turn it is at a table that is played. */
export function turnIcon({ table, over, isMine, awaited }: Omit<Shown, "gone" | "name">): TurnIcon {
  if (table?.status !== "running" || over) return ""
  return isMine ? "turn" : awaited.length ? "waits" : ""
}

/** How many of my games wait for me, where they are listed. */
export const homeTitle = (count: number): string => (count ? t("title-turns", { count }) : "")
