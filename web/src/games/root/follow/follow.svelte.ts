import { untrack } from "svelte"
import { settings } from "../../../state/app/settings.svelte"
import type { RootView } from "../../../wire"
import type { RootLine, RootTable } from "../root-table"
import { isAct, marksOf, actsSinceTurnOf, turnOfEachLine, type Mark } from "./map-marks"
import { viewAt, type Frame } from "./past-view"

/** Milliseconds per act on the map; acts without marks take the share `TOLD` of it. */
const LASTS = { quick: 450, normal: 1100, patient: 2600 }
const TOLD = 0.65
const FRAMES = 300
const UNSEEN = -2
const TRAIL = 5 // earlier acts that stay faintly visible

/** The part of the past on the board: the log line of the act (-1 for the present), the view after it, and a way back.
 * Other drawings follow it, and no choice is offered meanwhile. */
class Shown {
  no = $state(-1)
  view = $state.raw<RootView | null>(null)
  leave: () => void = () => {}
}
export const shownPast = new Shown()

/** Shows the acts of the other players one by one: as they happen ("live") or again ("recap"). When this seat is asked
 * something, the board jumps to the present; acts not shown by then are `missed` and can be replayed. */
export class ActFollower {
  mode = $state<"" | "live" | "recap">("")
  acts = $state.raw<RootLine[]>([])
  at = $state(0)
  paused = $state(false)
  /** Acts that were skipped by a jump to the present. */
  missed = $state.raw<RootLine[]>([])
  /** The act on screen. */
  act = $derived(this.mode ? this.acts[this.at] : undefined)
  private frames: Frame[] = []
  private known = UNSEEN // lines up to here were there at the start, or have been taken up

  constructor(private table: RootTable) {}

  get last(): boolean {
    return this.at >= this.acts.length - 1
  }
  /** Whether a recap has reached its end; it stays until it is closed. */
  get ended(): boolean {
    return this.mode === "recap" && this.last && this.paused
  }
  get marks(): Mark[] {
    return this.act ? marksOf(this.act, this.table.log) : []
  }
  /** The marks of earlier acts of the same turn. */
  get trail(): Mark[] {
    const before = this.acts.slice(Math.max(0, this.at - TRAIL), this.at)
    const turn = before.findLastIndex((line) => line.event.verb === "turn")
    return this.mode ? before.slice(turn + 1).flatMap((line) => marksOf(line, this.table.log)) : []
  }
  /** The view after the act on screen, or the present one. */
  get view(): RootView {
    const now = this.table.view
    return (this.act && viewAt(this.act.no, this.frames, this.table.log)) || now
  }
  /** The missed acts, if any of them has a mark on the map. */
  get unseen(): RootLine[] {
    return this.missed.some((line) => marksOf(line, this.table.log).length) ? this.missed : []
  }
  /** The acts that a recap would show. */
  get recap(): RootLine[] {
    return actsSinceTurnOf(this.table.log, this.table.seat)
  }

  /** Whether this seat is asked something. */
  get asked(): boolean {
    return this.table.waiting.includes(this.table.seat)
  }

  /** Start a recap, at this act if one is given. */
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

  /** Follow the table. Call inside the component that draws the map. */
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
      const duration = LASTS[settings.speed] * (untrack(() => this.marks.length) ? 1 : TOLD)
      const next = setTimeout(() => this.next(), duration)
      return () => clearTimeout(next)
    })
  }

  private next(): void {
    if (!this.last) this.at++
    else if (this.mode === "live" || this.asked) this.end()
    else this.paused = true
  }

  /** Jump to the present. The act on screen counts as missed. */
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

  /** Begin with a complete snapshot: nothing in it is news. */
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
