import type { RootChoice, RootPlaying } from "../../../src/games/root/playing"
import type { AskInfo, RootTarget, RootView } from "../../../src/wire"
import { ask, choice, view } from "../../build"

/** A woodland for two: the Marquise (M) and the Vagabond (V) in clearing 5, with what a test speaks of. */
export function woodland(more: Partial<RootView> = {}): RootView {
  const player = { tokens: [], score: 0, on_track: true, hand: 0, crafted: [], items: {}, pawn: null, board: {} }
  const clearing = { suit: "fox", ruler: "", reserved: "", closed: false, slots: 1, ruin: false }
  return view("root", {
    board: "autumn",
    about: "act",
    battle: null,
    dice: [],
    players: [
      { ...player, faction: "marquise", letter: "M" },
      { ...player, faction: "vagabond", letter: "V", pawn: { clearing: 5, forest: "" } },
    ],
    clearings: Array.from({ length: 12 }, () => ({ ...clearing, warriors: {}, pieces: {}, pawns: [] })),
    ...more,
  })
}

/** What may be chosen, by what it points at; its notation is of no matter. */
export const offered = (targets: RootTarget[], about = "act"): AskInfo =>
  ask([], { about, choices: targets.map((target) => choice(JSON.stringify(target), { target })) })

/** A table where this is asked. */
export function playing(view: RootView, question: AskInfo, seat = 0): RootPlaying {
  const choices = new Map(question.choices.map((choice) => [choice.notation, choice as RootChoice]))
  return { view, asks: [question], choices, seat, picked: "", pick: () => {} } as unknown as RootPlaying
}
