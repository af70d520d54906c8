import { post, Refused } from "../../api"
import type { TableInfo } from "../../wire"

/** What this browser saw and brought before the first deal: at the end it holds the server to it. */
export interface Part {
  commitment: string
  nonce: string
}

const MOST = 300 // tables that are remembered

function kept(): Record<string, Part> {
  try {
    return JSON.parse(localStorage.getItem("chance") ?? "{}")
  } catch {
    return {}
  }
}
function keep(id: string, part?: Part): void {
  const { [id]: _, ...others } = kept()
  const entries = Object.entries(others).slice(1 - MOST)
  localStorage.setItem("chance", JSON.stringify(Object.fromEntries(part ? [...entries, [id, part]] : entries)))
}

export const partIn = (id: string): Part | undefined => kept()[id]
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")

/** Says something to a table that has not begun, and brings a nonce that was made after its commitment was shown. */
export async function bring(table: TableInfo, what: "nonce" | "sit", more: object = {}): Promise<void> {
  const commitment = table.chance?.commitment
  if (!commitment) return void (await post(`/api/tables/${table.id}/${what}`, more))
  const before = partIn(table.id)
  const part =
    before?.commitment === commitment ? before : { commitment, nonce: hex(crypto.getRandomValues(new Uint8Array(32))) }
  keep(table.id, part)
  try {
    await post(`/api/tables/${table.id}/${what}`, { ...more, ...part })
  } catch (refused) {
    if (refused instanceof Refused) keep(table.id)
    throw refused
  }
}

/** A table that I have just set up: my nonce goes there at once, so that it begins if nobody else is waited for; where
    all act at once, I am asked there whether I am ready. */
export async function setUp(table: TableInfo): Promise<TableInfo> {
  const waits = table.chance?.waits ?? []
  const wanted = table.seats.some((seat) => seat.mine && waits.includes(seat.seat))
  if (wanted && !table.live) await bring(table, "nonce").catch(() => {}) // the table asks again
  return table
}

/** SHA-256 by this browser itself; nothing where it does not let pages do that (no https). */
export async function fingerprint(secret: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)))
}
