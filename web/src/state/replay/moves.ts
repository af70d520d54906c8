import type { Line } from "../../wire"
import { splitIntoSections } from "../table/log-sections"

/** One answer of a game with its log lines. `n`: the step of the replay that shows it. */
export interface Move {
  n: number
  lines: Line[]
}

/** The moves of a turn or round, or those before the first. `n`: the step at which it begins. */
export interface Turn {
  key: number
  head: Line | null
  n: number
  moves: Move[]
}

/** Group the log by turns and moves. */
export function turnsOf(lines: Line[]): Turn[] {
  return splitIntoSections(lines, () => false).map(({ key, head, lines }) => {
    const moves: Move[] = []
    for (const line of lines) {
      if (moves.at(-1)?.n !== line.n) moves.push({ n: line.n, lines: [] })
      moves.at(-1)!.lines.push(line)
    }
    return { key, head, n: head?.n ?? moves[0]?.n ?? 0, moves }
  })
}

/** Return the move shown at a step: the last one up to it. */
export function moveAt(turns: Turn[], n: number): Move | undefined {
  return turns.flatMap((turn) => turn.moves).findLast((move) => move.n <= n)
}

/** Return the turn that a step belongs to. */
export function turnAt(turns: Turn[], n: number): Turn | undefined {
  return turns.findLast((turn) => turn.n <= n) ?? turns[0]
}

/** Milliseconds per move when a replay runs by itself. */
export const SPEEDS = { slow: 3200, normal: 1600, fast: 700 }
export type Speed = keyof typeof SPEEDS

const KEY = "replay-speed"
export function savedSpeed(): Speed {
  const saved = localStorage.getItem(KEY) ?? ""
  return Object.hasOwn(SPEEDS, saved) ? (saved as Speed) : "normal"
}
export function saveSpeed(speed: Speed): void {
  localStorage.setItem(KEY, speed)
}

/** Return the next faster or slower speed, or the same one at the end of the scale. */
export function adjacentSpeed(speed: Speed, faster: boolean): Speed {
  const all = Object.keys(SPEEDS) as Speed[]
  return all[Math.max(0, Math.min(all.length - 1, all.indexOf(speed) + (faster ? 1 : -1)))]!
}
