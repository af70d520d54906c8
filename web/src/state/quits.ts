/** Ways out of a game: always there, never in the way, and never without a second thought. */
export const isQuit = (notation: string) => notation === "stop" || notation === "leave"
