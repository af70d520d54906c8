import type { Line, RoundResult, Trick, View } from "../../wire"
import type { TableState, TableUpdate } from "./table-state"
import type { FindFinishedTrick } from "./table-context"

/** A pause to look at: who won a trick and why, or the result of a round. */
export type Pause = { kind: "trick"; trick: Trick } | { kind: "round"; result: RoundResult }

/** One step of the playback. `then`: the view after its trick was gathered. */
export type PlaybackStep = TableUpdate & { pause: Pause | null; then?: View }

/** Return the current state as one step, with these log lines. */
export const asStep = (now: TableState, lines: Line[]): PlaybackStep => ({
  ...now,
  lines,
  trick: null,
  result: null,
  closed: [],
  changed: [],
  pause: null,
})

/** Return the update without questions, hints and result: for steps that are followed by others. */
const withoutQuestions = (update: TableUpdate): TableUpdate => ({
  ...update,
  closed: [],
  changed: [],
  asks: [],
  waiting: [],
  hint: false,
  undo: { free: false, ask: false },
  prompt: { text: "", cite: "" },
  over: null,
})

/** Split an update into steps: the end of a trick, the end of its round, and the rest. */
export function splitIntoSteps(update: TableUpdate, before: View | null, take: FindFinishedTrick): PlaybackStep[] {
  const { result, trick, lines } = update
  const finished = before && trick && take(update.view, before, lines, trick)
  if (result && !result.holds) return [{ ...update, pause: { kind: "round", result } }]
  if (!before || (!finished && !result)) return [{ ...update, pause: null }]
  const dealt = finished && finished.deal >= 0 ? lines[finished.deal]!.no : Infinity
  const cut = result ? result.first : dealt
  const until = result ? result.last + 1 : dealt
  const goesOn = result !== null || update.over !== null || dealt < Infinity
  const steps: PlaybackStep[] = []
  if (finished) {
    const part = goesOn ? { ...withoutQuestions(update), lines: lines.filter(({ no }) => no < cut) } : update
    steps.push({ ...part, view: finished.view, then: finished.then, pause: { kind: "trick", trick: trick! } })
  }
  if (result) {
    const part = lines.filter(({ no }) => no < until && (!finished || no >= cut))
    const view = finished ? finished.then : before
    steps.push({ ...withoutQuestions(update), lines: part, view, pause: { kind: "round", result } })
  }
  if (goesOn) steps.push({ ...update, lines: lines.filter(({ no }) => no >= until), pause: null })
  return steps
}
