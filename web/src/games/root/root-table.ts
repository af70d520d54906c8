import { tableContext as anyGame, type Choice, type LogLine, type TableContext } from "../../state/table/table-context"
import type { RootTarget } from "../../wire"

export type RootLine = LogLine<"root">
export type RootChoice = Choice<"root">
export type RootTable = TableContext<"root">

/** Return the table at which Root is played. */
export const rootTable = () => anyGame<"root">()

export const act = (act: string): RootTarget => ({ kind: "act", act })
export const clearing = (clearing: number): RootTarget => ({ kind: "clearing", clearing })

/** Return the offered choice with this target. */
export const choiceOf = (at: RootTable, wanted: RootTarget): RootChoice | undefined =>
  [...at.choices.values()].find(({ target }) => isSame(target, wanted))

function isSame(one: RootTarget, other: RootTarget): boolean {
  const parts = new Map<string, string | number>(Object.entries(one))
  return Object.entries(other).every(([name, value]) => parts.get(name) === value)
}
