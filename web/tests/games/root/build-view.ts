import type { RootChoice, RootLine, RootTable } from "../../../src/games/root/root-table"
import type {
  BattleView,
  ClearingView,
  MarquiseBoard,
  PlayerView,
  RootEvent,
  RootTarget,
  RootView,
} from "../../../src/wire"

/** A line of Root's log; without an event, one that means nothing here. */
export const line = (no: number, event: RootEvent = { verb: "deck", count: 0 }, cite = ""): RootLine => ({
  no,
  n: no,
  text: `line ${no}`,
  cite,
  event,
  fresh: false,
  head: false,
  at: 0,
})

const board = { faction: "marquise" } as MarquiseBoard
const player = { tokens: [] as string[], score: 0, on_track: true, hand: 0, stack: 0, pawn: null, board } as PlayerView

/** A clearing with nothing in it. */
export const glade = (more: Partial<ClearingView> = {}): ClearingView => ({
  suit: "fox",
  ruler: "",
  reserved: "",
  closed: false,
  slots: 1,
  ruin: false,
  warriors: {},
  pieces: {},
  pawns: [],
  ...more,
})

/** A woodland for two: the Marquise (M) and the Vagabond (V), with what a test speaks of. */
export const woodland = (more: Partial<RootView> = {}): RootView =>
  ({
    game: "root",
    board: "autumn",
    about: "act",
    battle: null,
    dice: [] as number[],
    players: [
      { ...player, faction: "marquise", letter: "M" },
      { ...player, faction: "vagabond", letter: "V", pawn: { clearing: 5, forest: "" } },
    ],
    clearings: Array.from({ length: 12 }, () => glade()),
    ...more,
  }) as RootView

/** A battle between the two of them, with what a test speaks of. */
export const battle = (more: Partial<BattleView> = {}): BattleView => ({
  attacker: 0,
  defender: 1,
  clearing: 5,
  instigator: -1,
  allied: -1,
  enlisted: -1,
  ambush: "",
  dealt_rolled: 0,
  dealt: 0,
  returned_rolled: 0,
  returned: 0,
  parts: [],
  ...more,
})

/** Choices that point at these things; how they are written says nothing about them. */
export const offered = (...targets: RootTarget[]): Map<string, RootChoice> =>
  new Map(
    targets.map((target, n): [string, RootChoice] => {
      const notation = `choice ${n}`
      return [notation, { notation, label: notation, target, moment: 1 }]
    }),
  )

/** A table where this is offered. */
export const playing = (choices: Map<string, RootChoice>, about = "act", seat = 0): RootTable =>
  ({ view: woodland(), asks: [{ about }], choices, seat, picked: "", pick: () => {} }) as unknown as RootTable
