import type { Line } from "../../wire"
import type { TableUpdate } from "./table-state"

/** A part of the log: a turn, a round, or what came before the first. */
export interface LogSection {
  key: number
  head: Line | null
  lines: Line[]
  fresh: number
}

/** The log in parts; each begins with a line that says so. */
export function splitIntoSections(lines: Line[], isFresh: (line: Line) => boolean): LogSection[] {
  const parts: LogSection[] = []
  for (const line of lines) {
    if (line.head || !parts.length)
      parts.push({ key: line.head ? line.no : -1, head: line.head ? line : null, lines: [], fresh: 0 })
    const part = parts.at(-1)!
    if (!line.head) part.lines.push(line)
    if (isFresh(line)) part.fresh++
  }
  return parts
}

/** The log after some news: lines that may not be looked up any more go, others say more or less than they did. */
export function updateLog(
  log: Line[],
  { lines, closed, changed }: Pick<TableUpdate, "lines" | "closed" | "changed">,
): Line[] {
  if (!closed.length && !changed.length) return [...log, ...lines]
  const known = new Map([...log, ...lines, ...changed].map((line) => [line.no, line]))
  closed.forEach((no) => known.delete(no))
  return [...known.values()].sort((a, b) => a.no - b.no)
}
