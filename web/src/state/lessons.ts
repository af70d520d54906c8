import { post } from "../api"
import type { TableInfo } from "../wire"
import { go } from "./route.svelte"

/** Sits down to a lesson: where I left it, or from its beginning. */
export async function takeLesson(game: string, name: string): Promise<void> {
  go(`/t/${(await post<TableInfo>(`/api/lessons/${game}/${name}`)).id}`)
}

/** Leaves the table of a lesson for good. */
export const leaveLesson = (table: string) => post(`/api/tables/${table}/leave`, { then: "stop" })
