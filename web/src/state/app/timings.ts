/** How long the table waits for what, in milliseconds. */
export const BEAT = 20_000
export const PAUSE = 600_000 // who is back sooner is on the same visit
export const PATIENCE = [500, 1000, 2000, 4000, 8000]
export const QUIET = 1500 // a server that has told nothing for this long is pinged
export const ANSWER = 2000 // and has this long to answer before the connection counts as lost
export const JOIN = 5000 // for a connection to be opened, before another one is tried
export const GREET = 20_000 // and for its first snapshot: a long game has to be read first
export const AGAIN = 4000 // between two tries to reach a server that is not there
export const LOOK_AGAIN = 5000 // between two looks at how the server is
export const CATCH_UP = 3000 // until the page should have been told what the server knows already
export const BUSY = 700 // until a hint is asked for again while the last one, which was closed, is still on its way
export const PASSING = 7000 // how long what is told in passing stays
/** How long a finished trick is looked at, by speed; who is patient says when to go on. */
export const LOOK = { quick: 1300, normal: 3200, patient: Infinity }
export const LETTER = 30 // and for each letter of why it was won, where one is neither quick nor patient
export const READ = 9000 // how long what a round came to is shown where the time of a question runs
export const SOON = 600_000 // a question with more time than that lets one read
