import type { PlaceView, RootEvent } from "../../../wire"
import type { RootLine } from "../root-table"
import { pawnPlaceBefore } from "./past-view"

/** A mark of an act on the map: pieces gained, lost or moved, a battle, or a place it mentions. */
export interface Mark {
  kind: "gain" | "loss" | "move" | "fray" | "about"
  /** The seat that owns the pieces, or -1. */
  seat: number
  to: PlaceView
  from?: PlaceView
  piece: string
  count: number
}

type Verb = RootEvent["verb"]
/** Events that are not acts: beginnings of phases, and events that the next line repeats. */
const QUIET = new Set<Verb>(["phase", "order done", "reshuffled"])
export const isAct = (line: RootLine): boolean => !QUIET.has(line.event.verb)

const clearing = (number: number): PlaceView => ({ clearing: number, forest: "" })
const at = (kind: Mark["kind"], seat: number, to: PlaceView, piece = "warrior", count = 0): Mark => ({
  kind,
  seat,
  to,
  piece,
  count,
})

/** Return the marks of a log line. */
export function marksOf({ event, no }: RootLine, log: RootLine[]): Mark[] {
  switch (event.verb) {
    case "moved":
      return [
        { ...at("move", event.seat, clearing(event.clearing), "warrior", event.count), from: clearing(event.origin) },
      ]
    case "pawn": {
      const from = pawnPlaceBefore(log, no, event.seat)
      return [{ ...at(from ? "move" : "gain", event.seat, event.place, "pawn", 1), ...(from && { from }) }]
    }
    case "placed":
      return [at("gain", event.seat, clearing(event.clearing), "warrior", event.count)]
    case "removed":
      return [at("loss", event.seat, clearing(event.clearing), "warrior", event.count)]
    case "built":
      return [at("gain", event.seat, clearing(event.clearing), event.piece, 1)]
    case "token":
      return [at("gain", event.seat, clearing(event.clearing), event.piece, event.count)]
    case "razed":
    case "token gone":
      return [at("loss", event.seat, clearing(event.clearing), event.piece, 1)]
    case "battle":
    case "ambushed":
    case "foiled":
      return [at("fray", event.seat, clearing(event.clearing))]
    default:
      return about(event)
  }
}

/** Return marks for the places that an event mentions without moving a piece. */
function about(event: RootEvent): Mark[] {
  const seat = "seat" in event ? event.seat : -1
  const places = "clearings" in event ? event.clearings : "clearing" in event ? [event.clearing] : []
  return places.filter((place) => place > 0).map((place) => at("about", seat, clearing(place)))
}

const SHOWN = 4 // moves at most

/** Return the marks shown together: those of a whole replay step (`all`), else of the latest moves. */
export function marksOfLatestMoves(news: RootLine[], log: RootLine[], all = false): Mark[] {
  const shown = all ? news : news.filter((line) => line.event.verb === "moved").slice(-SHOWN)
  return shown.flatMap((line) => marksOf(line, log))
}

/** Return the seat whose turn each line belongs to; -1 before the first turn. */
export function turnOfEachLine(log: RootLine[]): Map<number, number> {
  const turnByLine = new Map<number, number>()
  let seat = -1
  for (const { no, event } of log) {
    if (event.verb === "turn") seat = event.seat
    turnByLine.set(no, seat)
  }
  return turnByLine
}

/** Return the acts of the other players since a seat's last turn, up to now or to the beginning of its current turn. */
export function actsSinceTurnOf(log: RootLine[], seat: number): RootLine[] {
  const turns = log.filter((line) => line.event.verb === "turn")
  const isMine = ({ event }: RootLine) => event.verb === "turn" && event.seat === seat
  const mine = turns.at(-1) && isMine(turns.at(-1)!) ? turns.at(-1)! : null
  const others = mine ? turns.slice(0, -1) : turns
  const first = others[others.findLastIndex(isMine) + 1]
  if (!first) return []
  return log.filter((line) => line.no >= first.no && (!mine || line.no < mine.no) && isAct(line))
}
