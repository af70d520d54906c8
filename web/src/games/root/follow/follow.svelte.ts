import { untrack } from "svelte"
import { settings } from "../../../state/app/settings.svelte"
import type { RootView } from "../../../wire"
import type { RootLine, RootTable } from "../root-table"
import { isAct, marksOf, actsSinceTurnOf, turnOfEachLine, type Mark } from "./map-marks"
import { viewAt, type Frame } from "./past-view"

/** Milliseconds for an act on the map; one that is only told takes a part of it. */
const LASTS = { quick: 450, normal: 1100, patient: 2600 }
const TOLD = 0.65
const FRAMES = 300
const UNSEEN = -2
const TRAIL = 5 // acts that are still seen faintly

/**
 * What the board shows of the past: the line of the act, or -1 for the present, the table after it, and how to come
 * back. What else is drawn of the past goes by it, and nothing is offered meanwhile.
 */
class Shown {
  no = $state(-1)
  view = $state.raw<RootView | null>(null)
  leave: () => void = () => {}
}
export const shownPast = new Shown()

/**
 * The acts of the others, one after the other: as they come ("live"), or once more ("recap"). When something is asked
 * of this seat, the board goes to the present at once: what was not shown by then is `missed`, and can be looked at.
 */
export class ActFollower {
  mode = $state<"" | "live" | "recap">("")
  acts = $state.raw<RootLine[]>([])
  at = $state(0)
  paused = $state(false)
  /** Acts that the present cut off. */
  missed = $state.raw<RootLine[]>([])
  /** The act that is shown. */
  act = $derived(this.mode ? this.acts[this.at] : undefined)
  private frames: Frame[] = []
  private known = UNSEEN // lines up to here were told when the screen was opened, or have been taken up

  constructor(private table: RootTable) {}

  get last(): boolean {
    return this.at >= this.acts.length - 1
  }
  /** All was shown once more; it stays until it is put away. */
  get ended(): boolean {
    return this.mode === "recap" && this.last && this.paused
  }
  get marks(): Mark[] {
    return this.act ? marksOf(this.act, this.table.log) : []
  }
  /** Where the acts before this one were, in the same turn. */
  get trail(): Mark[] {
    const before = this.acts.slice(Math.max(0, this.at - TRAIL), this.at)
    const turn = before.findLastIndex((line) => line.event.verb === "turn")
    return this.mode ? before.slice(turn + 1).flatMap((line) => marksOf(line, this.table.log)) : []
  }
  /** The table as it is shown: after the act that is shown. */
  get view(): RootView {
    const now = this.table.view
    return (this.act && viewAt(this.act.no, this.frames, this.table.log)) || now
  }
  /** What was missed, if any of it was to be seen on the map. */
  get unseen(): RootLine[] {
    return this.missed.some((line) => marksOf(line, this.table.log).length) ? this.missed : []
  }
  /** What may be followed once more. */
  get recap(): RootLine[] {
    return actsSinceTurnOf(this.table.log, this.table.seat)
  }

  /** Something is asked of this seat. */
  get asked(): boolean {
    return this.table.waiting.includes(this.table.seat)
  }

  /** Shows the acts since the last turn once more, from this one on. */
  begin(from?: RootLine): void {
    this.acts = this.recap
    this.at = Math.max(0, from ? this.acts.findIndex((line) => line.no === from.no) : 0)
    this.paused = false
    this.missed = []
    this.mode = this.acts.length ? "recap" : ""
  }
  to(at: number): void {
    this.at = Math.max(0, Math.min(this.acts.length - 1, at))
  }
  step(by: number): void {
    this.paused = true
    this.to(this.at + by)
  }
  toggle(): void {
    if (this.ended) this.repeat()
    else this.paused = !this.paused
  }
  repeat(): void {
    this.at = 0
    this.paused = false
  }
  end(): void {
    this.mode = ""
    this.acts = []
    this.paused = false
  }

  /** Keeps up with the table; called inside the component that draws the map. */
  keep(): void {
    $effect.pre(() => {
      const { news, view } = this.table
      untrack(() => this.hear(news, view))
    })
    $effect.pre(() => {
      shownPast.no = this.act?.no ?? -1
      shownPast.view = this.act ? this.view : null
      shownPast.leave = () => this.end()
      return () => ((shownPast.no = -1), (shownPast.view = null))
    })
    $effect.pre(() => {
      if (this.table.sent) untrack(() => (this.end(), (this.missed = [])))
      else if (this.mode === "live" && this.asked) untrack(() => this.cutShort())
    })
    $effect(() => {
      if (!this.act || this.paused) return
      const lasts = LASTS[settings.speed] * (untrack(() => this.marks.length) ? 1 : TOLD)
      const next = setTimeout(() => this.next(), lasts)
      return () => clearTimeout(next)
    })
  }

  private next(): void {
    if (!this.last) this.at++
    else if (this.mode === "live" || this.asked) this.end()
    else this.paused = true
  }

  /** Goes to the present; the act that was being shown counts as missed too. */
  private cutShort(): void {
    this.missed = [...this.missed, ...this.acts.slice(this.at)]
    this.end()
  }

  private hear(news: RootLine[], view: RootView): void {
    const last = this.table.log.at(-1)?.no ?? -1
    const whole = !news.length && last !== this.known
    if (whole || this.known === UNSEEN) return this.start(last, view)
    this.frames = [...this.frames.filter((frame) => frame.no < last).slice(-FRAMES), { no: last, view }]
    this.follow(news.filter((line) => line.no > this.known))
    this.known = last
  }

  /** The whole table was told: nothing of it is news. */
  private start(last: number, view: RootView): void {
    this.frames = [{ no: last, view }]
    this.known = last
    this.missed = []
    if (this.mode === "live") this.end()
  }

  private follow(fresh: RootLine[]): void {
    const turns = turnOfEachLine(this.table.log)
    const acts = fresh.filter((line) => {
      const whose = turns.get(line.no) ?? -1
      return whose >= 0 && whose !== this.table.seat && isAct(line)
    })
    if (!acts.length || this.mode === "recap") return
    if (this.asked) {
      this.missed = [...this.missed, ...(this.mode ? this.acts.slice(this.at) : []), ...acts]
      return this.end()
    }
    if (!this.mode) this.at = 0
    this.acts = this.mode ? [...this.acts, ...acts] : acts
    this.mode = "live"
  }
}
