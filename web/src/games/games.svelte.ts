import type { Component } from "svelte"
import { DECKS } from "../cards/decks"
import { t } from "../text.svelte"
import type { Took, View } from "../state/playing"
import DuoBoard from "./duo/Board.svelte"
import DuoMine from "./duo/Mine.svelte"
import JetonBoard from "./jeton/Board.svelte"
import JetonMine from "./jeton/Mine.svelte"
import PlainBoard from "./plain/Board.svelte"
import RenardBoard from "./renard/Board.svelte"
import RenardMine from "./renard/Mine.svelte"
import RenardScores from "./renard/Scores.svelte"
import { takenIn } from "./tricks/taken"

/** What a game adds to the table. A game that is not listed is drawn in plain words and is played by its buttons. */
export interface Drawing {
  Board: Component
  Mine?: Component
  /** Stands above the log. */
  Aside?: Component
  /** Keys that only this game knows: a heading, then each with what it does. Ids of messages. */
  keys?: { title: string; keys: [key: string, id: string][] }
  /** What can be learned of the game, one screen at a time. */
  Learn?: Component<{ which: string }>
  /** Stands before a player's name. */
  Badge?: Component<{ view: View; seat: number }>
  /** Choices that are pieces on the screen, so that their buttons may stand back. */
  drawn(notation: string, view: View): boolean
  /** What stands beside a player's name. */
  facts(view: View, seat: number): { label: string; value: number }[]
  /** A trick that was finished between two views. */
  taken?: Took
  /** Whether the table can be drawn yet. */
  ready(view: View): boolean
}

const isCard = (game: string) => (notation: string) =>
  new RegExp(`^\\d+[${Object.keys(DECKS[game]!.suits).join("")}]$`).test(notation)

const fact = (id: string, value: number) => ({ label: t(id, { count: value }), value })

const DRAWINGS: Record<string, Drawing> = {
  renard: {
    Board: RenardBoard,
    Mine: RenardMine,
    Aside: RenardScores,
    drawn: isCard("renard"),
    taken: takenIn,
    facts: (view, seat) => [fact("points", view.scores[seat]), fact("tricks", view.tricks[seat])],
    ready: (view) => view.round > 0,
  },
  duo: {
    Board: DuoBoard,
    Mine: DuoMine,
    drawn: isCard("duo"),
    taken: takenIn,
    facts: (view, seat) => [fact("cards", view.hand_sizes[seat])],
    ready: () => true,
  },
  jeton: {
    Board: JetonBoard,
    Mine: JetonMine,
    keys: { title: "jeton-keys", keys: [["R", "jeton-key-shout"]] },
    drawn: (notation, view) =>
      /^(bid|raise|share|draw|shout)\b/.test(notation) || (notation === "agree" && view.consents.includes(view.seat)),
    facts: (view, seat) => [fact("jeton-blue", view.blue[seat]), fact("cards", view.hand_sizes[seat])],
    ready: (view) => view.red >= 0,
  },
}

/** Drawings that are fetched when somebody sits down to the game. */
const LATER: Record<string, () => Promise<{ default: Drawing }>> = { root: () => import("./root/drawing") }
/** Games whose drawing has something to learn from. */
export const taught = new Set(["root"])
let fetched = $state.raw<Record<string, Drawing>>({})
const asked = new Set<string>()

function fetchDrawing(game: string): void {
  if (asked.has(game)) return
  asked.add(game)
  const keep = (drawing: Drawing) => (fetched = { ...fetched, [game]: drawing })
  LATER[game]!().then(
    (found) => keep(found.default),
    () => keep(PLAIN),
  )
}

const PLAIN: Drawing = { Board: PlainBoard, drawn: () => false, facts: () => [], ready: () => true }

const WAITING: Drawing = { ...PLAIN, ready: () => false }

/** What stands for a role, where games have them: fetched when it is needed. */
type Sign = Component<{ name: string; letter: string; size?: number }>
const SIGNS: Record<string, () => Promise<{ default: Sign }>> = { root: () => import("./root/Sign.svelte") }
let signs = $state.raw<Record<string, Sign>>({})
const sought = new Set<string>()

export function signOf(game: string): Sign | undefined {
  if (game in SIGNS && !sought.has(game)) {
    sought.add(game)
    SIGNS[game]!().then(
      (found) => (signs = { ...signs, [game]: found.default }),
      () => sought.delete(game),
    )
  }
  return signs[game]
}

export function drawingOf(game: string): Drawing {
  if (game in DRAWINGS) return DRAWINGS[game]!
  if (!(game in LATER)) return PLAIN
  fetchDrawing(game)
  return fetched[game] ?? WAITING
}
