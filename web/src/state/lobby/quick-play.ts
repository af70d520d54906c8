import { post } from "../../api"
import type { BotInfo, GameInfo, TableInfo } from "../../wire"
import { sendOwnNonce } from "../table/chance"
import { defaultBot } from "../app/me.svelte"

type Value = GameInfo["options"][number]["default"]
/** The settings of a quick game against bots: level, number of seats, options of a solo player. */
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

/** Return the bots that are offered: those above level 0, or all if there are no others. */
export function offeredBots(game: GameInfo): BotInfo[] {
  const able = game.bots.filter((bot) => bot.level > 0)
  return able.length ? able : game.bots
}

/** Return the settings this device used last, replacing values that no longer exist by defaults. */
export function savedPlaySettings(game: GameInfo): PlaySettings {
  const saved = savedByGame()[game.id] ?? {}
  const level = offeredBots(game).some((bot) => bot.level === saved.level)
    ? saved.level!
    : (offeredBots(game)[0]?.level ?? 0)
  const fits = Number.isInteger(saved.seats) && saved.seats! >= game.fewest && saved.seats! <= game.most
  const chosen = (name: string) => saved.options?.[name]
  const options = game.alone.map(({ name, known, default: usual }) => [
    name,
    known.some((value) => value === chosen(name)) ? chosen(name)! : usual,
  ])
  return { level, seats: fits ? saved.seats! : game.usual, options: Object.fromEntries(options) }
}

export function savePlaySettings(game: string, way: PlaySettings): void {
  localStorage.setItem("play", JSON.stringify({ ...savedByGame(), [game]: way }))
}

/** Return the bot of a level (by default the last one chosen), or the game's default bot. */
export function chosenBot(game: GameInfo, level = savedByGame()[game.id]?.level): BotInfo | undefined {
  return game.bots.find((bot) => bot.level === level) ?? defaultBot(game)
}

/** Create a table against bots and remember its settings. */
export function startGame(game: GameInfo, way: PlaySettings): Promise<TableInfo> {
  savePlaySettings(game.id, way)
  return createTable(game, way)
}

/** Create a table against bots without remembering its settings. */
export async function createTable(game: GameInfo, way: PlaySettings): Promise<TableInfo> {
  const bot = chosenBot(game, way.level)!
  const seats = ["me", ...Array.from({ length: way.seats - 1 }, () => `bot:${bot.name}`)]
  return sendOwnNonce(await post<TableInfo>("/api/tables", { game: game.id, options: way.options, seats, hold: true }))
}
