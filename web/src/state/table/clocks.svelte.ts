import type { Clock } from "../../wire"

const SOON = 180_000 // ms: below this the clocks show seconds
export const TABLE = -1

interface Clocked {
  readonly clocks: Clock[]
  readonly clocksAt: number
}

/** Return the running clocks of a table. Call inside a component. */
export function runningClocks(client: Clocked): { left(seat: number): number | undefined } {
  let now = $state(performance.now())
  $effect(() => {
    if (!client.clocks.length) return
    const every = Math.min(...client.clocks.map((clock) => clock.ms)) < SOON ? 250 : 10_000
    const going = setInterval(() => (now = performance.now()), every)
    return () => clearInterval(going)
  })
  return {
    left(seat) {
      const clock = client.clocks.find((clock) => clock.seat === seat)
      return clock && Math.max(0, clock.ms - Math.max(0, now - client.clocksAt))
    },
  }
}

/** Return the seat whose clock is shown: my own, then the shared one, then the next to run out. */
export function urgentSeat(clocks: Clock[], mine: number[]): number | undefined {
  const first = [...clocks].sort((a, b) => a.ms - b.ms)
  const urgent = first.find(({ seat }) => mine.includes(seat)) ?? first.find(({ seat }) => seat === TABLE) ?? first[0]
  return urgent?.seat
}
