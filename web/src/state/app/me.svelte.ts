import { get, post, put, Refused, renewBy } from "../../api"
import { speak, spoken, t, type Language } from "../../text.svelte"
import { standalone } from "../../transport/edition"
import { AGAIN } from "./timings"
import type { GameInfo, Me } from "../../wire"

/** The guest I was before the cookie was lost. `link`: the secret link, if this page has seen it. */
export interface FormerGuest {
  name: string
  link: string
}

/** The current guest, and the games of this server in the current language. */
export const me = $state({
  id: "",
  name: "",
  named: false,
  link: "",
  games: [] as GameInfo[],
  failed: "",
  former: null as FormerGuest | null,
})

const KEPT = "guest" // storage key: the last guest, shared by all tabs

function savedGuest(): { id?: string; name?: string } {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}")
  } catch {
    return {}
  }
}

function saveGuest(): void {
  localStorage.setItem(KEPT, JSON.stringify({ id: me.id, name: me.name }))
}

/** Take over the server's answer about me. `meant`: I became this guest on purpose, by a secret link. */
function adoptGuest(found: Me, meant = false): void {
  const last = savedGuest()
  if (last.id && last.id !== found.id && !meant && !standalone)
    me.former = { name: last.name ?? "", link: last.id === me.id ? me.link : "" }
  const link = found.link || (found.id === me.id ? me.link : "") // the server sends the link only once
  Object.assign(me, { id: found.id, name: found.name, named: found.named, link, failed: "" })
  saveGuest()
}

/** Forget this guest, on the guest's own wish. */
export function forgetMe(): void {
  localStorage.removeItem(KEPT)
  Object.assign(me, { id: "", former: null })
}

/** Ask again who I am: the cookie may be gone, or another tab may have changed the guest. */
export async function refreshMe(): Promise<void> {
  adoptGuest(await get<Me>("/api/me"))
}
renewBy(refreshMe)

export async function loadMe(meant = false): Promise<void> {
  try {
    const [found] = await Promise.all([get<Me>("/api/me"), loadGames()])
    adoptGuest(found, meant)
    if (found.language !== spoken.language) await put<Me>("/api/me", { language: spoken.language })
  } catch (failed) {
    const lost = !(failed instanceof Refused) && !standalone
    me.failed = lost ? t("away") : String((failed as Error).message)
    if (lost) retryLater()
  }
}

/** The server cannot be reached: try again after a while, or as soon as there is a network. */
function retryLater(): void {
  const tried = () => {
    clearTimeout(timer)
    removeEventListener("online", tried)
    void loadMe()
  }
  const timer = setTimeout(tried, AGAIN)
  addEventListener("online", tried)
}

/** Sort order of games: short and simple ones first, in every language. */
const byWeight = (a: GameInfo, b: GameInfo) =>
  a.minutes - b.minutes || a.most - b.most || Number(a.team) - Number(b.team) || a.title.localeCompare(b.title)

export async function loadGames(): Promise<void> {
  me.games = (await get<GameInfo[]>("/api/games")).sort(byWeight)
}

export async function rename(name: string): Promise<void> {
  const found = await put<Me>("/api/me", { name })
  Object.assign(me, { name: found.name, named: found.named })
  saveGuest()
}

/** Make a new secret link, which replaces the old one. The server sends it only once. */
export async function makeLink(closesDevices: boolean): Promise<string> {
  me.link = (await post<Me>("/api/me/link", { close_devices: closesDevices })).link
  return me.link
}

export async function switchLanguage(language: Language): Promise<void> {
  speak(language)
  document.documentElement.lang = language
  await Promise.all([put("/api/me", { language }), loadGames()])
}

export const gameOf = (id: string) => me.games.find((game) => game.id === id)
/** Return whether a game has lessons. */
export const isTaught = (id: string) => !!gameOf(id)?.lessons.length
/** Return the bot that is proposed first: the strongest proven one, named by the server. */
export const defaultBot = (game: GameInfo | undefined) =>
  game?.bots.find((bot) => bot.name === game.usual_bot) ?? game?.bots.at(-1)
