import { untrack } from "svelte"
import type { RootTarget } from "../../../wire"
import { mustConfirm } from "../../../state/app/settings.svelte"
import { side } from "../../../state/table/side-panel.svelte"
import { askedBoardSeat } from "./explained-choices"
import { act, choiceOf, clearing, type RootChoice, type RootTable } from "../root-table"

/** What this screen looks at; nothing of it is part of the game. */
export const screen = $state({
  /** The clearing that is opened, or 0. */
  clearing: 0,
  /** The card that is taken up. */
  card: "",
  /** The act whose card is being chosen. */
  act: "",
  /** The faction board that lies open, by seat; -1 for my own. */
  board: -1,
  /** The faction whose reference is laid open, or none. */
  guide: "",
  /** Nothing is played: every tap looks. */
  glass: false,
  /** The card was taken up by a key. */
  keyed: false,
  /** How many will go, said before where to; 0 for all. */
  taking: 0,
})

/** Answers meant for the questions that follow: from here, to there. Each is given only if it is offered. */
let nextTargets: RootTarget[] = []
/** They were said before, and want no second thought. */
let isConfirmed = false

/** Gives an answer; whoever only looks gives none, and whoever asks whether he may is only told. */
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

/** Answers one after the other, the first of them now. */
export function startAnswers(at: RootTable, [first, ...then]: RootTarget[]): void {
  const choice = first && choiceOf(at, first)
  if (choice) choose(at, choice, ...then)
}

/** 4.2 How many could go, where each answer wants a second thought: from here, so many, is one, and to there. */
export function movableWarriors(at: RootTable): number {
  const { origin } = at.view.subject
  if (at.asks[0]?.about !== "to" || !origin || !mustConfirm() || at.asking || screen.glass) return 0
  return at.view.clearings[origin - 1]?.warriors[at.view.players[at.seat]?.letter ?? ""] ?? 0
}

/** Whether all that is asked can be answered on the map. */
const onMap = (at: RootTable): boolean =>
  [...at.choices.values()].every(({ target }) => target.kind === "clearing" || target.kind === "forest")

/** What was looked at for one question goes when another comes. Called inside a component. */
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

/** Goes on with what was meant, once the next question is open. Called inside a component. */
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

/** What dragging from one clearing to another would answer, if the open question allows a move at all. */
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
