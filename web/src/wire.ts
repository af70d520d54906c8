// Made by scripts/wire.py from clairiere.server.wire. Do not edit.

/**
 * A rematch: each sits one seat further on. `swap`: everybody stays, the roles change hands; `sequel`: everybody stays
 * for the next game of a series, and whoever has these seats takes these things along, or nothing. `hold`: it begins
 * when everybody has brought a nonce.
 */
export interface Again {
  swap?: boolean
  sequel?: boolean
  take?: Record<string, string>
  hold?: boolean
}

/** One answer of a game. What the reader may not know of it is left empty. `ms`: since the answer before. */
export interface Answer {
  n: number
  seat: number
  notation: string
  label: string
  ms: number
}

/**
 * Without `at`: for the seat that I play against bots, now. With it: of a finished game after `at` answers, for a seat
 * that is asked there, or the first of them.
 */
export interface AskHint {
  at?: number | null
  seat?: number | null
}

/**
 * An open question. `count` answers are possible; when they are too many, `choices` is empty and the client composes
 * the notation, with the ask's own `moment`. `example` is one of them in notation; none, where all that one may do is
 * give up; `quits` are those by which one does, listed or not.
 */
export interface AskInfo {
  seat: number
  about: string
  text: string
  cite: string
  moment: number
  count: number
  sealed: boolean
  choices: Choice[]
  example: string
  quits: string[]
}

/** Whose act came first, and by how much. */
export interface Behind {
  seat: number
  name: string
  ms: number
}

/** `level`: its place on the ladder, which is the same for every game; `about`: how it plays. */
export interface BotInfo {
  level: number
  name: string
  label: string
  about: string
}

/** A what-if: a new table that begins with the first `at` answers, I on `seat`, bots elsewhere. */
export interface Branch {
  at: number
  seat: number
  bots?: string[]
}

export interface CastVote {
  t: "vote"
  n: number
  yes: boolean
  seat?: number | null
}

/**
 * Whether the chance of a finished game is what was promised, checked by this server: the same can be done with the
 * record. `draws` followed from the secret, `wrong` is the number of the first answer that did not, or 0; `text` says
 * all of it. Where there is nothing to check, `commitment` is empty.
 */
export interface ChanceCheck {
  ok: boolean
  commitment: string
  secret: string
  nonces: string[]
  draws: number
  wrong: number
  text: string[]
}

/**
 * Where chance comes from (docs/chance.md). `commitment`: the SHA-256 of a secret of the server, made before any nonce
 * was brought; `nonces`: of each seat, once the game has begun, empty where there is none; `waits`: seats of people who
 * have not yet brought one, or said that they do not.
 */
export interface ChanceInfo {
  commitment: string
  nonces: string[]
  waits: number[]
}

export interface Chapter {
  id: string
  title: string
  clauses: ClauseInfo[]
}

export interface ChatLine {
  t: "chat"
  no: number
  seat: number
  name: string
  text: string
  phrase: string
  at: number
}

/**
 * An answer that may be given. `moment` goes back with it in `seen`; `rushed`: everybody wants to be the first, so that
 * nobody is asked whether he is sure.
 */
export interface Choice {
  notation: string
  label: string
  moment: number
  rushed: boolean
}

export interface ClauseInfo {
  id: string
  cite: string
  title: string
  text: string
  kind: string
  checks: string[]
  see: string[]
  ruling: string
}

/** One clause with all that belongs to it. */
export interface ClausePage {
  clause: ClauseInfo
  examples: ExampleInfo[]
  ruling: RulingInfo | null
}

/** `seat` -1: everybody's. */
export interface Clock {
  seat: number
  ms: number
}

/**
 * After every accepted answer. `lines`: what happened; `trick`: the last one that it finished; then `closed`: lines
 * that may not be looked up any more, by `no`, and `changed`: those that now say more or less, or may be looked up
 * again.
 */
export interface Events {
  t: "events"
  seq: number
  version: number
  seat: number
  seats_mine: number[]
  view: Record<string, unknown>
  prompt: Prompt
  asks: AskInfo[]
  clocks: Clock[]
  waiting: number[]
  suspended: boolean
  undo: UndoInfo
  hint: boolean
  talk: Talk
  over: Over | null
  lesson: LessonNow | null
  past: number
  lines: Line[]
  trick: Trick | null
  closed: number[]
  changed: Line[]
}

/** `given`, `when` and `then` are in English. */
export interface ExampleInfo {
  id: string
  title: string
  clauses: string[]
  given: string
  when: string
  then: string
}

