import type { AskInfo } from "../../wire"

/** Ways out of a game: always there, never in the way, and never without a second thought. */
export const isQuit = (asks: AskInfo[], notation: string): boolean => asks.some((ask) => ask.quits.includes(notation))
