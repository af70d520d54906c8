import type { AskInfo } from "../../wire"

/** Return whether a choice gives the game up. Such choices stand apart and are always confirmed. */
export const isQuit = (asks: AskInfo[], notation: string): boolean => asks.some((ask) => ask.quits.includes(notation))
