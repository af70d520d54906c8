import type { Step } from "../../wire"
import { offer, type Choice, type Playing } from "./table-context"

/** A step of a game that is only looked at; what may be chosen there, if anything, is told to `pick`. */
export interface Looked {
  readonly game: string
  readonly step: Step
  readonly seats: number
  readonly options: Playing["options"]
  readonly asks?: Playing["asks"]
  readonly choices?: Map<string, Choice>
  readonly picked?: string
  /** Pieces are taken up and put down, not played. */
  readonly lifting?: boolean
  name(seat: number): string
  pick?(notation: string): void
}

const NOTHING = new Map<string, Choice>()

/** Lets a game's drawing show a step. */
export function offerStep(at: Looked): void {
  const pick = (notation: string) => at.pick?.(notation)
  offer({
    get game() {
      return at.game
    },
    get view() {
      return at.step.view
    },
    get news() {
      return at.step.lines
    },
    get log() {
      return at.step.lines
    },
    get seat() {
      return at.step.seat
    },
    get seats() {
      return at.seats
    },
    get asks() {
      return at.asks ?? []
    },
    get choices() {
      return at.choices ?? NOTHING
    },
    get waiting() {
      return at.step.asked.map((ask) => ask.seat)
    },
    get picked() {
      return at.picked ?? ""
    },
    get lifting() {
      return at.lifting ?? false
    },
    sent: "",
    asking: false,
    replayed: true,
    get options() {
      return at.options
    },
    get views() {
      return at.step.views
    },
    name: at.name,
    pick,
    play: pick,
    may: () => {},
    type: () => {},
  })
}
