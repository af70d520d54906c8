import type { Live } from "./table-client.svelte"

/** Where all act at once nothing moves before I say that I am ready: then I bring my part in the chance. */
export function isReadying({ table, mine, ready }: Pick<Live, "table" | "mine" | "ready">): boolean {
  const owed = table?.chance?.waits.some((seat) => mine.includes(seat))
  return !!owed && table!.live && !ready && table!.seats.every((seat) => seat.kind !== "open")
}

export async function getReady(live: Pick<Live, "ready" | "share">): Promise<void> {
  live.ready = true
  await live.share()
}

/** Whether nobody but me and bots plays there. */
export const isAlone = ({ table }: Pick<Live, "table">): boolean =>
  !!table?.seats.every((seat) => seat.mine || seat.kind === "bot")

/** Whether there is room to talk where the hand will be. */
export const talking = (live: Pick<Live, "table" | "talk" | "mine">): boolean =>
  live.talk.moment && live.mine.length > 0 && !isAlone(live)
