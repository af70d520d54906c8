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

/** How a game is drawn. A game without a drawing is shown in plain words and played by buttons. */
export interface Drawing<G extends GameId = GameId> {
  Board: Component
  Mine?: Component
  /** A tab of the side panel: boards of players, tables of points. */
  Panel?: Component
  /** A piece by its name in notation, for small spaces; otherwise pieces are named. */
  Piece?: Component<{ piece: string }>
  /** Return the role whose reference card a seat needs, in games where roles have their own. */
  role?(view: View<G>, seat: number): string
  /** The tab that is open at first; the log by default. */
  opens?: Tab
  /** Keys of this game: message ids of a heading and of each key's action. */
  keys?: { title: string; keys: [key: string, id: string][] }
  /** The pages about the game, one screen each. */
  Learn?: Component<{ which: string }>
  /** Shown before a player's name. */
  Badge?: Component<{ view: View<G>; seat: number }>
  /** The board itself shows names and states, so that a phone needs no strip of players. */
  placed?: boolean
  /** Return whether this screen is in looking mode: nothing is played from it. */
  still?(): boolean
  /** Return whether the board shows the past: nothing is offered until it shows the present. */
  past?(): boolean
  /** The hand shows choices in words, so that the prompt need not. */
  worded?: boolean
  /** Return whether a choice is a piece on the screen, so that its button can be folded. */
  drawn(choice: Choice<G>, view: View<G>): boolean
  /** Facts shown next to a player's name. */
  facts(view: View<G>, seat: number): { label: string; value: number }[]
  /** The game's part of the final screen. */
  End?: Component
  /** Return whether a line at the end of a trick is read out with the winner and the reason. */
  tells?(line: LogLine<G>, trick: Trick): boolean
  /** Return the trick that was finished between two views. */
  findFinishedTrick?(now: View<G>, before: View<G>, lines: LogLine<G>[], trick: Trick | null): FinishedTrick | null
  /** Return whether the table can be drawn yet. */
  ready(view: View<G>): boolean
}

const fact = (id: string, value = 0) => ({ label: t(id, { count: value }), value })
/** Acts of Jeton that have their place in the drawing. */
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

/** Drawings that are loaded on first use. */
const LATER: { [G in GameId]?: () => Promise<{ default: Drawing<G> }> } = { root: () => import("./root/drawing") }
let fetched = $state.raw<Record<string, Drawing>>({})
const requested = new Set<string>()

function fetchDrawing(game: string): void {
  if (requested.has(game)) return
  requested.add(game)
  const keep = (drawing: Drawing) => (fetched = { ...fetched, [game]: drawing })
  LATER[game as GameId]!().then(
    (found) => keep(found.default as Drawing),
    () => keep(PLAIN),
  )
}

const PLAIN: Drawing = { Board: PlainBoard, drawn: () => false, facts: () => [], ready: () => true }

const WAITING: Drawing = { ...PLAIN, ready: () => false }

/** Emblems of roles, loaded on first use. */
type Sign = Component<{ name: string; letter: string; size?: number }>
const SIGNS: Record<string, () => Promise<{ default: Sign }>> = { root: () => import("./root/art/FactionSign.svelte") }
let signs = $state.raw<Record<string, Sign>>({})
const requestedSigns = new Set<string>()

export function signOf(game: string): Sign | undefined {
  if (game in SIGNS && !requestedSigns.has(game)) {
    requestedSigns.add(game)
    SIGNS[game]!().then(
      (found) => (signs = { ...signs, [game]: found.default }),
      () => requestedSigns.delete(game),
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
