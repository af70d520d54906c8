import { post } from "../../api"
import type { BotInfo, GameInfo, TableInfo } from "../../wire"
import { setUp } from "../table/chance"
import { usualBot } from "../app/me.svelte"

type Value = GameInfo["options"][number]["default"]
/** How somebody plays a game against bots: how strong they are, how many sit there, what one alone may choose. */
export interface Way {
  level: number
  seats: number
  options: Record<string, Value>
}

function all(): Record<string, Partial<Way>> {
  try {
    return JSON.parse(localStorage.getItem("play") ?? "{}") ?? {}
  } catch {
    return {}
  }
}

/** The bots one may choose from: not those that know nothing, where there are others. */
export function opponents(game: GameInfo): BotInfo[] {
  const able = game.bots.filter((bot) => bot.level > 0)
  return able.length ? able : game.bots
}

/** How this device played a game last, as far as that can still be; before, the friendly way. */
export function wayOf(game: GameInfo): Way {
  const kept = all()[game.id] ?? {}
  const level = opponents(game).some((bot) => bot.level === kept.level) ? kept.level! : (opponents(game)[0]?.level ?? 0)
  const fits = Number.isInteger(kept.seats) && kept.seats! >= game.fewest && kept.seats! <= game.most
  const chosen = (name: string) => kept.options?.[name]
  const options = game.alone.map(({ name, known, default: usual }) => [
    name,
    known.some((value) => value === chosen(name)) ? chosen(name)! : usual,
  ])
  return { level, seats: fits ? kept.seats! : game.usual, options: Object.fromEntries(options) }
}

export function keepWay(game: string, way: Way): void {
  localStorage.setItem("play", JSON.stringify({ ...all(), [game]: way }))
}

/** The bot that keeps one company: as strong as it was last chosen; where one sets up a table, the usual one. */
export function companion(game: GameInfo, level = all()[game.id]?.level): BotInfo | undefined {
  return game.bots.find((bot) => bot.level === level) ?? usualBot(game)
}

/** A table against bots, chosen so; it is remembered. */
export function begin(game: GameInfo, way: Way): Promise<TableInfo> {
  keepWay(game.id, way)
  return playSo(game, way)
}

/** A table against bots, for this once. */
export async function playSo(game: GameInfo, way: Way): Promise<TableInfo> {
  const bot = companion(game, way.level)!
  const seats = ["me", ...Array.from({ length: way.seats - 1 }, () => `bot:${bot.name}`)]
  return setUp(await post<TableInfo>("/api/tables", { game: game.id, options: way.options, seats, hold: true }))
}
