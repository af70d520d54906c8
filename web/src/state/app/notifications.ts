import { get, put } from "../../api"
import { t } from "../../text.svelte"
import { settings } from "./settings.svelte"
import type { NoticeInfo } from "../../wire"

export type NoticeWay = NoticeInfo["way"]

const canShow = () => "Notification" in window && "serviceWorker" in navigator
const canPush = () => canShow() && "PushManager" in window
const able: Partial<Record<NoticeWay, () => boolean>> = { browser: canShow, push: canPush }

/** Return the ways of notification that both the server and this browser support. */
export const availableWays = (info: NoticeInfo): NoticeWay[] => info.ways.filter((way) => able[way]?.() ?? true)

export const fetchNotices = () => get<NoticeInfo>("/api/me/notices")

/** Subscribe this browser to push messages; return the subscription as the server stores it. */
async function subscription(key: string): Promise<string> {
  const { pushManager } = await navigator.serviceWorker.ready
  const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return JSON.stringify({ endpoint: found.endpoint, ...found.toJSON().keys })
}

/** Choose a way of notification. This is the only place that asks for the browser's permission, on the player's
 * request. */
export async function chooseNotice(info: NoticeInfo, way: NoticeWay, target = ""): Promise<NoticeInfo> {
  if (able[way] && (await Notification.requestPermission()) !== "granted") throw new Error(t("tell-denied"))
  const found = await put<NoticeInfo>("/api/me/notices", {
    way,
    target: way === "push" ? await subscription(info.key) : target,
  })
  settings.notify = way === "browser"
  return found
}

const shown = new Set<string>() // tables with a notification since the tab was last visible
document.addEventListener("visibilitychange", () => document.hidden || shown.clear())

/** Show one "your turn" notification while the tab is hidden. */
export async function notifyTurn(id: string, title: string): Promise<void> {
  const may = settings.notify && canShow() && Notification.permission === "granted"
  if (!may || !document.hidden || shown.has(id)) return
  shown.add(id)
  settings.notify = (await fetchNotices()).way === "browser" // it may have been changed on another device
  if (!settings.notify) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ show: { title, body: t("tell-turn"), url: `/t/${id}`, stop: t("tell-stop") } })
}
