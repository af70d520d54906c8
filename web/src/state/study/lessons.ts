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

/** Whether this device has seen a lesson to its end. */
export function isDone(game: string, name: string): boolean {
  const done: unknown = savedLessons()[game]
  return Array.isArray(done) && done.includes(name)
}

export function markDone(game: string, name: string): void {
  if (isDone(game, name)) return
  const all = savedLessons()
  localStorage.setItem(KEPT, JSON.stringify({ ...all, [game]: [...(all[game] ?? []), name] }))
}

/** The lesson to take next: the first that was not seen to its end. */
export const nextOf = ({ id, lessons }: Pick<GameInfo, "id" | "lessons">): string =>
  (lessons.find(({ name }) => !isDone(id, name)) ?? lessons[0])?.name ?? ""

/** The lessons among some tables that were begun and not ended, as game/lesson. */
export const lessonsInProgress = (tables: Pick<TableInfo, "game" | "status" | "options" | "mine">[]): string[] =>
  tables
    .filter(({ status, options, mine }) => mine && status === "running" && options.lesson)
    .map(({ game, options }) => `${game}/${options.lesson}`)

/** The lessons that I have begun and not ended. */
export const fetchLessonsInProgress = async (): Promise<string[]> =>
  lessonsInProgress(await get<TableInfo[]>("/api/tables?mine=1"))

/** Sits down to a lesson: where I left it, or from its beginning. Who goes back does not come by here again. */
export async function takeLesson(game: string, name: string, replace = false): Promise<void> {
  go(`/t/${(await post<TableInfo>(`/api/lessons/${game}/${name}`)).id}`, replace)
}

/** Leaves the table of a lesson for good. */
export const leaveLesson = (table: string) => post(`/api/tables/${table}/leave`, { then: "stop" })

/** A whole game after the lessons, with bots that are friendly; how one plays otherwise stays remembered. */
export async function playFriendly(game: GameInfo): Promise<void> {
  const way = savedPlaySettings(game)
  go(`/t/${(await createTable(game, { ...way, level: offeredBots(game)[0]?.level ?? way.level })).id}`)
}
