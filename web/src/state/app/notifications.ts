import { get, put } from "../../api"
import { t } from "../../text.svelte"
import { settings } from "./settings.svelte"
import type { NoticeInfo } from "../../wire"

export type NoticeWay = NoticeInfo["way"]

const canShow = () => "Notification" in window && "serviceWorker" in navigator
const canPush = () => canShow() && "PushManager" in window
const able: Partial<Record<NoticeWay, () => boolean>> = { browser: canShow, push: canPush }

/** The ways that the server offers and this browser can go. */
export const availableWays = (info: NoticeInfo): NoticeWay[] => info.ways.filter((way) => able[way]?.() ?? true)

export const fetchNotices = () => get<NoticeInfo>("/api/me/notices")

/** What the service worker needs to know of this browser, so that the server can write to it. */
async function subscription(key: string): Promise<string> {
  const { pushManager } = await navigator.serviceWorker.ready
  const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return JSON.stringify({ endpoint: found.endpoint, ...found.toJSON().keys })
}

/** Chooses how to be told. The browser is asked for its permission here, because somebody wants it now, and nowhere
 * else. */
export async function chooseNotice(info: NoticeInfo, way: NoticeWay, target = ""): Promise<NoticeInfo> {
  if (able[way] && (await Notification.requestPermission()) !== "granted") throw new Error(t("tell-denied"))
  const found = await put<NoticeInfo>("/api/me/notices", {
    way,
    target: way === "push" ? await subscription(info.key) : target,
  })
  settings.notify = way === "browser"
  return found
}

const shown = new Set<string>() // tables whose turn was told since somebody last looked
document.addEventListener("visibilitychange", () => document.hidden || shown.clear())

/** A page that nobody looks at tells that it is one's turn there: once, until somebody looks. */
export async function notifyTurn(id: string, title: string): Promise<void> {
  const may = settings.notify && canShow() && Notification.permission === "granted"
  if (!may || !document.hidden || shown.has(id)) return
  shown.add(id)
  settings.notify = (await fetchNotices()).way === "browser" // it may have been stopped, or chosen otherwise on another device
  if (!settings.notify) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ show: { title, body: t("tell-turn"), url: `/t/${id}`, stop: t("tell-stop") } })
}
