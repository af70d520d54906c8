import { ANSWER, QUIET } from "../app/timings"

const TICK = 500 // between two checks of the silence
const LATE = 400 // a timer later than this was delayed by the page, not by the network

/** Watches one connection: pings a server that has been quiet, and reports when a ping stays without an answer. A page
 * that is hidden does not ping, because browsers slow its timers: there the server pings, and the browser answers. */
export class Heartbeat {
  private heardAt = 0
  private ticking = 0
  private deadline = 0

  constructor(
    private readonly ping: () => void,
    private readonly lost: () => void,
  ) {}

  /** Start with a newly opened connection. */
  start(): void {
    this.stop()
    this.heard()
    this.ticking = window.setInterval(() => this.look(), TICK)
  }

  stop(): void {
    clearInterval(this.ticking)
    clearTimeout(this.deadline)
    this.ticking = this.deadline = 0
  }

  /** A message has come from the server. */
  heard(): void {
    this.heardAt = Date.now()
    clearTimeout(this.deadline)
    this.deadline = 0
  }

  /** Ping now and wait for the answer. */
  probe(): void {
    if (!this.ticking || this.deadline) return
    this.expect(ANSWER)
    this.ping()
  }

  private look(): void {
    if (!document.hidden && Date.now() - this.heardAt >= QUIET) this.probe()
  }

  private expect(wait: number): void {
    const due = Date.now() + wait
    this.deadline = window.setTimeout(() => {
      this.deadline = 0
      if (document.hidden) return
      if (Date.now() - due > LATE)
        this.expect(ANSWER) // the answer may be queued behind the page's own work
      else this.lost()
    }, wait)
  }
}