/**
 * A game on the shelf. `usual`: so many play as a rule; `presets`: what is usually agreed on, the first of them if
 * nothing is said; `team`: all win together; `live`: played against the clock, all at once.
 */
export interface GameInfo {
  id: string
  title: string
  about: string
  fewest: number
  most: number
  usual: number
  minutes: number
  options: OptionInfo[]
  presets: PresetInfo[]
  bots: BotInfo[]
  team: boolean
  live: boolean
}

/** There is nothing more to see here; if there is a table to go to, `table` is its id. */
export interface Gone {
  t: "gone"
  text: string
  table: string
}

/** How the server is. `news`: whether it hears what other processes write; `alone`: there can be none. */
export interface Health {
  engine: string
  store: "postgresql" | "sqlite"
  news: "alone" | "down" | "up"
  tables: number
  viewers: number
}

/** The first message, and again to change the language. `since`: the last `seq` that was seen. */
export interface Hello {
  t: "hello"
  n: number
  language?: string
  since?: number | null
}

/**
 * What the strongest bot would do for `seat` after `at` answers, from what that seat may see. `best` is null when it
 * would wait; `others`: the choices it weighed, with what they cost; `rest`: a word on those that are not told;
 * `guessed`: what the others can guess of the seat's own hand; `clauses`: where question and choice come from.
 */
export interface Hint {
  seat: number
  at: number
  text: string
  best: HintChoice | null
  others: HintChoice[]
  rest: string
  beliefs: HintHand[]
  guessed: HintHand | null
  clauses: ClauseInfo[]
}

/** A card that may be in a hand, in words, and how likely that is. */
export interface HintCard {
  text: string
  chance: number
}

/**
 * `value`: the chance to win that the bot sees in it, `cost`: how much less that is than the best; both from 0 to 1, or
 * -1 where it does not know. `text`: the cost in words. To wait has no `notation`.
 */
export interface HintChoice {
  notation: string
  label: string
  value: number
  cost: number
  text: string
}

/** What the bot thinks of another hand, the likeliest cards first. */
export interface HintHand {
  seat: number
  name: string
  cards: HintCard[]
}

/**
 * Something that a set may hold up to `most` times, and `instead_of` something else. An automaton takes no player's
 * seat.
 */
export interface ItemInfo {
  name: string
  label: string
  letter: string
  about: string
  most: number
  automaton: boolean
  instead_of: string
}

export interface LawInfo {
  game: string
  title: string
  chapters: Chapter[]
  examples: ExampleInfo[]
  rulings: RulingInfo[]
}

/** `then`: wait (the seat stays mine), bot:NAME (it plays on for me), stop (the table ends, if all agree). */
export interface Leave {
  then?: string
}

export interface Legal {
  notation: string
  label: string
}

/** A turn that is walked through at a table. */
export interface LessonInfo {
  name: string
  title: string
  steps: number
}

/**
 * What is to be tried next at the table of a lesson: step `step` of `of`, counted from 0; as many when all is done.
 * `answers` lead on, `next` is the lesson that follows.
 */
export interface LessonNow {
  name: string
  title: string
  step: number
  of: number
  text: string
  cite: string
  hint: string
  tries: LessonTry[]
  answers: string[]
  next: string
}

/** Something to ask the referee, who refuses it. */
export interface LessonTry {
  answer: string
  text: string
}

/**
 * Something that happened. `no` counts events, `n` is the answer that led to it, `at` when it was given; `head`: a turn
 * or a round begins; `what` and `secret` are the game's own numbers, as far as the reader may know them.
 */
export interface Line {
  no: number
  n: number
  text: string
  cite: string
  verb: string
  fresh: boolean
  head: boolean
  at: number
  what: number[]
  secret: number[]
}

/** The page is looked at, or is open and nobody looks at it. */
export interface Look {
  t: "look"
  n: number
  here: boolean
}

export interface MailChange {
  address?: string
}

/**
 * Where to write when it is my turn. `offered`: this server sends mail; `confirmed`: the address was found to be mine.
 * Nothing is sent to one that is not.
 */
export interface MailInfo {
  offered: boolean
  address: string
  confirmed: boolean
}

/** May I? The referee answers; the game is not changed. */
export interface May {
  t: "may"
  n: number
  choice: string
  seat?: number | null
}

/** A guest. `link` is a secret address that makes another device this guest's too. */
export interface Me {
  id: string
  name: string
  language: string
  link: string
}

export interface MeChange {
  name?: string | null
  language?: string | null
}

/**
 * `seats`: "me", "open" or "bot:NAME" for each. A table without an open seat starts by itself; with `hold`, when
 * everybody has brought a nonce.
 */
