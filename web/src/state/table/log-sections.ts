import type { Line } from "../../wire"
import type { TableUpdate } from "./table-state"

/** A section of the log: a turn, a round, or the lines before the first. */
export interface LogSection {
  key: number
  head: Line | null
  lines: Line[]
  fresh: number
}

/** Split the log into sections at its heading lines. */
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

/** Update the log with events: drop lines that are closed, replace lines that have changed, append new ones. */
export function updateLog(
  log: Line[],
  { lines, closed, changed }: Pick<TableUpdate, "lines" | "closed" | "changed">,
): Line[] {
  if (!closed.length && !changed.length) return [...log, ...lines]
  const byNumber = new Map([...log, ...lines, ...changed].map((line) => [line.no, line]))
  closed.forEach((no) => byNumber.delete(no))
  return [...byNumber.values()].sort((a, b) => a.no - b.no)
}
