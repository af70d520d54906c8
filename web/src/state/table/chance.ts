import { post, Refused } from "../../api"
import type { TableInfo } from "../../wire"

/** This browser's part in the shuffle, stored before the first deal to check the server at the end. */
export interface ChanceShare {
  commitment: string
  nonce: string
}

const MOST = 300 // tables to remember

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

/** Post to a table that has not begun, with a nonce that was made after the server's commitment was shown. */
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

/** Send my nonce to a table I have just created, so that it begins if it waits for nobody else. In real time the page
 * asks first whether I am ready. */
export async function sendOwnNonce(table: TableInfo): Promise<TableInfo> {
  const waits = table.chance?.waits ?? []
  const wanted = table.seats.some((seat) => seat.mine && waits.includes(seat.seat))
  if (wanted && !table.live) await postWithNonce(table, "nonce").catch(() => {}) // the table asks again
  return table
}

/** Return the SHA-256 of a hex string, or undefined where the browser offers none (without https). */
export async function sha256(secret: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)))
}
