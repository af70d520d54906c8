import { get, post } from "../../api"
import type { GameInfo, TableInfo } from "../../wire"
import { offeredBots, createTable, savedPlaySettings } from "../lobby/quick-play"
import { go } from "../app/route.svelte"

const KEPT = "lessons"

function savedLessons(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") ?? {}
  } catch {
    return {}
  }
}

/** Return whether this device has finished a lesson. */
export function isDone(game: string, name: string): boolean {
  const done: unknown = savedLessons()[game]
  return Array.isArray(done) && done.includes(name)
}

export function markDone(game: string, name: string): void {
  if (isDone(game, name)) return
  const all = savedLessons()
  localStorage.setItem(KEPT, JSON.stringify({ ...all, [game]: [...(all[game] ?? []), name] }))
}

/** Return the next lesson to take: the first unfinished one. */
export const nextOf = ({ id, lessons }: Pick<GameInfo, "id" | "lessons">): string =>
  (lessons.find(({ name }) => !isDone(id, name)) ?? lessons[0])?.name ?? ""

/** Return the unfinished lessons among some tables, as game/lesson. */
export const lessonsInProgress = (tables: Pick<TableInfo, "game" | "status" | "options" | "mine">[]): string[] =>
  tables
    .filter(({ status, options, mine }) => mine && status === "running" && options.lesson)
    .map(({ game, options }) => `${game}/${options.lesson}`)

/** Fetch my unfinished lessons. */
export const fetchLessonsInProgress = async (): Promise<string[]> =>
  lessonsInProgress(await get<TableInfo[]>("/api/tables?mine=1"))

/** Open a lesson where I left it, or at its beginning. `replace`: keep this page out of the history. */
export async function takeLesson(game: string, name: string, replace = false): Promise<void> {
  go(`/t/${(await post<TableInfo>(`/api/lessons/${game}/${name}`)).id}`, replace)
}

/** Leave a lesson's table for good. */
export const leaveLesson = (table: string) => post(`/api/tables/${table}/leave`, { then: "stop" })

/** Start a friendly game after the lessons, without changing the remembered settings. */
export async function playFriendly(game: GameInfo): Promise<void> {
  const way = savedPlaySettings(game)
  go(`/t/${(await createTable(game, { ...way, level: offeredBots(game)[0]?.level ?? way.level })).id}`)
}
