import { post, Refused } from "../../api"
import type { TableInfo } from "../../wire"

/** What this browser saw and brought before the first deal: at the end it holds the server to it. */
export interface ChanceShare {
  commitment: string
  nonce: string
}

const MOST = 300 // tables that are remembered

function loadShares(): Record<string, ChanceShare> {
  try {
    return JSON.parse(localStorage.getItem("chance") ?? "{}")
  } catch {
    return {}
  }
}
function saveShare(id: string, part?: ChanceShare): void {
  const { [id]: _, ...others } = loadShares()
  const entries = Object.entries(others).slice(1 - MOST)
  localStorage.setItem("chance", JSON.stringify(Object.fromEntries(part ? [...entries, [id, part]] : entries)))
}

export const savedShare = (id: string): ChanceShare | undefined => loadShares()[id]
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")

/** Says something to a table that has not begun, and brings a nonce that was made after its commitment was shown. */
export async function postWithNonce(table: TableInfo, what: "nonce" | "sit", more: object = {}): Promise<void> {
  const commitment = table.chance?.commitment
  if (!commitment) return void (await post(`/api/tables/${table.id}/${what}`, more))
  const before = savedShare(table.id)
  const part =
    before?.commitment === commitment ? before : { commitment, nonce: hex(crypto.getRandomValues(new Uint8Array(32))) }
  saveShare(table.id, part)
  try {
    await post(`/api/tables/${table.id}/${what}`, { ...more, ...part })
  } catch (refused) {
    if (refused instanceof Refused) saveShare(table.id)
    throw refused
  }
}

/** A table that I have just set up: my nonce goes there at once, so that it begins if nobody else is waited for; where
    all act at once, I am asked there whether I am ready. */
export async function sendOwnNonce(table: TableInfo): Promise<TableInfo> {
  const waits = table.chance?.waits ?? []
  const wanted = table.seats.some((seat) => seat.mine && waits.includes(seat.seat))
  if (wanted && !table.live) await postWithNonce(table, "nonce").catch(() => {}) // the table asks again
  return table
}

/** SHA-256 by this browser itself; nothing where it does not let pages do that (no https). */
export async function sha256(secret: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)))
}
