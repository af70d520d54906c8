import { t } from "../../text.svelte"
import type { TableClient } from "../table/table-client.svelte"

/** Whose turn the page's icon shows: mine, another player's, or none. */
export type TurnIcon = "turn" | "waits" | ""

/** Set the window's title (the home page's without a name) and the icon. */
export function setPageTitle(name = "", whose: TurnIcon = ""): void {
  document.title = name ? `${name} · Clairière` : t("home-title")
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]')
  const href = icon?.getAttribute("href")?.replace(/icon[a-z-]*\.svg$/, whose ? `icon-${whose}.svg` : "icon.svg")
  if (href && href !== icon!.getAttribute("href")) icon!.setAttribute("href", href)
}

type Shown = Pick<TableClient, "table" | "gone" | "over" | "isMine" | "awaited" | "name">

/** Return the title of a table's page: the game, and whose turn it is or how far it is. */
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

/** Return whose turn the icon shows at a table. */
export function turnIcon({ table, over, isMine, awaited }: Omit<Shown, "gone" | "name">): TurnIcon {
  if (table?.status !== "running" || over) return ""
  return isMine ? "turn" : awaited.length ? "waits" : ""
}

/** Return the title of a list of games: how many of them wait for me. */
export const homeTitle = (count: number): string => (count ? t("title-turns", { count }) : "")
