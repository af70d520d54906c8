import { untrack } from "svelte"
import type { RootTarget } from "../../../wire"
import { mustConfirm } from "../../../state/app/settings.svelte"
import { side } from "../../../state/table/side-panel.svelte"
import { askedBoardSeat } from "./explained-choices"
import { act, choiceOf, clearing, type RootChoice, type RootTable } from "../root-table"

/** What this screen shows. None of it is part of the game. */
export const screen = $state({
  /** The open clearing, or 0. */
  clearing: 0,
  /** The raised card. */
  card: "",
  /** The act whose card is being chosen. */
  act: "",
  /** The seat of the open faction board; -1 for my own. */
  board: -1,
  /** The faction whose reference is open, if any. */
  guide: "",
  /** Looking mode: a tap shows and never plays. */
  glass: false,
  /** The card was raised by key. */
  keyed: false,
  /** The number of warriors that will move, chosen before the destination; 0 for all. */
  taking: 0,
})

/** Targets of the answers to the next questions (from here, to there), each given only if it is offered. */
let nextTargets: RootTarget[] = []
/** True when the queued answers need no confirmation. */
let isConfirmed = false

/** Give an answer, and queue answers to the next questions. In looking mode do nothing; with “May I” on, ask the
 * referee. */
export function choose(at: RootTable, choice: RootChoice, ...then: RootTarget[]): void {
  if (screen.glass) return
  if (at.asking) return at.may(choice.notation)
  const most = choice.target.kind === "clearing" ? movableWarriors(at) : 0
  nextTargets = most > 1 ? [{ kind: "number", number: screen.taking || most }] : then
  isConfirmed = most > 0
  screen.card = screen.act = ""
  give(at, choice)
}

const give = (at: RootTable, choice: RootChoice): void => (isConfirmed ? at.play : at.pick)(choice.notation)

/** Give several answers in a row, the first one now. */
export function startAnswers(at: RootTable, [first, ...then]: RootTarget[]): void {
  const choice = first && choiceOf(at, first)
  if (choice) choose(at, choice, ...then)
}

/** 4.2 Return how many warriors could move if every answer must be confirmed: then origin, number and destination are
 * one decision. Otherwise 0. */
export function movableWarriors(at: RootTable): number {
  const { origin } = at.view.subject
  if (at.asks[0]?.about !== "to" || !origin || !mustConfirm() || at.asking || screen.glass) return 0
  return at.view.clearings[origin - 1]?.warriors[at.view.players[at.seat]?.letter ?? ""] ?? 0
}

/** Return whether every choice is a place on the map. */
const onMap = (at: RootTable): boolean =>
  [...at.choices.values()].every(({ target }) => target.kind === "clearing" || target.kind === "forest")

/** Reset what was looked at whenever the question changes. Call inside a component. */
export function resetForNewQuestion(at: RootTable): void {
  const question = $derived(at.asks.map(({ seat, about, moment }) => `${seat} ${about} ${moment}`).join())
  $effect(() => {
    if (!question) return
    untrack(() => {
      screen.clearing = 0
      screen.card = screen.act = ""
      screen.taking = 0
      if (!onMap(at)) side.folded = false
      const seat = askedBoardSeat(at)
      if (seat < 0) return
      screen.board = seat
      side.tab = "board"
    })
  })
}

/** Give the queued answers as their questions open. Call inside a component. */
export function continueAnswers(at: RootTable): void {
  $effect(() => {
    if (!at.choices.size) return
    untrack(() => {
      const next = nextTargets.shift()
      const choice = next && choiceOf(at, next)
      if (choice) give(at, choice)
      else nextTargets = []
    })
  })
}

/** Return the targets that a drag from one clearing to another would choose; none if no move is allowed. */
export function answersForDrag(at: RootTable, from: number, to: number): RootTarget[] {
  if (screen.glass) return []
  const [origin, target] = [clearing(from), clearing(to)]
  const about = at.asks[0]?.about
  if (about === "from") return choiceOf(at, origin) ? [origin, target] : []
  if (about === "to" || about === "walk") return choiceOf(at, target) ? [target] : []
  const first = ["march", "move"].map(act).find((word) => choiceOf(at, word))
  if (!first) return []
  return at.view.players[at.seat]?.pawn ? [first, target] : [first, origin, target]
}
