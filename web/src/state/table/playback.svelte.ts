import { settings } from "../app/settings.svelte"
import type { Pause, PlaybackStep } from "./playback-steps"
import { LETTER, LOOK, READ, SOON } from "../app/timings"
import type { Line, RoundResult } from "../../wire"

/** Shows events in order, with a pause after each trick and round; later events wait. */
export class Playback {
  pause = $state.raw<Pause | null>(null)
  lagging = $state(false) // events are still being shown, so earlier questions are closed
  private waiting: PlaybackStep[] = []
  private last: PlaybackStep | null = null // the step on screen
  private timer = 0

  /** `show`: apply a step; `clear`: its trick has been seen. */
  constructor(
    private readonly show: (step: PlaybackStep) => void,
    private readonly clear: (step: PlaybackStep) => void,
  ) {}

  /** Whether later steps wait. In real time none do. */
  private get holding(): boolean {
    return this.pause !== null && (this.pause.kind === "trick" || this.pause.result.holds)
  }

  add(steps: PlaybackStep[]): void {
    this.waiting.push(...steps)
    this.lagging = true
    if (this.holding) this.wait()
    else this.next()
  }

  private next(): void {
    while (this.waiting.length && !this.holding) this.begin(this.waiting.shift()!)
    this.lagging = this.waiting.length > 0
  }

  private begin(step: PlaybackStep): void {
    this.show(step)
    if (!step.pause) return
    this.pause = step.pause
    this.last = step
    this.wait()
  }

  /** The player looks closer: stop the timer. */
  stay(): void {
    clearTimeout(this.timer)
  }

  /** Continue after a while, unless the player decides when. */
  wait(): void {
    clearTimeout(this.timer)
    if (!this.pause) return
    const pauseMs = this.pauseMs()
    if (pauseMs < Infinity) this.timer = window.setTimeout(() => this.goOn(), pauseMs)
  }

  private pauseMs(): number {
    const hurried = [this.last!, ...this.waiting].some(isHurried)
    if (this.pause?.kind === "trick") {
      if (hurried) return Math.min(LOOK[settings.speed], LOOK.normal)
      return LOOK[settings.speed] + (settings.speed === "normal" ? LETTER * this.pause.trick.why.text.length : 0)
    }
    return this.holding && !hurried ? Infinity : READ
  }

  /** End the pause. */
  goOn(): void {
    clearTimeout(this.timer)
    if (!this.pause) return
    this.pause = null
    this.clear(this.last!)
    this.next()
  }

  /** The player acts: show all waiting steps now. */
  hurry(): void {
    clearTimeout(this.timer)
    if (this.pause) this.goOn()
    while (this.waiting.length) this.show(this.waiting.shift()!)
    this.drop()
  }

  /** Discard everything that waits. */
  drop(): void {
    clearTimeout(this.timer)
    this.waiting = []
    this.pause = this.last = null
    this.lagging = false
  }

  /** Return the result of the round on screen, if a take-back has not removed it from this log. */
  unread(log: Line[]): RoundResult | null {
    if (this.pause?.kind !== "round" || !this.holding) return null
    const { result } = this.pause
    return log.some(({ no }) => no === result.last) ? result : null
  }

  /** Replace the waiting steps by a new snapshot, during a pause. */
  renew(step: PlaybackStep): void {
    this.waiting = [step]
    this.lagging = true
    this.wait()
  }
}

/** Return whether a short time limit runs for one of my questions or for everybody. */
const isHurried = ({ clocks, seats_mine }: PlaybackStep): boolean =>
  clocks.some(({ seat, ms }) => (seat < 0 || seats_mine.includes(seat)) && ms < SOON)
