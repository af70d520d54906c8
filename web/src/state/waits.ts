/** How long the table waits for what, in milliseconds. */
export const BEAT = 20_000
export const PAUSE = 600_000 // who is back sooner is on the same visit
export const PATIENCE = [500, 1000, 2000, 4000, 8000, 15000]
export const PASSING = 7000 // how long what is told in passing stays
export const LINGER = 1300 // how long a finished trick stays on the table
export const ROUND = 7000 // and what a round came to
export const GATHER = 350 // while its cards are gathered
