/** A name that stands out in sentences: its ink, and a picture before it, 24 by 24. */
export interface Name {
  text: string
  ink: string
  head: string
  cut: string
}

let namesByGame = $state.raw<Record<string, () => Name[]>>({}) // set by drawings as they load

/** Set the names that stand out in a game's sentences, in the current language. */
export function nameIn(game: string, names: () => Name[]): void {
  namesByGame = { ...namesByGame, [game]: names }
}
export const namesIn = (game: string): Name[] => namesByGame[game]?.() ?? []

/** Split a text into names and the rest. Longer names take precedence. */
export function splitByNames(text: string, names: Name[]): { text: string; name?: Name }[] {
  if (!names.length) return [{ text }]
  const longest = names.toSorted((a, b) => b.text.length - a.text.length)
  const pattern = new RegExp(`(?<!\\p{L})(?:${longest.map((name) => escaped(name.text)).join("|")})(?!\\p{L})`, "gu")
  const parts: { text: string; name?: Name }[] = []
  let at = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index) })
    parts.push({ text: match[0], name: longest.find((name) => name.text === match[0])! })
    at = match.index + match[0].length
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
