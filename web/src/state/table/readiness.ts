import type { TableClient } from "./table-client.svelte"

/** Where all act at once nothing moves before I say that I am ready: then I bring my part in the chance. */
export function awaitsMyReadiness({ table, mine, ready }: Pick<TableClient, "table" | "mine" | "ready">): boolean {
  const owed = table?.chance?.waits.some((seat) => mine.includes(seat))
  return !!owed && table!.live && !ready && table!.seats.every((seat) => seat.kind !== "open")
}

export async function getReady(client: Pick<TableClient, "ready" | "share">): Promise<void> {
  client.ready = true
  await client.share()
}

/** Whether nobody but me and bots plays there. */
export const isAlone = ({ table }: Pick<TableClient, "table">): boolean =>
  !!table?.seats.every((seat) => seat.mine || seat.kind === "bot")

/** Whether there is room to talk where the hand will be. */
export const showsTalk = (client: Pick<TableClient, "table" | "talk" | "mine">): boolean =>
  client.talk.moment && client.mine.length > 0 && !isAlone(client)