export interface NewTable {
  game: string
  options?: Record<string, number | string | boolean>
  seats?: string[]
  settings?: Settings
  hold?: boolean
}

/** For a bot that plays over the wire: it takes this seat. */
export interface NewToken {
  table: string
  seat: number
  name?: string
}

/**
 * My part in a table's chance, before it begins: 256 bits in hexadecimal, made after I saw the commitment. Without it,
 * the game does not wait for mine.
 */
export interface Nonce {
  commitment?: string
  nonce?: string
}

/**
 * Something the players agree on before the game. A `set` names `low` to `high` of its items with commas, those of the
 * first seats first; a `seat` is the number of one; `seating` says how seats are given out.
 */
export interface OptionInfo {
  name: string
  label: string
  kind: "choice" | "flag" | "number" | "seat" | "seating" | "set" | "text"
  default: number | string | boolean
  low: number
  high: number
  known: (number | string | boolean)[]
  values: ValueInfo[]
  items: ItemInfo[]
  cite: string
}

/** The end. `places` are the seats in groups, the best first; two who share the second place leave no third. */
export interface Over {
  winners: number[]
  points: number[]
  places: number[][]
  text: string
}

export interface Phrase {
  id: string
  text: string
}

/** A table that somebody thinks about. `seats`: how many play, if the options do not say. */
export interface Plan {
  options?: Record<string, number | string | boolean>
  seats?: number
}

/**
 * What that table would be. `options`: all of them; `settled`: those that the others leave no choice for; `moot`: those
 * that change nothing with the others as they are; `seats`: how many players' seats there are, before those of the
 * `automata`; `roles`: what each seat plays, if that differs, unless lots decide (`by_lot`); `notices`: what the law
 * says about these roles together.
 */
export interface Planned {
  options: Record<string, number | string | boolean>
  settled: string[]
  moot: string[]
  seats: number
  automata: number
  roles: string[]
  by_lot: boolean
  team: boolean
  notices: ClauseInfo[]
}

/** An answer in notation. `seen`: the moment of the choice that was clicked. `seat`: for those who play several. */
export interface Play {
  t: "play"
  n: number
  choice: string
  seen?: number | null
  unchanged?: number | null
  seat?: number | null
}

/** `at`: the server's clock. An answer to it (`sign` with `pong` set to that number) measures the line. */
export interface Pong {
  t: "pong"
  at: number
}

export interface Presence {
  t: "presence"
  seats: SeatInfo[]
  spectators: number
}

/** Options that go well together. */
export interface PresetInfo {
  name: string
  label: string
  about: string
  options: Record<string, number | string | boolean>
  cite: string
}

/** Whom the table waits for, or what the reader is asked, in words. */
export interface Prompt {
  text: string
  cite: string
}

/** Every error: an id for programs, a sentence for people, and the clause if a rule is concerned. */
export interface Refusal {
  error: string
  text: string
  cite: string
}

/** To a message of the same `n`, once what it did is safely written down. */
export interface Reply {
  t: "reply"
  n: number
  ok: boolean
  text: string
  cite: string
  legal: Legal[]
  late: boolean
  behind: Behind | null
}

/** What the rule books leave open and how it was decided, in English. */
export interface RulingInfo {
  id: string
  question: string
  ruling: string
  reason: string
}

/** A line of chat. `seat` -2: an onlooker; only onlookers read onlookers while a game runs. */
export interface Said {
  no: number
  seat: number
  name: string
  text: string
  phrase: string
  at: number
}

/**
 * `here`: somebody is connected; `deserted`: the table no longer waits for this seat; `left`: a bot keeps it for
 * somebody who may come back; `kept`: for me.
 */
export interface SeatInfo {
  seat: number
  kind: "bot" | "guest" | "open"
  name: string
  here: boolean
  mine: boolean
  deserted: boolean
  left: boolean
  kept: boolean
}

/**
 * The next game of a series. `takes`: for each player what may be taken along, one thing at most; `waits`: seats of
 * people who have not said yet what.
 */
export interface SequelInfo {
  text: string
  cite: string
  takes: Taken[][]
  waits: number[]
}

/**
 * What a table agrees on beside the game. `move_s`: seconds for a question, 0 for no clock; `hotseat`: several seats
 * are played on one screen; `instant`: bots do not pretend to think; `second`: the second game of a match, whose points
 * are added to those of the table it goes back to.
 */
export interface Settings {
  spectators?: "nobody" | "open" | "seat"
  undo?: boolean
  move_s?: number
  hotseat?: boolean
  instant?: boolean
  second?: boolean
}

