import type { Playing, View } from "../../../src/state/playing"
import type { AskInfo } from "../../../src/wire"
import { ask } from "../../build"

/** A woodland for two: the Marquise (M) and the Vagabond (V), with what a test speaks of. */
export function woodland(more: View = {}): View {
  const player = {
    tokens: [],
    score: 0,
    on_track: true,
    hand: 0,
    stack: 0,
    crafted: [],
    items: {},
    pawn: -1,
    board: {},
  }
  const clearing = { suit: "fox", ruler: "", reserved: "", closed: false, slots: 1, ruin: false }
  return {
    board: "autumn",
    about: "act",
    battle: [],
    dice: [],
    players: [
      { ...player, faction: "marquise", letter: "M" },
      { ...player, faction: "vagabond", letter: "V", pawn: 4 },
    ],
    clearings: Array.from({ length: 12 }, () => ({ ...clearing, warriors: {}, pieces: {}, pawns: [] })),
    ...more,
  }
}

/** A table where this is asked. */
export function playing(view: View, asks: AskInfo[], seat = 0): Playing {
  const choices = new Map(asks.flatMap((ask) => ask.choices.map((choice) => [choice.notation, choice])))
  return { view, asks, choices, seat, picked: "", pick: () => {} } as unknown as Playing
}

/** A question with these answers; those after a colon have labels of their own. */
export function offered(labels: Record<string, string>, about = "act"): AskInfo {
  const question = ask(Object.keys(labels), { about })
  for (const choice of question.choices) choice.label = labels[choice.notation]!
  return question
}
