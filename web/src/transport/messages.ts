/** Messages from the page to the worker that runs the tables. */
export type ToWorker =
  | { t: "start"; engine: string }
  | { t: "ask"; n: number; method: string; path: string; language: string; body: string }
  | { t: "open"; line: number; table: string; language: string }
  | { t: "send"; line: number; text: string }
  | { t: "close"; line: number }

/** Messages from the worker. `part`: progress of its start, from 0 to 1. */
export type ToPage =
  | { t: "part"; part: number }
  | { t: "failed"; why: string }
  | { t: "answer"; n: number; status: number; media: string; content: string }
  | { t: "opened"; line: number }
  | { t: "heard"; line: number; text: string }
  | { t: "closed"; line: number; code: number }
