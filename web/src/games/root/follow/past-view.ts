import type { ClearingView, PlaceView, RootEvent, RootView } from "../../../wire"
import type { RootLine } from "../root-table"

/** The view after the line `no`. */
export interface Frame {
  no: number
  view: RootView
}

/** Return the view after the line `no`, by undoing lines from the next known frame. */
export function viewAt(no: number, frames: Frame[], log: RootLine[]): RootView | undefined {
  const frame = frames.find((one) => one.no >= no)
  return frame && rewindView(frame.view, log, no, frame.no)
}

/** Undo the lines after `from`, up to `to`, on a copy of the view, the last one first. */
export function rewindView(view: RootView, log: RootLine[], from: number, to: number): RootView {
  const undone = log.filter((line) => line.no > from && line.no <= to)
  if (!undone.length) return view
  const past: RootView = {
    ...view,
    clearings: view.clearings.map(copyClearing),
    players: view.players.map((player) => ({ ...player })),
  }
  for (const line of undone.toReversed()) undo(past, line, log)
  return past
}

function copyClearing(clearing: ClearingView): ClearingView {
  const pieces = Object.entries(clearing.pieces).map(([letter, stock]) => [letter, { ...stock }] as const)
  return {
    ...clearing,
    warriors: { ...clearing.warriors },
    pieces: Object.fromEntries(pieces),
    pawns: [...clearing.pawns],
  }
}

function undo(past: RootView, line: RootLine, log: RootLine[]): void {
  const { event } = line
  restoreRulers(past, event)
  switch (event.verb) {
    case "placed":
      return warriors(past, event.seat, event.clearing, -event.count)
    case "removed":
      return warriors(past, event.seat, event.clearing, event.count)
    case "moved":
      warriors(past, event.seat, event.clearing, -event.count)
      return warriors(past, event.seat, event.origin, event.count)
    case "built":
    case "razed":
      return building(past, event)
    case "token":
      return pieces(past, event.seat, event.clearing, event.piece, -event.count)
    case "token gone":
      return pieces(past, event.seat, event.clearing, event.piece, 1)
    case "pawn":
      return pawn(past, event.seat, pawnPlaceBefore(log, line.no, event.seat))
    case "ruin gone":
      past.clearings[event.clearing - 1]!.ruin = true
      past.clearings[event.clearing - 1]!.slots--
      return
    case "scored":
    case "lost":
      past.players[event.seat]!.score += event.verb === "scored" ? -event.count : event.count
  }
}

/** Undo a change of rule: the event says who ruled before. */
function restoreRulers(past: RootView, event: RootEvent): void {
  if ("origin_ruled_by" in event) past.clearings[event.origin - 1]!.ruler = letterOf(past, event.origin_ruled_by)
  if ("ruled_by" in event) past.clearings[event.clearing - 1]!.ruler = letterOf(past, event.ruled_by)
}

const letterOf = (past: RootView, seat: number): string => past.players[seat]?.letter ?? ""

function warriors(past: RootView, seat: number, clearing: number, by: number): void {
  const at = past.clearings[clearing - 1]
  const letter = letterOf(past, seat)
  if (at) at.warriors[letter] = Math.max(0, (at.warriors[letter] ?? 0) + by)
}

function building(past: RootView, event: RootEvent & { verb: "built" | "razed" }): void {
  const by = event.verb === "built" ? -1 : 1
  pieces(past, event.seat, event.clearing, event.piece, by)
  past.clearings[event.clearing - 1]!.slots -= by
}

function pieces(past: RootView, seat: number, clearing: number, piece: string, by: number): void {
  const stock = (past.clearings[clearing - 1]!.pieces[letterOf(past, seat)] ??= {})
  const remaining = (stock[piece] ?? 0) + by
  if (remaining > 0) stock[piece] = remaining
  else delete stock[piece]
}

function pawn(past: RootView, seat: number, place: PlaceView | null): void {
  if (!place) return
  const letter = letterOf(past, seat)
  past.clearings.forEach((clearing, n) => {
    clearing.pawns = clearing.pawns.filter((one) => one !== letter)
    if (place.clearing === n + 1) clearing.pawns.push(letter)
  })
  past.players[seat]!.pawn = place
}

/** Return where a pawn stood before a line, or null if the log does not say. */
export function pawnPlaceBefore(log: RootLine[], no: number, seat: number): PlaceView | null {
  const last = log.findLast(({ no: at, event }) => at < no && event.verb === "pawn" && event.seat === seat)
  return last?.event.verb === "pawn" ? last.event.place : null
}