/** A sign of life; `pong` repeats the `at` of the server's last pong. */
export interface Sign {
  t: "sign"
  n: number
  pong?: number | null
}

export interface Sit {
  commitment?: string
  nonce?: string
  seat?: number | null
}

export interface SitBot {
  seat: number
  bot: string
}

/**
 * The whole of a table: after `hello`, after an undo, after seats or languages change. `number`: the highest `n` of a
 * `play` that this seat has had accepted. `mark`: so many answers had been seen before this visit. `note`: what
 * happened, when that is no event of the game.
 */
export interface Snapshot {
  t: "snapshot"
  seq: number
  version: number
  seat: number
  seats_mine: number[]
  view: Record<string, unknown>
  prompt: Prompt
  asks: AskInfo[]
  clocks: Clock[]
  waiting: number[]
  suspended: boolean
  undo: UndoInfo
  hint: boolean
  talk: Talk
  over: Over | null
  lesson: LessonNow | null
  past: number
  table: TableInfo
  log: Line[]
  chat: Said[]
  vote: VoteInfo | null
  number: number
  mark: number
  note: string
}

/** A text, or the id of a phrase. */
export interface Speak {
  t: "chat"
  n: number
  text?: string
  phrase?: string
}

/**
 * A game after `n` of its `of` answers, seen from a seat, as a spectator (-2) or all open (-3): then `views` holds
 * every seat's view. `lines` is what the last answer led to, `trick` the one that it finished, `asked` whom the game
 * then waits for.
 */
export interface Step {
  n: number
  of: number
  seat: number
  view: Record<string, unknown>
  views: Record<string, unknown>[]
  lines: Line[]
  trick: Trick | null
  answer: Answer | null
  asked: AskInfo[]
  text: string
}

/**
 * A table. `my_turn`: I am asked; `moves`: answers so far; `fresh`: lines of the log since my last visit; `pace`:
 * seconds for a question; `due`: when the time of the one that is open is up, or 0; `result`: a line about how it
 * ended; `shown`: the seat whose cards onlookers see, the host's own, or -2; `parent`: the table it goes back to,
 * `branch` at which answer (a what-if), `next` its rematch; `swap`: the roles may change hands in it; `sequel`: the
 * next game of its series; `points`: of a game that is over, by seats; `chance`: where it comes from, if it can be
 * checked; `damaged`: it cannot be read, as `result` says.
 */
export interface TableInfo {
  id: string
  game: string
  title: string
  status: "open" | "over" | "running"
  seats: SeatInfo[]
  options: Record<string, number | string | boolean>
  settings: Settings
  host: string
  mine: boolean
  my_turn: boolean
  created: number
  moves: number
  fresh: number
  pace: number
  due: number
  spectators: number
  shown: number
  watched: boolean
  result: string
  parent: string
  branch: number | null
  next: string
  swap: boolean
  sequel: SequelInfo | null
  points: number[]
  damaged: boolean
  chance: ChanceInfo | null
}

/** Something that a player may take along into another game. */
export interface Taken {
  notation: string
  label: string
}

/** Whether people may write what they like now; the phrases may be said at any time. */
export interface Talk {
  open: boolean
  phrases: Phrase[]
  text: string
}

export interface Token {
  token: string
  table: string
  seat: number
}

/**
 * A trick that was finished: who led, its cards, who won them, how many tricks that makes for the winner or the team.
 * `played`: the `no` of the line that told of its last card.
 */
export interface Trick {
  leader: number
  cards: string[]
  winner: number
  count: number
  played: number
}

export interface Undo {
  t: "undo"
  n: number
  seat?: number | null
}

/** `free`: my last decision may be taken back at once; `ask`: the others may be asked for it. */
export interface UndoInfo {
  free: boolean
  ask: boolean
}

/** `about`: a word on it, where there is one. */
export interface ValueInfo {
  value: number | string | boolean
  label: string
  about: string
}

/** `closed`: it is over, one way or the other, and `text` says which. */
export interface Vote {
  t: "vote"
  kind: "stop" | "undo"
  by: number
  needs: number[]
  yes: number[]
  text: string
  closed: boolean
}

/** An open vote: about taking back (`undo`) or ending the table (`stop`). `needs` are the seats not heard yet. */
export interface VoteInfo {
  kind: "stop" | "undo"
  by: number
  needs: number[]
  yes: number[]
  text: string
}

export type ToClient = Snapshot | Events | Reply | Presence | ChatLine | Vote | Gone | Pong

export type ToServer = Hello | Play | May | Undo | CastVote | Speak | Sign | Look
