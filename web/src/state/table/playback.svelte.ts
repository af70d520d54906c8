import { settings } from "../app/settings.svelte"
import type { Pause, PlaybackStep } from "./playback-steps"
import { LETTER, LOOK, READ, SOON } from "../app/timings"
import type { Line, RoundResult } from "../../wire"

/** What happened is shown in its order: after a trick and after a round there is time to look, and the rest waits. */
export class Playback {
  pause = $state.raw<Pause | null>(null)
  lagging = $state(false) // what happened is still being shown: what was asked before is asked no more
  private held: PlaybackStep[] = []
  private last: PlaybackStep | null = null // what one looks at
  private timer = 0

  /** `show`: applies a step; `clear`: its trick was looked at. */
  constructor(
    private readonly show: (step: PlaybackStep) => void,
    private readonly clear: (step: PlaybackStep) => void,
  ) {}

  /** Whether what comes next waits. Where all act at once, nothing does. */
  private get holding(): boolean {
    return this.pause !== null && (this.pause.kind === "trick" || this.pause.result.holds)
  }

  add(steps: PlaybackStep[]): void {
    this.held.push(...steps)
    this.lagging = true
    if (this.holding) this.wait()
    else this.next()
  }

  private next(): void {
    while (this.held.length && !this.holding) this.begin(this.held.shift()!)
    this.lagging = this.held.length > 0
  }

  private begin(step: PlaybackStep): void {
    this.show(step)
    if (!step.pause) return
    this.pause = step.pause
    this.last = step
    this.wait()
  }

  /** Somebody looks closer: nothing goes on by itself. */
  stay(): void {
    clearTimeout(this.timer)
  }

  /** Goes on by itself after a while, unless one may look as long as one likes. */
  wait(): void {
    clearTimeout(this.timer)
    if (!this.pause) return
    const lasts = this.lasts()
    if (lasts < Infinity) this.timer = window.setTimeout(() => this.goOn(), lasts)
  }

  private lasts(): number {
    const hurried = [this.last!, ...this.held].some(isHurried)
    if (this.pause?.kind === "trick") {
      if (hurried) return Math.min(LOOK[settings.speed], LOOK.normal)
      return LOOK[settings.speed] + (settings.speed === "normal" ? LETTER * this.pause.trick.why.text.length : 0)
    }
    return this.holding && !hurried ? Infinity : READ
  }

  /** It was looked at. */
  goOn(): void {
    clearTimeout(this.timer)
    if (!this.pause) return
    this.pause = null
    this.clear(this.last!)
    this.next()
  }

  /** Who acts has seen enough: what is held back comes now. */
  hurry(): void {
    clearTimeout(this.timer)
    if (this.pause) this.goOn()
    while (this.held.length) this.show(this.held.shift()!)
    this.drop()
  }

  /** All of it is past. */
  drop(): void {
    clearTimeout(this.timer)
    this.held = []
    this.pause = this.last = null
    this.lagging = false
  }

  /** What a round came to that is still being read, if it has not been taken back meanwhile. */
  unread(log: Line[]): RoundResult | null {
    if (this.pause?.kind !== "round" || !this.holding) return null
    const { result } = this.pause
    return log.some(({ no }) => no === result.last) ? result : null
  }

  /** The same table, told anew while one reads. */
  renew(step: PlaybackStep): void {
    this.held = [step]
    this.lagging = true
    this.wait()
  }
}

/** Whether the time of a question of mine, or of everybody, runs and is short. */
const isHurried = ({ clocks, seats_mine }: PlaybackStep): boolean =>
  clocks.some(({ seat, ms }) => (seat < 0 || seats_mine.includes(seat)) && ms < SOON)
