/** A name that stands out in sentences: its ink, and what is drawn before it, 24 by 24. */
export interface Name {
  text: string
  ink: string
  head: string
  cut: string
}

let known = $state.raw<Record<string, () => Name[]>>({}) // drawings come when they are needed

/** The names that stand out in a game's sentences, in the reader's language; told by its drawing. */
export function nameIn(game: string, names: () => Name[]): void {
  known = { ...known, [game]: names }
}
export const namesIn = (game: string): Name[] => known[game]?.() ?? []

/** A text in parts: names, and what stands between them. The longest name counts. */
export function named(text: string, names: Name[]): { text: string; name?: Name }[] {
  if (!names.length) return [{ text }]
  const longest = names.toSorted((a, b) => b.text.length - a.text.length)
  const pattern = new RegExp(`(?<!\\p{L})(?:${longest.map((name) => escaped(name.text)).join("|")})(?!\\p{L})`, "gu")
  const found: { text: string; name?: Name }[] = []
  let at = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index) })
    found.push({ text: match[0], name: longest.find((name) => name.text === match[0])! })
    at = match.index + match[0].length
  }
  if (at < text.length) found.push({ text: text.slice(at) })
  return found
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
