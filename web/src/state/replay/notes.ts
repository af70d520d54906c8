/** What somebody wrote about the moves of a replay, by their numbers. It travels in the address, and nowhere else. */
export type Notes = Record<number, string>

export const LONGEST = 400 // letters of a note
const MOST = 40
const MARK = "&notes="

/** Notes as they stand after the hash of an address, behind the number of the move; nothing, if there are none. */
export function encodeNotes(notes: Notes): string {
  const kept = Object.entries(notes).filter(([, text]) => text.trim())
  if (!kept.length) return ""
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries(kept)))
  const letters = btoa(String.fromCharCode(...bytes))
  return MARK + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
}

/** The notes that follow a hash; whatever is no note is left out. */
export function decodeNotes(hash: string): Notes {
  const packed = hash.split(MARK)[1] ?? ""
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"))
    const found: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(letters, (sign) => sign.charCodeAt(0))))
    const notes = Object.entries(found as object).filter(([n, text]) => /^\d{1,6}$/.test(n) && typeof text === "string")
    return Object.fromEntries(notes.slice(0, MOST).map(([n, text]) => [Number(n), (text as string).slice(0, LONGEST)]))
  } catch {
    return {}
  }
}
