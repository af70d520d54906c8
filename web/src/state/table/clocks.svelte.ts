import type { Clock } from "../../wire"

const SOON = 180_000 // from here on seconds matter
export const TABLE = -1

interface Clocked {
  readonly clocks: Clock[]
  readonly clocksAt: number
}

/** The clocks of a table as they run down. Called inside a component. */
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

/** The seat whose clock matters most to me: my own, then everybody's, then the one that runs out first. */
export function urgentSeat(clocks: Clock[], mine: number[]): number | undefined {
  const first = [...clocks].sort((a, b) => a.ms - b.ms)
  const found = first.find(({ seat }) => mine.includes(seat)) ?? first.find(({ seat }) => seat === TABLE) ?? first[0]
  return found?.seat
}
