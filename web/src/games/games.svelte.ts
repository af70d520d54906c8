import type { Component } from "svelte"
import { t } from "../text.svelte"
import type { Choice, GameId, LogLine, FinishedTrick, View } from "../state/table/table-context"
import { small, type Tab } from "../state/table/side-panel.svelte"
import type { Trick } from "../wire"
import Token from "../cards/Token.svelte"
import DuoBoard from "./duo/Board.svelte"
import DuoMine from "./duo/Mine.svelte"
import JetonBoard from "./jeton/Board.svelte"
import JetonMine from "./jeton/Mine.svelte"
import JetonToken from "./jeton/Token.svelte"
import PlainBoard from "./plain/Board.svelte"
import RenardBoard from "./renard/Board.svelte"
import RenardMine from "./renard/Mine.svelte"
import RenardPanel from "./renard/Panel.svelte"
import { findFinishedTrick } from "./tricks/finished-trick"

/** What a game adds to the table. A game that is not listed is drawn in plain words and is played by its buttons. */
export interface Drawing<G extends GameId = GameId> {
  Board: Component
  Mine?: Component
  /** What lies beside the board: boards of players, tables of points. A tab of its own. */
  Panel?: Component
  /** A piece by its name in notation, where there is little room; without it, pieces are named. */
  Piece?: Component<{ piece: string }>
  /** Whose reference card a seat wants, where roles have their own. */
  role?(view: View<G>, seat: number): string
  /** The tab beside the board that lies open from the beginning; the log, if none is named. */
  opens?: Tab
  /** Keys that only this game knows: a heading, then each with what it does. Ids of messages. */
  keys?: { title: string; keys: [key: string, id: string][] }
  /** What can be learned of the game, one screen at a time. */
  Learn?: Component<{ which: string }>
  /** Stands before a player's name. */
  Badge?: Component<{ view: View<G>; seat: number }>
  /** Everybody's name and state stand on the board already, so that a phone needs no strip of players. */
  placed?: boolean
  /** Whether this screen only looks: nothing is played from it. */
  still?(): boolean
  /** Whether the board shows the past: nothing is offered before it shows the present again. */
  past?(): boolean
  /** Its hand has a place for choices in words, so that the prompt needs none. */
  worded?: boolean
  /** Choices that are pieces on the screen, so that their buttons may stand back. */
  drawn(choice: Choice<G>, view: View<G>): boolean
  /** What stands beside a player's name. */
  facts(view: View<G>, seat: number): { label: string; value: number }[]
  /** What it adds to the end of a game. */
  End?: Component
  /** Of the lines that close a trick: those that are read beside who won it and why. */
  tells?(line: LogLine<G>, trick: Trick): boolean
  /** A trick that was finished between two views. */
  findFinishedTrick?(now: View<G>, before: View<G>, lines: LogLine<G>[], trick: Trick | null): FinishedTrick | null
  /** Whether the table can be drawn yet. */
  ready(view: View<G>): boolean
}

const fact = (id: string, value = 0) => ({ label: t(id, { count: value }), value })
/** Acts of Jeton that are drawn where they are done. */
const DRAWN = new Set(["draw", "shout", "pass"])

const DRAWINGS: { [G in GameId]?: Drawing<G> } = {
  renard: {
    Board: RenardBoard,
    Mine: RenardMine,
    Panel: RenardPanel,
    Piece: Token,
    drawn: ({ target }) => target.kind === "card",
    tells: ({ event }, trick) => event.verb === "treasure" || (event.verb === "leads" && event.seat !== trick.winner),
    findFinishedTrick,
    facts: (view, seat) => [fact("points", view.scores[seat]), fact("tricks", view.tricks[seat])],
    ready: (view) => view.round > 0,
  },
  duo: {
    Board: DuoBoard,
    Mine: DuoMine,
    Piece: Token,
    drawn: ({ target }) => target.kind === "card" || (small.current && ["move", "space"].includes(target.kind)),
    tells: ({ event }) => event.verb === "moved" || event.verb === "left path" || event.verb === "collected",
    findFinishedTrick,
    facts: (view, seat) => [fact("cards", view.hand_sizes[seat])],
    ready: () => true,
  },
  jeton: {
    Board: JetonBoard,
    Mine: JetonMine,
    Piece: JetonToken,
    placed: true,
    worded: true,
    keys: { title: "jeton-keys", keys: [["R", "jeton-key-shout"]] },
    drawn: ({ target }, view) =>
      target.kind !== "act" || DRAWN.has(target.act) || (target.act === "agree" && view.consents.includes(view.seat)),
    facts: (view, seat) => [fact("jeton-blue", view.blue[seat]), fact("cards", view.hand_sizes[seat])],
    ready: (view) => view.red >= 0,
  },
}

/** Drawings that are fetched when somebody sits down to the game. */
const LATER: { [G in GameId]?: () => Promise<{ default: Drawing<G> }> } = { root: () => import("./root/drawing") }
let fetched = $state.raw<Record<string, Drawing>>({})
const asked = new Set<string>()

function fetchDrawing(game: string): void {
  if (asked.has(game)) return
  asked.add(game)
  const keep = (drawing: Drawing) => (fetched = { ...fetched, [game]: drawing })
  LATER[game as GameId]!().then(
    (found) => keep(found.default as Drawing),
    () => keep(PLAIN),
  )
}

const PLAIN: Drawing = { Board: PlainBoard, drawn: () => false, facts: () => [], ready: () => true }

const WAITING: Drawing = { ...PLAIN, ready: () => false }

/** What stands for a role, where games have them: fetched when it is needed. */
type Sign = Component<{ name: string; letter: string; size?: number }>
const SIGNS: Record<string, () => Promise<{ default: Sign }>> = { root: () => import("./root/art/FactionSign.svelte") }
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
  if (game in DRAWINGS) return DRAWINGS[game as GameId] as Drawing
  if (!(game in LATER)) return PLAIN
  fetchDrawing(game)
  return fetched[game] ?? WAITING
}
