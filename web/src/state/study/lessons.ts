import { get, post } from "../../api"
import type { GameInfo, TableInfo } from "../../wire"
import { opponents, playSo, wayOf } from "../lobby/quick-play"
import { go } from "../app/route.svelte"

const KEPT = "lessons"

function kept(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") ?? {}
  } catch {
    return {}
  }
}

/** Whether this device has seen a lesson to its end. */
export function isDone(game: string, name: string): boolean {
  const done: unknown = kept()[game]
  return Array.isArray(done) && done.includes(name)
}

export function markDone(game: string, name: string): void {
  if (isDone(game, name)) return
  const all = kept()
  localStorage.setItem(KEPT, JSON.stringify({ ...all, [game]: [...(all[game] ?? []), name] }))
}

/** The lesson to take next: the first that was not seen to its end. */
export const nextOf = ({ id, lessons }: Pick<GameInfo, "id" | "lessons">): string =>
  (lessons.find(({ name }) => !isDone(id, name)) ?? lessons[0])?.name ?? ""

/** The lessons among some tables that were begun and not ended, as game/lesson. */
export const begun = (tables: Pick<TableInfo, "game" | "status" | "options" | "mine">[]): string[] =>
  tables
    .filter(({ status, options, mine }) => mine && status === "running" && options.lesson)
    .map(({ game, options }) => `${game}/${options.lesson}`)

/** The lessons that I have begun and not ended. */
export const begunLessons = async (): Promise<string[]> => begun(await get<TableInfo[]>("/api/tables?mine=1"))

/** Sits down to a lesson: where I left it, or from its beginning. Who goes back does not come by here again. */
export async function takeLesson(game: string, name: string, replace = false): Promise<void> {
  go(`/t/${(await post<TableInfo>(`/api/lessons/${game}/${name}`)).id}`, replace)
}

/** Leaves the table of a lesson for good. */
export const leaveLesson = (table: string) => post(`/api/tables/${table}/leave`, { then: "stop" })

/** A whole game after the lessons, with bots that are friendly; how one plays otherwise stays remembered. */
export async function playFriendly(game: GameInfo): Promise<void> {
  const way = wayOf(game)
  go(`/t/${(await playSo(game, { ...way, level: opponents(game)[0]?.level ?? way.level })).id}`)
}
