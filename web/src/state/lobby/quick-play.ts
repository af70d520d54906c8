import { post } from "../../api"
import type { BotInfo, GameInfo, TableInfo } from "../../wire"
import { sendOwnNonce } from "../table/chance"
import { defaultBot } from "../app/me.svelte"

type Value = GameInfo["options"][number]["default"]
/** How somebody plays a game against bots: how strong they are, how many sit there, what one alone may choose. */
export interface PlaySettings {
  level: number
  seats: number
  options: Record<string, Value>
}

function savedByGame(): Record<string, Partial<PlaySettings>> {
  try {
    return JSON.parse(localStorage.getItem("play") ?? "{}") ?? {}
  } catch {
    return {}
  }
}

/** The bots one may choose from: not those that know nothing, where there are others. */
export function offeredBots(game: GameInfo): BotInfo[] {
  const able = game.bots.filter((bot) => bot.level > 0)
  return able.length ? able : game.bots
}

/** How this device played a game last, as far as that can still be; before, the friendly way. */
export function savedPlaySettings(game: GameInfo): PlaySettings {
  const kept = savedByGame()[game.id] ?? {}
  const level = offeredBots(game).some((bot) => bot.level === kept.level)
    ? kept.level!
    : (offeredBots(game)[0]?.level ?? 0)
  const fits = Number.isInteger(kept.seats) && kept.seats! >= game.fewest && kept.seats! <= game.most
  const chosen = (name: string) => kept.options?.[name]
  const options = game.alone.map(({ name, known, default: usual }) => [
    name,
    known.some((value) => value === chosen(name)) ? chosen(name)! : usual,
  ])
  return { level, seats: fits ? kept.seats! : game.usual, options: Object.fromEntries(options) }
}

export function savePlaySettings(game: string, way: PlaySettings): void {
  localStorage.setItem("play", JSON.stringify({ ...savedByGame(), [game]: way }))
}

/** The bot that keeps one company: as strong as it was last chosen; where one sets up a table, the usual one. */
export function chosenBot(game: GameInfo, level = savedByGame()[game.id]?.level): BotInfo | undefined {
  return game.bots.find((bot) => bot.level === level) ?? defaultBot(game)
}

/** A table against bots, chosen so; it is remembered. */
export function startGame(game: GameInfo, way: PlaySettings): Promise<TableInfo> {
  savePlaySettings(game.id, way)
  return createTable(game, way)
}

/** A table against bots, for this once. */
export async function createTable(game: GameInfo, way: PlaySettings): Promise<TableInfo> {
  const bot = chosenBot(game, way.level)!
  const seats = ["me", ...Array.from({ length: way.seats - 1 }, () => `bot:${bot.name}`)]
  return sendOwnNonce(await post<TableInfo>("/api/tables", { game: game.id, options: way.options, seats, hold: true }))
}
