/** One game of a file: its text, and the facts of its header. */
export interface GameRecord {
  text: string
  game: string
  names: string[]
  answers: number
}

const FIRST = /^(?=clairiere-record \d+\s*$)/m

/** Split a text of concatenated records into its games. */
export const splitRecords = (text: string): GameRecord[] =>
  text
    .split(FIRST)
    .filter((part) => part.trim())
    .map(describeRecord)

function describeRecord(text: string): GameRecord {
  const lines = text.split("\n").map((line) => line.trim())
  const rest = (line: string, words: number) => line.split(" ").slice(words).join(" ")
  return {
    text,
    game: rest(lines.find((line) => line.startsWith("game ")) ?? "", 1),
    names: lines.filter((line) => /^seat \d+ /.test(line)).map((line) => rest(line, 2)),
    answers: Number(lines.findLast((line) => line.startsWith("end "))?.split(" ")[1] ?? 0),
  }
}
