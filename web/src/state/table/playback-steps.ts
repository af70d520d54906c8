import type { Line, RoundResult, Trick, View } from "../../wire"
import type { Moment, Told } from "./table-state"
import type { Took } from "./table-context"

/** Something to look at before the game goes on: who won a trick and why, or what a round came to. */
export type Pause = { kind: "trick"; trick: Trick } | { kind: "round"; result: RoundResult }

/** What is shown at once. `then`: the table when its trick was looked at. */
export type Step = Told & { pause: Pause | null; then?: View }

/** A table as it is, told with some lines. */
export const told = (now: Moment, lines: Line[]): Step => ({
  ...now,
  lines,
  trick: null,
  result: null,
  closed: [],
  changed: [],
  pause: null,
})

/** Only what happened: nobody is asked anything yet, and nothing is over. */
const quiet = (told: Told): Told => ({
  ...told,
  closed: [],
  changed: [],
  asks: [],
  waiting: [],
  hint: false,
  undo: { free: false, ask: false },
  prompt: { text: "", cite: "" },
  over: null,
})

/** What was told, one moment after the other: the end of a trick, that of its round, and what comes then. */
export function stepsOf(told: Told, before: View | null, take: Took): Step[] {
  const { result, trick, lines } = told
  const taken = before && trick && take(told.view, before, lines, trick)
  if (result && !result.holds) return [{ ...told, pause: { kind: "round", result } }]
  if (!before || (!taken && !result)) return [{ ...told, pause: null }]
  const dealt = taken && taken.deal >= 0 ? lines[taken.deal]!.no : Infinity
  const cut = result ? result.first : dealt
  const until = result ? result.last + 1 : dealt
  const goesOn = result !== null || told.over !== null || dealt < Infinity
  const steps: Step[] = []
  if (taken) {
    const part = goesOn ? { ...quiet(told), lines: lines.filter(({ no }) => no < cut) } : told
    steps.push({ ...part, view: taken.view, then: taken.then, pause: { kind: "trick", trick: trick! } })
  }
  if (result) {
    const part = lines.filter(({ no }) => no < until && (!taken || no >= cut))
    const view = taken ? taken.then : before
    steps.push({ ...quiet(told), lines: part, view, pause: { kind: "round", result } })
  }
  if (goesOn) steps.push({ ...told, lines: lines.filter(({ no }) => no >= until), pause: null })
  return steps
}
