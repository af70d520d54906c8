/** Time spans, in milliseconds. */
export const BEAT = 20_000
export const PAUSE = 600_000 // a player who is back sooner is still on the same visit
export const PATIENCE = [500, 1000, 2000, 4000, 8000]
export const QUIET = 1500 // without messages: then the server is pinged
export const ANSWER = 2000 // for the answer to a ping; then the connection counts as lost
export const JOIN = 5000 // for a connection to open; then another one is tried
export const GREET = 20_000 // for the first snapshot, which is large in a long game
export const AGAIN = 4000 // between two tries to reach the server
export const LOOK_AGAIN = 5000 // between two looks at the server's status
export const CATCH_UP = 3000 // for the page to receive what the server knows already
export const BUSY = 700 // until a hint is requested again while the last, closed request is still running
export const PASSING = 7000 // how long a short message stays
/** How long a finished trick is shown, by speed; patient players continue it themselves. */
export const LOOK = { quick: 1300, normal: 3200, patient: Infinity }
export const LETTER = 30 // more for each letter of the reason, at normal speed
export const READ = 9000 // how long the result of a round is shown while a question's time runs
export const SOON = 600_000 // a question with more time than this does not hurry anyone
