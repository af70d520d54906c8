import type { TableClient } from "./table-client.svelte"

/** Return whether a real-time table waits for me to say that I am ready; only then my nonce is sent. */
export function awaitsMyReadiness({ table, mine, ready }: Pick<TableClient, "table" | "mine" | "ready">): boolean {
  const owed = table?.chance?.waits.some((seat) => mine.includes(seat))
  return !!owed && table!.live && !ready && table!.seats.every((seat) => seat.kind !== "open")
}

export async function getReady(client: Pick<TableClient, "ready" | "share">): Promise<void> {
  client.ready = true
  await client.share()
}

/** Return whether I play against bots only. */
export const isAlone = ({ table }: Pick<TableClient, "table">): boolean =>
  !!table?.seats.every((seat) => seat.mine || seat.kind === "bot")

/** Return whether the talk before the game is shown, in the place of the hand. */
export const showsTalk = (client: Pick<TableClient, "table" | "talk" | "mine">): boolean =>
  client.talk.moment && client.mine.length > 0 && !isAlone(client)
