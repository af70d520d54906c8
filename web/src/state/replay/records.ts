/** One game of a file: its text, and what its first lines tell of it. */
export interface Recorded {
  text: string
  game: string
  names: string[]
  answers: number
}

const FIRST = /^(?=clairiere-record \d+\s*$)/m

/** The games of a text in which one stands after the other, as records are handed out together. */
export const recordsIn = (text: string): Recorded[] =>
  text
    .split(FIRST)
    .filter((part) => part.trim())
    .map(described)

function described(text: string): Recorded {
  const lines = text.split("\n").map((line) => line.trim())
  const rest = (line: string, words: number) => line.split(" ").slice(words).join(" ")
  return {
    text,
    game: rest(lines.find((line) => line.startsWith("game ")) ?? "", 1),
    names: lines.filter((line) => /^seat \d+ /.test(line)).map((line) => rest(line, 2)),
    answers: Number(lines.findLast((line) => line.startsWith("end "))?.split(" ")[1] ?? 0),
  }
}
