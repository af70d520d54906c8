import { t } from "../text.svelte"
import type { Live } from "./live.svelte"

/** Names the page in the window's title; without a name it is home. */
export function entitle(name = ""): void {
  document.title = name ? `${name} · Clairière` : t("home-title")
}

/** What a table is called there: the game, and whose turn it is or how far it is. */
export function tableTitle(live: Pick<Live, "table" | "gone" | "over" | "isMine" | "awaited" | "name">): string {
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
