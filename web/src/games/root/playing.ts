import { playing as anyGame, type Playing } from "../../state/playing"
import type { Choice, Line, RootEvent, RootTarget, RootView } from "../../wire"

export type RootLine = Omit<Line, "event"> & { event: RootEvent }
export type RootChoice = Omit<Choice, "target"> & { target: RootTarget }

/** A table at which Root is played. */
export interface RootPlaying extends Omit<Playing, "view" | "views" | "log" | "news" | "choices"> {
  readonly view: RootView
  readonly views: RootView[]
  readonly log: RootLine[]
  readonly news: RootLine[]
  readonly choices: Map<string, RootChoice>
}

export const playing = () => anyGame() as RootPlaying

export const act = (act: string): RootTarget => ({ kind: "act", act })
export const clearing = (clearing: number): RootTarget => ({ kind: "clearing", clearing })

/** The choice that is offered and points at something. */
export const choiceOf = (at: RootPlaying, wanted: RootTarget): RootChoice | undefined =>
  [...at.choices.values()].find(({ target }) => isSame(target, wanted))

function isSame(one: RootTarget, other: RootTarget): boolean {
  const parts = new Map<string, string | number>(Object.entries(one))
  return Object.entries(other).every(([name, value]) => parts.get(name) === value)
}
