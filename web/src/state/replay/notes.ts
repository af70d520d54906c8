/** Notes on moves of a replay, by step. They are kept in the address only. */
export type Notes = Record<number, string>

export const LONGEST = 400 // characters of a note
const MOST = 40
const MARK = "&notes="

/** Encode notes for the hash of an address; return "" if there are none. */
export function encodeNotes(notes: Notes): string {
  const filled = Object.entries(notes).filter(([, text]) => text.trim())
  if (!filled.length) return ""
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries(filled)))
  const letters = btoa(String.fromCharCode(...bytes))
  return MARK + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
}

/** Decode the notes of a hash. Invalid entries are dropped. */
export function decodeNotes(hash: string): Notes {
  const packed = hash.split(MARK)[1] ?? ""
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"))
    const parsed: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(letters, (sign) => sign.charCodeAt(0))))
    const notes = Object.entries(parsed as object).filter(
      ([n, text]) => /^\d{1,6}$/.test(n) && typeof text === "string",
    )
    return Object.fromEntries(notes.slice(0, MOST).map(([n, text]) => [Number(n), (text as string).slice(0, LONGEST)]))
  } catch {
    return {}
  }
}
