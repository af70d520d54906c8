import type { Line } from "../wire"

/** A part of the log: a turn, a round, or what came before the first. */
export interface Part {
  key: number
  head: Line | null
  lines: Line[]
  fresh: number
}

/** The log in parts; each begins with a line that says so. */
export function parted(lines: Line[], isFresh: (line: Line) => boolean): Part[] {
  const parts: Part[] = []
  for (const line of lines) {
    if (line.head || !parts.length) parts.push({ key: line.head ? line.no : -1, head: line.head ? line : null, lines: [], fresh: 0 })
    const part = parts.at(-1)!
    if (!line.head) part.lines.push(line)
    if (isFresh(line)) part.fresh++
  }
  return parts
}

/** How many lines from the beginning are there without a gap: behind one, the game does not let anybody look back. */
export function lookable(lines: Line[]): number {
  const gap = lines.findIndex((line, at) => line.no !== at)
  return gap < 0 ? lines.length : gap
}
