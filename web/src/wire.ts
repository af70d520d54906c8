// Made by scripts/wire.py from clairiere.server.wire and the games' schemas. Do not edit.

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

/** 8.2 `sympathy`: tokens on the track; `bases`: those still on the board; `operations`: done in this Evening. */
export interface AllianceBoard {
  faction: "alliance"
  sympathy: number
  bases: ("bird" | "fox" | "mouse" | "rabbit")[]
  officers: number
  operations: number
  operations_left: number
}

/** One answer of a game. What the reader may not know of it is left empty. `ms`: since the answer before. */
export interface Answer {
  n: number
  seat: number
  notation: string
  label: string
  ms: number
}

/** `instigated`: a Vagrant has set them on. */
export interface AskBattle {
  attacker: BattleSide
  defender: BattleSide
  instigated?: boolean
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
 * the notation, with the ask's own `moment`. `playable` is the notation of one of them, which `play` accepts with that
 * `moment`; it gives up only where nothing else is possible. `example` is a harmless choice as people type it in the
 * reader's language; it is empty where the only choice is to give up. `quits` are the notations of all choices that
 * give up, listed or not.
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
  playable: string
  example: string
  quits: string[]
}

/**
 * The board as it was `packed` last, the orders that were revealed in this turn, what was answered since, and her
 * `programme` from the left, as far as spies have seen it: cards, empty where nobody has.
 */
export interface AskMarquise {
  packed: string
  orders?: string[]
  answers?: string[]
  programme?: string[]
}

/** For which options, and for whom, where there are roles. */
export interface AskReference {
  options?: Record<string, number | string | boolean>
  role?: string
}

/** Whose decisions. */
export interface AskReview {
  seat: number
}

/** A spy is used: on which board and programme, which card it is, and what was said since. */
export interface AskSpy {
  packed: string
  spy: string
  programme?: string[]
  said?: string[]
}

/**
 * Something that a side of a battle may have; `faction`: only that one, one of them at a time; `against`: only in a
 * battle that this faction has begun, or set others on to.
 */
export interface BattleEffect {
  id: string
  label: string
  side: "attacker" | "defender"
  faction: string
  against: string
  cite: string
}

/** Warriors (or items) and pieces that both sides lose, in so many of all rolls. */
export interface BattleLosses {
  attacker: number[]
  defender: number[]
  times: number
}

/** `points`: that both sides score, over all rolls, and a Vagabond who set them on or was called for help. */
export interface BattleOdds {
  rolls: number
  losses: BattleLosses[]
  points: number[]
}

/**
 * `warriors`: or the Vagabond's undamaged swords; `pieces`: or his other items; `lent`: swords of an Arbiter, for a
 * defender; `hired`: mercenaries, `allied`: warriors of the Vagabond's ally, for an attacker.
 */
export interface BattleSide {
  faction: string
  warriors: number
  pieces?: number
  effects?: string[]
  lent?: number
  hired?: number
  allied?: number
}

/**
 * 4.3 A battle as far as it has come, players by seat or -1. `ambush`: the card that was played; hits that each side
 * deals, those of the dice first. `parts`: of what they are the sum, from the roll until they are dealt; then the event
 * that deals them tells it.
 */
export interface BattleView {
  attacker: number
  defender: number
  clearing: number
  instigator: number
  allied: number
  enlisted: number
  ambush: string
  dealt_rolled: number
  dealt: number
  returned_rolled: number
  returned: number
  parts: HitPart[]
}

/** Whose act came first, and by how much. */
export interface Behind {
  seat: number
  name: string
  ms: number
}

/**
 * `level`: its place on the ladder, which is the same for every game; `about`: how it plays; `strength`: whom it beats
 * how often and how long it thinks, as far as that was measured.
 */
export interface BotInfo {
  level: number
  name: string
  label: string
  about: string
  strength: string
}

/**
 * A what-if: a new table that begins with the first `at` answers, I on `seat`. Elsewhere sit `bots`; without them, the
 * bots that played there, and bots that sit in for people.
 */
export interface Branch {
  at: number
  seat: number
  bots?: string[]
}

/** 6.2 Buildings that are still on their tracks. */
export interface BuildingsLeft {
  sawmill: number
  workshop: number
  recruiter: number
}

/** 2.2.2 A number for each suit of clearings. */
export interface BySuit {
  fox: number
  rabbit: number
  mouse: number
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
 * An answer that may be given. `target`: what it points at, by its `kind`; `moment` goes back with it in `seen`;
 * `rushed`: everybody wants to be the first, so that nobody is asked whether he is sure; `leads`: more is asked about
 * the same act, so that nobody need be sure yet; `does`: what it does and costs, where its label does not say it, by
 * the clause `cite`.
 */
export interface Choice {
  notation: string
  label: string
  target: Target
  moment: number
  rushed?: boolean
  leads?: boolean
  does?: string
  cite?: string
}

/** One rule. `label`: how people call it, which is its number if it has one. */
export interface ClauseInfo {
  id: string
  label: string
  cite: string
  title: string
  text: string
  kind: string
  checks: string[]
  see: string[]
}

/** One clause with all that belongs to it. */
export interface ClausePage {
  clause: ClauseInfo
  examples: ExampleInfo[]
  rulings: RulingInfo[]
}

/**
 * 2.2 A clearing and all that stands in it. `slots`: those still open; `reserved`: to whom alone pieces may come;
 * `closed`: to all; `warriors`, `pieces` (buildings and tokens) and `pawns` by player.
 */
export interface ClearingView {
  suit: "bird" | "fox" | "mouse" | "rabbit" | ""
  reserved: string
  closed: boolean
  slots: number
  ruin: boolean
  warriors: Record<string, number>
  pieces: Record<string, Record<string, number>>
  pawns: string[]
  ruler: string
}

/** `seat` -1: everybody's. */
export interface Clock {
  seat: number
  ms: number
}

/** The server ends, most often to come back at once: the line will be cut, and is to be opened again. */
export interface Closing {
  t: "closing"
  text: string
}

/** What a real table of one game looks up; only its own part is there. */
export interface Companion {
  game: string
  title: string
  renard: RenardCompanion | null
  duo: DuoCompanion | null
  jeton: JetonCompanion | null
  root: RootCompanion | null
}

/** A clock that a table may agree on, with the seconds that are usual. */
export interface CompanionClock {
  id: string
  label: string
  seconds: number[]
  cite: string
}

/** A faction: the clauses of its set-up, and its turn, phase by phase. */
export interface CompanionFaction {
  id: string
  name: string
  short: string
  letter: string
  automaton: boolean
  pawn: boolean
  setup: ClauseInfo[]
  turn: ReferenceSection[]
}

export interface CompanionPreset {
  name: string
  label: string
  factions: string[]
  team: boolean
  cite: string
}

/**
 * Factions that may play together; `dominance`: whether such cards are in their deck; `notices`: the ids of clauses
 * that say something of them.
 */
export interface CompanionSet {
  factions: string[]
  recommended: boolean
  dominance: boolean
  notices: string[]
}

/**
 * An answer at a move of a finished game, beside the one that was given there: whether it is the same, in words, and
 * what that one led to.
 */
export interface Compared {
  same: boolean
  text: string
  lines: Line[]
}

/**
 * 10.2 `scored`: suits that have scored in this turn; `crusade`: the clearing where the warriors of a Crusade have
 * gone, or 0.
 */
export interface CultBoard {
  faction: "cult"
  outcast: "bird" | "fox" | "mouse" | "rabbit" | ""
  hated: boolean
  acolytes: number
  lost_souls: string[]
  revealed: string[]
  scored: ("bird" | "fox" | "mouse" | "rabbit")[]
  crusade: number
  gardens: BySuit
}

/** The puzzle of the day, the same for everybody. `day`: which, as 2026-11-17. */
export interface DailyPuzzle {
  day: string
  puzzle: PuzzleInfo
}

/** 7.4.2 Cards by column; `vizier` is a loyal vizier. */
export interface DecreeView {
  recruit: string[]
  move: string[]
  battle: string[]
  build: string[]
}

/** It is done; there is nothing to say about it. */
export interface Done {
  ok: boolean
}

/** All else: to leave the decree, to propose giving up, to agree or not, to be ready. */
export interface DuoAct {
  kind: "act"
  act: "keep" | "no" | "ready" | "stop" | "yes"
}

/** A card of the hand: to play, to exchange for the decree, to give. */
export interface DuoCard {
  kind: "card"
  card: string
}

/** `cards`: in both hands when a round begins; the others are the clauses of what is done. */
export interface DuoCompanion {
  levels: DuoLevel[]
  cards: number
  collect_cite: string
  cover_cite: string
  add_cite: string
  win_cite: string
  lost_cite: string
  time_cite: string
  score_cite: string
}

export type DuoEvent =
  | { verb: "board"; level: number; gems: number }
  | { verb: "dealer"; seat: number }
  | { verb: "shuffled"; round: number }
  | { verb: "dealt"; seat: number; cards?: string[] }
  | { verb: "decree"; card: string }
  | { verb: "played"; seat: number; card: string }
  | { verb: "named"; seat: number; other: number }
  | { verb: "exchanged"; seat: number; given: string; taken: string }
  | { verb: "kept"; seat: number; decree: string }
  | { verb: "swapped"; cards?: string[] }
  | { verb: "judged"; seat: number; card: string; other: string; trump: string }
  | { verb: "won trick"; seat: number }
  | { verb: "moved"; origin: number; space: number }
  | { verb: "left path"; space: number }
  | { verb: "covered"; space: number; left: number }
  | { verb: "slid"; gems: number; origin: number; space: number }
  | { verb: "returned"; space: number }
  | { verb: "collected"; space: number; left: number }
  | { verb: "put away"; tricks: number }
  | { verb: "leads"; seat: number }
  | { verb: "added"; plus: number; space: number }
  | { verb: "spared" }
  | { verb: "proposed"; seat: number; space: number }
  | { verb: "declined"; seat: number; times: number }
  | { verb: "would stop"; seat: number }
  | { verb: "plays on"; seat: number }
  | { verb: "victory"; result: "" | "given up" | "lost" | "time" | "victory"; score: number }
  | { verb: "defeat"; result: "" | "given up" | "lost" | "time" | "victory"; score: number }

/**
 * `guessed`: nobody has seen the printed board; the last four are points of a victory: for itself, for each card in
 * both hands, for each token left, by the number of the round.
 */
export interface DuoLevel {
  level: number
  label: string
  side: string
  guessed: boolean
  start: number
  gems: number[]
  plus: number[]
  tokens: number
  edges: ForestEdge[]
  base: number
  card: number
  token: number
  rounds: number[]
  cite: string
}

/** A movement of the team: towards whom, how far, and where it leads. A space outside the path is behind its end. */
export interface DuoMove {
  kind: "move"
  seat: number
  steps: number
  space: number
}

/** The player that Foxes name. */
export interface DuoPlayer {
  kind: "player"
  seat: number
}

/** The end of the path that a player wants the forest to cover. */
export interface DuoProposal {
  seat: number
  space: number
}

/** An end of the path that a forest token shall cover. */
export interface DuoSpace {
  kind: "space"
  space: number
}

export type DuoTarget = DuoCard | DuoPlayer | DuoSpace | DuoMove | DuoAct

/**
 * What one seat sees. Lists of two are by seats; a seat that is not there is -1, a card or suit empty. `gems`: on each
 * space; `plus`: spaces where gems are added after a round, `gems_to_come`: if one is left; `at`: where the team is;
 * `covered`: spaces under the forest at each end; `winner`: of the trick that still lies there; `named`: by Foxes;
 * `gift`: what I have chosen to give, unseen.
 */
export interface DuoView {
  game: "duo"
  seat: number
  level: number
  side: string
  reconstruction: boolean
  round: number
  dealer: number
  gems: number[]
  plus: number[]
  gems_to_come: number[]
  start: number
  at: number
  covered: number[]
  forest_tokens: number
  supply: number
  decree: string
  trump: string
  pile: number
  hand_sizes: number[]
  hand: string[]
  known: string[][]
  leader: number
  trick: string[]
  tricks: number
  trick_number: number
  winner: number
  named: number
  gift: string
  proposed: DuoProposal | null
  declined: number
  past_tricks: PastTrick[]
  about: string
  clause: string
  out_of_reach: boolean
  result: "" | "given up" | "lost" | "time" | "victory"
  score: number
  winners: number[]
}

/** What is to stand at a place of a position: pieces, a number (0 and 1 for no and yes), or a word. */
export interface EditChange {
  path: string
  value: string[] | number | string
}

/**
 * A place of a position: what stands there, and what may. `sort`: pieces go to places of the same sort; `one`: there is
 * room for one; `known`: the words of a `word`.
 */
export interface EditField {
  path: string
  label: string
  kind: "flag" | "number" | "pieces" | "word"
  value: string[] | number | string
  low: number
  high: number
  known: EditWord[]
  sort: string
  one: boolean
}

/** Places that are looked at together. */
export interface EditGroup {
  id: string
  label: string
  fields: EditField[]
}

/**
 * A position that is being changed, as it was `packed` last; without one, a new game with these options and so many
 * seats. `seat`: from where one looks at what comes of it.
 */
export interface EditPosition {
  packed?: string
  options?: Record<string, number | string | boolean>
  seats?: number
  seat?: string
  changes?: EditChange[]
}

export interface EditWord {
  word: string
  label: string
}

/**
 * A position that is being changed. `refused`: why it cannot be as it stands, and `wrong`, the path of the place that
 * is to blame, if it is one of the groups'; `now`: the position, if it can be; `forgot`: what had led there no longer
 * fitted and is left out; `pieces`: what pieces are called; `choices`: pieces by their names and groups by their ids,
 * as the board points at them.
 */
export interface Editing {
  packed: string
  groups: EditGroup[]
  pieces: Record<string, string>
  choices: Choice[]
  refused: Refusal | null
  wrong: string
  forgot: boolean
  now: PositionNow | null
}

/**
 * After every accepted answer: what has changed of `Now` since the message before. The rest is as it was, in `view`
 * too. `answers`: the `n` of the reader's message that brought this about; it is herewith accepted. `lines`: what
 * happened; `trick`: the last one that it finished; `result`: of the round that it ended; then `closed`: lines that may
 * not be looked up any more, by `no`, and `changed`: those that now say more or less, or may be looked up again.
 */
export interface Events {
  t: "events"
  seq: number
  lines: Line[]
  version?: number
  seat?: number
  seats_mine?: number[]
  view?: ViewChanges
  prompt?: Prompt
  asks?: AskInfo[]
  clocks?: Clock[]
  waiting?: number[]
  suspended?: boolean
  undo?: UndoInfo
  hint?: boolean
  talk?: Talk
  over?: Over | null
  lesson?: LessonNow | null
  past?: number
  withheld?: Prompt | null
  answers?: number
  trick?: Trick | null
  result?: RoundResult | null
  closed?: number[]
  changed?: Line[]
}

/** What is given, what is done then, and what comes of it. */
export interface ExampleInfo {
  id: string
  label: string
  title: string
  clauses: string[]
  given: string
  when: string
  then: string
}

/**
 * 7.2 `set_aside`: leaders that lie face down; `left`: what of the Decree is still to be carried out; `added` and
 * `added_bird`: in this Birdsong; `resolved`: what was carried out, in order and in notation, with @ and the clearing
 * where something was placed; `roosts`: those on the track.
 */
export interface EyrieBoard {
  faction: "eyrie"
  leader: string
  set_aside: string[]
  decree: DecreeView
  left: DecreeView
  added: number
  added_bird: boolean
  resolved: string[]
  plundered: boolean
  roosts: number
  turmoil: boolean
}

/** A question that may come. `choices`: what may be possible then, as far as one can say; `now`: it is asked now. */
export interface Foreseen {
  about: string
  text: string
  cite: string
  choices: Legal[]
  now: boolean
}

/**
 * So many tokens at the low and at the high end. `covers`: by end, from which space gems slide to which when one more
 * is laid there, empty if none is left; `adds`: the spaces that get a gem after a round.
 */
export interface ForestEdge {
  low: number
  high: number
  covers: number[][]
  adds: number[]
}

export type GameEvent = DuoEvent | JetonEvent | RenardEvent | RootEvent

/**
 * My finished games of one kind: all, by my roles, with whom, with bots of which level. `team`: all win together; then
 * `scores` are those of each game, the oldest first. `rating`: if some of them counted for one.
 */
export interface GameFigures {
  game: string
  title: string
  team: boolean
  all: Share
  roles: Share[]
  people: Share[]
  bots: Share[]
  scores: Scored[]
  rating: Rating | null
}

/**
 * A game on the shelf. `usual`: so many play as a rule; `usual_bot`: the name of the one that plays if nobody chose,
 * the strongest that is proved to be; `presets`: what is usually agreed on, the first of them if nothing is said;
 * `alone`: options that only whoever plays with bots alone may choose; `team`: all win together; `live`: played against
 * the clock, all at once, where people meet; `lessons`: in the order in which they are best taken; `labels`: how people
 * call the clauses that have no number.
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
  alone: OptionInfo[]
  bots: BotInfo[]
  usual_bot: string
  team: boolean
  live: boolean
  lessons: LessonInfo[]
  labels: Record<string, string>
}

/**
 * There is nothing more to see here; if there is a table to go to, `table` is its id. `error` says to programs why the
 * connection is refused or closed.
 */
export interface Gone {
  t: "gone"
  text: string
  table: string
  error: string
}

/** `clean`: the name is replaced by one that we give. */
export interface GuestChange {
  banned?: boolean | null
  clean?: boolean
}

/** A guest as whoever runs the server sees them. `banned`: since when; 0: they may come in. */
export interface GuestInfo {
  id: string
  name: string
  created: number
  banned: number
}

/**
 * How this process is. `news`: whether it hears what other processes write; `alone`: there can be none. `tables` are at
 * hand, of which `playing` are in play; `viewers` look at one, `players` of them have a seat there; `thinking` bots
 * decide. `p50_ms`, `p99_ms`: until messages of the last minutes were answered. `since`: when it was started.
 */
export interface Health {
  engine: string
  store: "browser" | "postgresql" | "sqlite"
  news: "alone" | "down" | "up"
  tables: number
  playing: number
  viewers: number
  players: number
  thinking: number
  p50_ms: number
  p99_ms: number
  since: number
}

/** The first message, and again to change the language. `since`: the last `seq` that was seen. */
export interface Hello {
  t: "hello"
  n: number
  language?: string
  since?: number | null
}

/**
 * What the strongest bot would do for `seat` after `at` answers, from what that seat may see; `why`, as far as its own
 * figures bear it out; `figures`: what it expects then. `best` is null when it would wait; `others`: the choices it
 * weighed, with what they cost; `rest`: a word on those that are not told; `beliefs`: what is remarkable about other
 * hands and has to do with the choice; `guessed`: the same of what the others can guess of the seat's own; `clauses`:
 * where question and choice come from.
 */
export interface Hint {
  seat: number
  at: number
  text: string
  why: HintReason[]
  figures: string
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

/** Why, in a sentence, and the clause it rests on, if one does. */
export interface HintReason {
  text: string
  cite: string
}

/** 4.3.2 A part of the hits that the attacker deals or the defender returns; a negative count takes some away. */
export interface HitPart {
  side: "dealt" | "returned"
  part:
    | "armorers"
    | "commander"
    | "defenseless"
    | "extra"
    | "guerrilla-higher"
    | "guerrilla-lower"
    | "higher-die"
    | "lower-die"
    | "sappers"
    | "swords"
    | "tactics"
    | "warriors"
  count: number
}

/** 9.2.9.II.d Hits of this battle: those that items took, those that allied warriors took. */
export interface HitsTaken {
  items: number
  allies: number
}

/**
 * Something that a set may hold up to `most` times, and `instead_of` something else, or that shares give. An automaton
 * takes no player's seat.
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

/** Any other choice of a player. */
export interface JetonAct {
  kind: "act"
  act: "agree" | "draw" | "leave" | "pass" | "propose" | "shout" | "withdraw"
}

/** Cards of the hand to lay: as a bid of one's own, or on the stack of a seat; `total` is what it is worth then. */
export interface JetonCards {
  kind: "cards"
  act: "bid" | "raise"
  seat: number
  cards: string
  total: number
}

/**
 * `following`: by the number of players less the fewest, then by the set of those who are in, as bits: who comes after
 * each seat, -1 if nobody is left.
 */
export interface JetonCompanion {
  targets: number[]
  target: number
  target_cite: string
  fewest: number
  most: number
  following: number[][][]
  clocks: CompanionClock[]
  next_cite: string
  out_cite: string
  red_cite: string
  last_cite: string
  shout_cite: string
  win_round_cite: string
}

export type JetonEvent =
  | { verb: "red"; seat: number }
  | { verb: "drew"; seat: number; card?: string }
  | { verb: "unlocked"; seat: number }
  | { verb: "skipped"; seat: number }
  | { verb: "eliminated"; seat: number; count: number }
  | { verb: "reshuffled"; times: number }
  | { verb: "shouted"; seat: number }
  | { verb: "opened nothing"; seat: number }
  | { verb: "laid"; seat: number; owner: number; cards: string; total: number; begins: boolean }
  | { verb: "proposed"; seat: number | "server" }
  | { verb: "agreed"; seat: number }
  | { verb: "withdrew"; seat: number }
  | { verb: "fell" }
  | { verb: "won round"; seat: number; tokens: number; blue: number }
  | { verb: "tied"; seats: number[] }
  | { verb: "received"; seat: number; cards: string }
  | { verb: "timed out"; seat: number }
  | { verb: "leaving"; seat: number }
  | { verb: "left"; seat: number; count: number }
  | { verb: "won"; seat: number }
  | { verb: "drawn"; seats: number[] }
  | { verb: "stopped" }

/** Cards that a seat laid on the stack of an owner. */
export interface JetonLay {
  seat: number
  owner: number
  cards: string
}

/** What a bidder gets of the cards on the table. */
export interface JetonPart {
  seat: number
  cards: string
}

/** A sharing; bidders who get nothing are left out. */
export interface JetonShare {
  kind: "share"
  parts: JetonPart[]
}

export type JetonTarget = JetonCards | JetonShare | JetonAct

/**
 * What one seat sees. Lists are by seats; a seat that is not there is -1. `active`: still in the game; `leaving`: out
 * as soon as drawing resumes; `gone`: out, in that order; `red`, `blue`: who has the red token, how many blue ones each
 * has; `skips`: in a row; `lock`: nobody may shout yet; `proposal`: who wants to end the round; `table`, `draw_no`,
 * `turn`, `proposals`, `seq`: counters that messages are meant for.
 */
export interface JetonView {
  game: "jeton"
  seat: number
  form: string
  title: string
  shout: string
  target: number
  phase: string
  hand: string
  hand_sizes: number[]
  pack_sizes: number[]
  removed: number
  active: number[]
  leaving: number[]
  gone: number[]
  red: number
  blue: number[]
  draw_seat: number
  skips: number
  lock: boolean
  reshuffles: number
  launcher: number
  stacks: string[]
  totals: number[]
  leader: number
  lays: JetonLay[]
  proposal: number | "server" | null
  consents: number[]
  withdrawals: number[]
  round_winner: number
  table: number
  draw_no: number
  turn: number
  proposals: number
  seq: number
  about: string
  clause: string
  winners: number[]
  places: number[]
}

/** `notation`: the letters and short words of checks and examples. */
export interface LawInfo {
  game: string
  title: string
  notation: string
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

/** What is tried step by step at a table of its own. */
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
 * or a round begins; `event`: its `verb` and what belongs to it by names, as far as the reader may know it.
 */
export interface Line {
  no: number
  n: number
  text: string
  cite: string
  event: GameEvent
  fresh: boolean
  head: boolean
  at: number
}

/** Whether everybody is shown a table that waits for players, or only those come who have its address. */
export interface Listing {
  listed: boolean
}

/** The page is in front, or is hidden. A hidden page is shown as away, and may be silent for longer. */
export interface Look {
  t: "look"
  n: number
  here: boolean
}

/** 9.7.1 Who has looked under a ruin, by seat. */
export interface Lookers {
  clearing: number
  seats: number[]
}

/** What the table has to say next: which order was revealed, what was rolled, or what somebody chooses. */
export interface MarquiseAsk {
  kind: "choice" | "dice" | "order"
  who: string
  text: string
  cite: string
  choices: MarquiseChoice[]
}

/**
 * 6.2 `keep`: in which clearing, or 0; `wood`: left in the supply; `actions`: left in this Daylight, `acted`: the first
 * is taken, `recruited`: she has.
 */
export interface MarquiseBoard {
  faction: "marquise"
  keep: number
  wood: number
  tracks: BuildingsLeft
  actions: number
  acted: boolean
  recruited: boolean
}

/** `suit`: of a card. */
export interface MarquiseChoice {
  notation: string
  label: string
  suit: string
}

/** A step of her turn; `head`: a phase or an order begins. */
export interface MarquiseLine {
  text: string
  cite: string
  head: boolean
}

/**
 * Her turn, or a spy's work, as far as it is known; `after`: the board when that is done, and `programme`: what is
 * known of her orders then; `over`: she or the others have won; `seen`: what is known of her orders before, `spies`:
 * those in play; `view`: the board with points and phase at this point of her turn.
 */
export interface MarquiseTurn {
  view: View
  lines: MarquiseLine[]
  asked: MarquiseAsk | null
  after: string
  programme: string[]
  over: boolean
  seen: MarquiseChoice[]
  spies: MarquiseChoice[]
}

/** Asks whether an answer would be accepted. The referee replies; the game is not changed. `typed`: as in `play`. */
export interface May {
  t: "may"
  n: number
  choice: string
  seat?: number | null
  typed?: boolean
}

/**
 * A guest. `named`: by themselves, and not by us; `link` is a secret address that makes another device this guest's
 * too. It is there only in the answer that makes it, because the server keeps no more than its hash; else empty.
 */
export interface Me {
  id: string
  name: string
  named: boolean
  language: string
  link: string
}

export interface MeChange {
  name?: string | null
  language?: string | null
}

/** MM.5 `keep`: in which clearing, or 0; `orders`: from left to right, "" for one that lies face down. */
export interface MechanicalBoard {
  faction: "mechanical"
  keep: number
  orders: string[]
}

/** Those that run first, the longest waited for before the others; then the finished ones, the newest first. */
export interface MyGames {
  games: PlayedGame[]
  figures: GameFigures[]
}

/** `close_devices`: all other devices of the guest are signed out. */
export interface NewLink {
  close_devices?: boolean
}

/** It takes the place of what was planned for questions of the same kind. */
export interface NewPlannedAnswer {
  about: string
  choice: string
  only?: "asked" | "options" | "situation"
  unless?: string[]
  standing?: boolean
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
 * `target`: an address, a webhook, or a browser's subscription as JSON (`endpoint`, `p256dh`, `auth`), which is added
 * to those of my other devices. Without a way nothing is sent any more.
 */
export interface NoticeChange {
  way?: "browser" | "mail" | "push" | "webhook" | ""
  target?: string
}

/**
 * How I am told that it is my turn. `ways`: what this server offers; `way`: my choice, empty for none; `target`: the
 * address, or the host of the webhook; `confirmed`: it was found to be mine, nothing is sent before; `hosts`: those
 * that webhooks may lead to; `key`: the server's own, for browsers that subscribe to its messages.
 */
export interface NoticeInfo {
  ways: ("browser" | "mail" | "push" | "webhook")[]
  way: "browser" | "mail" | "push" | "webhook" | ""
  target: string
  confirmed: boolean
  hosts: string[]
  key: string
}

/**
 * A position as `text` (JSON, docs/notation.md), or `packed` as it stands in a link; `seat`: from where one looks at
 * it, a number, `spectator` or `all`; if nothing is said, from the seat that is asked.
 */
export interface OpenPosition {
  text?: string
  packed?: string
  seat?: string
}

/**
 * Something the players agree on before the game. A `set` names `low` to `high` of its items with commas, those of the
 * first seats first; `shares` give items to seats, each once: `0:this+that,1:other`; a `seat` is the number of one;
 * `seating` says how seats are given out.
 */
export interface OptionInfo {
  name: string
  label: string
  kind: "choice" | "flag" | "number" | "seat" | "seating" | "set" | "shares" | "text"
  default: number | string | boolean
  low: number
  high: number
  known: (number | string | boolean)[]
  values: ValueInfo[]
  items: ItemInfo[]
  cite: string
}

/**
 * The end. `places` are the seats in groups, the best first; two who share the second place leave no third. `cite`: the
 * clause by which the game ended; `reckoning`: how the result came about; `rounds`: all of them.
 */
export interface Over {
  winners: number[]
  points: number[]
  places: number[][]
  text: string
  cite: string
  reckoning: Sentence[]
  rounds: RoundResult[]
}

/** A trick that was played: who led, with which card, and the card that followed. */
export interface PastTrick {
  leader: number
  lead: string
  follow: string
}

export interface Phrase {
  id: string
  text: string
}

/** Asks whether the server is still there. The reply comes at once, ahead of replies to earlier messages. */
export interface Ping {
  t: "ping"
  n: number
}

/** 2.2, 2.4 A clearing or a forest, never both. */
export interface PlaceView {
  clearing: number
  forest: string
}

/** A table that somebody thinks about. `seats`: how many play, if the options do not say. */
export interface Plan {
  options?: Record<string, number | string | boolean>
  seats?: number
}

/**
 * What that table would be. `options`: all of them; `settled`: those that the others leave no choice for; `moot`: those
 * that change nothing with the others as they are; `seats`: how many players' seats there are, before those of the
 * `automata`; `roles`: what each seat plays, if that differs, unless lots decide (`by_lot`); `match`: two games may be
 * played, in which the roles change hands; `rated`: it can count for ratings here; `notices`: what the law says about
 * these roles together.
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
  match: boolean
  rated: boolean
  notices: ClauseInfo[]
}

/**
 * `only`: given whenever it is `asked`; only if nothing else can be answered than was foreseen (`options`); or only if
 * moreover what the player sees is as it was (`situation`). Never if one of `unless` is possible. `standing`: every
 * time. `status`: `dropped` when a question of its kind was not the one that was foreseen; `why` says it.
 */
export interface PlannedAnswer {
  id: string
  about: string
  text: string
  answer: Legal
  only: "asked" | "options" | "situation"
  unless: Legal[]
  standing: boolean
  status: "dropped" | "given" | "kept"
  why: string
  at: number
}

/** `open`: answers may be planned at this table. */
export interface PlannedAnswers {
  open: boolean
  foreseen: Foreseen[]
  planned: PlannedAnswer[]
}

/**
 * An answer in notation. `seen`: the moment of the choice that was clicked. `seat`: for those who play several.
 * `typed`: a person wrote it, in the letters and words of the reader's language; notation is understood there too.
 */
export interface Play {
  t: "play"
  n: number
  choice: string
  seen?: number | null
  unchanged?: number | null
  seat?: number | null
  typed?: boolean
}

/** From which position I play on, and on which seat. */
export interface PlayPosition {
  packed: string
  seat?: number
}

/**
 * One of my games. `others`: the names of those who play too, `people` of whom are no bots; `waits`: of those who are
 * asked, `my_turn`: I am; `since`: when the last answer was given, or when the game ended; `result`: a line about how;
 * `won`: whether I did, where that is counted; `role`: what I played; `aside`: why it is not counted.
 */
export interface PlayedGame {
  id: string
  game: string
  title: string
  status: "open" | "over" | "running"
  others: string[]
  people: number
  waits: string[]
  my_turn: boolean
  since: number
  result: string
  won: boolean | null
  role: string
  aside: "" | "branch" | "lesson" | "position" | "shared"
}

/**
 * 1.2.1 What a player shows. `tokens`: which of the pieces are tokens; `arrived`: the player has reached the goal
 * (COOP.2 and may have lost points since); `on_track`: the marker is still there; `known` and `known_stack`: cards of
 * hand and hidden stack that the viewer has been shown; `partner`: a seat, or -1; `rivers`: these are paths for the
 * player; `pawn`: where it is.
 */
export interface PlayerView {
  faction: string
  letter: string
  tokens: string[]
  score: number
  arrived: boolean
  on_track: boolean
  hand: number
  stack: number
  known: string[]
  known_stack: string[]
  crafted: string[]
  dominance: string
  partner: number
  items: Record<string, number>
  supply: number
  rivers: boolean
  pawn: PlaceView | null
  board: MarquiseBoard | EyrieBoard | AllianceBoard | VagabondBoard | CultBoard | RiverfolkBoard | MechanicalBoard
}

/** `at`: the server's clock. An answer to it (`sign` with `pong` set to that number) measures the line. */
export interface Pong {
  t: "pong"
  at: number
}

/** A position as a link holds it. */
export interface PositionLink {
  game: string
  packed: string
}

/**
 * A position on the board. `packed`: as it stands in a link; `text`: as it is written; `automata`: how many seats, the
 * last ones, nobody plays; `over`: nothing can be played on from here.
 */
export interface PositionNow {
  game: string
  title: string
  packed: string
  text: string
  names: string[]
  options: Record<string, number | string | boolean>
  automata: number
  over: boolean
  step: Step
}

export interface Presence {
  t: "presence"
  seats: SeatInfo[]
  spectators: number
}

/** Options that go well together. `seats`: how many play with them, 0 if they do not say. */
export interface PresetInfo {
  name: string
  label: string
  about: string
  options: Record<string, number | string | boolean>
  cite: string
  seats: number
}

/** Whom the table waits for, or what the reader is asked, in words. */
export interface Prompt {
  text: string
  cite: string
}

/**
 * What may be known of a puzzle before it is tried. `number`: its place among those of its game, the easier ones first;
 * `goal`: the sentence that says what is to be reached; `ways`: how many first answers do; `rating`: from 800 to 2200,
 * by how often bots find it. The first theme is seen at a glance, others may give the answer away. Of a move of a
 * finished game there is neither a number nor a rating nor a theme, and nobody knows the ways.
 */
export interface PuzzleInfo {
  id: string
  game: string
  title: string
  number: number
  goal: string
  ways: number
  rating: number
  themes: ThemeInfo[]
}

/**
 * A puzzle after some answers: the position as its seat sees it, what it is asked, what happened since. `solved`:
 * nothing is to be done any more; `refuted`: why the last answer does not do; the position is the one before it. Of a
 * move of a finished game nothing is proved: what was answered is `compared`. `known`: what one has in mind there and
 * no board shows.
 */
export interface PuzzleNow {
  info: PuzzleInfo
  seat: number
  names: string[]
  options: Record<string, number | string | boolean>
  view: View
  asks: AskInfo[]
  waiting: number[]
  prompt: Prompt
  lines: Line[]
  answers: string[]
  solved: boolean
  refuted: Refuted | null
  compared: Compared | null
  known: string[]
}

/** How strong I seem to be after so many games that count for it, and how far that may be off (95 %). */
export interface Rating {
  games: number
  value: number
  off: number
}

/**
 * Where this server is reached. `here`: the address that was used leads to this machine alone; `origins`: then, those
 * that hold on the local network, if it listens there.
 */
export interface Reach {
  here: boolean
  origins: string[]
}

/** 1.1.3 Something that is still to come: whose, what, where, how much, caused by whom. */
export interface ReactionView {
  owner: string
  word: string
  clearing: number
  count: number
  by: string
}

/** What the pieces and rules of a game are called and do, as a table plays it. `title`: the role, or the game. */
export interface ReferenceCard {
  game: string
  title: string
  sections: ReferenceSection[]
}

/**
 * A line of the reference card. `id`: what it explains; `mark`: the sign before it; `codes`: the notations of the cards
 * it speaks of; `cite`: the clause that it shortens.
 */
export interface ReferenceEntry {
  id: string
  mark: string
  name: string
  text: string
  cite: string
  codes: string[]
}

export interface ReferenceSection {
  title: string
  entries: ReferenceEntry[]
}

/** Every error: an id for programs, a sentence for people, and the clause if a rule is concerned. */
export interface Refusal {
  error: string
  text: string
  cite: string
}

/** What refutes the last answer: how it goes on, line by line, each with its clause. */
export interface Refuted {
  text: string
  lines: Line[]
}

/** The choice to leave the decree as it is. */
export interface RenardAct {
  kind: "act"
  act: "keep"
}

/** A card of the hand: to play, to give for the decree, to bury. */
export interface RenardCard {
  kind: "card"
  card: string
}

/** `tricks`: by their number; `treasures`: so many points are in a round besides. */
export interface RenardCompanion {
  targets: number[]
  target_cite: string
  tricks: TricksRow[]
  verdicts: VerdictRow[]
  treasures: number
  treasure_cite: string
}

export type RenardEvent =
  | { verb: "dealer"; seat: number }
  | { verb: "shuffled"; round: number }
  | { verb: "dealt"; seat: number; cards?: string[] }
  | { verb: "decree"; card: string }
  | { verb: "played"; seat: number; card: string }
  | { verb: "exchanged"; seat: number; given: string; taken: string }
  | { verb: "kept"; seat: number; decree: string }
  | { verb: "drew"; seat: number; card?: string }
  | { verb: "buried"; seat: number; card?: string }
  | { verb: "judged"; seat: number; card: string; other: string; trump: string }
  | { verb: "took trick"; seat: number; tricks: number }
  | { verb: "treasure"; seat: number; points: number }
  | { verb: "leads"; seat: number }
  | { verb: "scored"; seat: number; tricks: number; points: number; treasures: number; total: number }
  | { verb: "won"; seat: number; scores: number[] }
  | { verb: "draw"; scores: number[] }

export type RenardTarget = RenardCard | RenardAct

/**
 * The view of one seat. Lists of two are by seat; a missing card or suit is empty. `drawn`: the card that a Woodcutter
 * has just taken; `buried`: the cards that the seat has put under the pile; `known`: cards taken openly.
 */
export interface RenardView {
  game: "renard"
  seat: number
  round: number
  dealer: number
  target: number
  score_table: ScoreRow[]
  trick_number: number
  scores: number[]
  tricks: number[]
  treasures: number[]
  decree: string
  trump: string
  pile: number
  hand_sizes: number[]
  hand: string[]
  drawn: string
  buried: string[]
  known: string[][]
  leader: number
  trick: string[]
  past_tricks: PastTrick[]
  about: string
  clause: string
  winners: number[]
}

/**
 * To a message of the same `n`, once what it did is safely written down. A refusal has the same `error` as over HTTP,
 * an id for programs, and a sentence for people. Its `n` is 0 where the message had none that could be read.
 */
export interface Reply {
  t: "reply"
  n: number
  ok: boolean
  text: string
  cite: string
  legal: Legal[]
  late: boolean
  behind: Behind | null
  error: string
}

/** A line of a result, cell by cell: of a player, or (`seat` -1) of something that is counted for all. */
export interface ResultRow {
  seat: number
  label: string
  cells: Sentence[]
}

/** The review of a seat: `running` now, or not; how much of it is done, from 0 to 1; `report` once all is. */
export interface ReviewInfo {
  seat: number
  running: boolean
  progress: number
  report: ReviewReport | null
}

/**
 * A decision, or a turn, that cost something beyond doubt. `at` answers came before it; `asked`: the question. What is
 * better stays hidden until the reader has looked for it: `best` and `played` in notation (empty: to wait), with their
 * `labels`. `cost`: in chances, `low` and `high` its bounds; `exact`: worked out, not sampled. `sure`, `price`: the
 * same in words; `open_cards`: what it comes to with open cards; `line`: the best line found for the turn.
 */
export interface ReviewMistake {
  at: number
  title: string
  asked: string
  best: string
  best_label: string
  played: string
  played_label: string
  cost: number
  low: number
  high: number
  exact: boolean
  price: string
  sure: string
  why: HintReason[]
  hands: string[]
  line: string
  open_cards: string
  clauses: ClauseInfo[]
}

/**
 * A point on the line of chances: before the answer that follows `at` others, what the seat could expect, from 0 to 1;
 * the last one is the end of the game.
 */
export interface ReviewPoint {
  at: number
  value: number
}

/** What a review came to: the dearest mistakes first. */
export interface ReviewReport {
  summary: string[]
  chart: string
  points: ReviewPoint[]
  mistakes: ReviewMistake[]
  shares: ReviewShare[]
}

/** What luck, the others or one's own choices did, in chances, and in words. */
export interface ReviewShare {
  name: string
  sum: number
  text: string
}

/**
 * 11.2 Warriors in each box by player; trade posts: `posts` still on the board, `gone` out of the game, `spaces` where
 * one was invested; `bought`: services in this turn; `hirer`: who has hired mercenaries; `rivers`: for whom they are
 * paths.
 */
export interface RiverfolkBoard {
  faction: "riverfolk"
  payments: Record<string, number>
  funds: Record<string, number>
  commitments: Record<string, number>
  invested: Record<string, number>
  spaces: BySuit
  gone: BySuit
  posts: BySuit
  prices: ServicePrices
  bought: number
  hirer: string
  exporting: boolean
  rivers: string[]
}

/** Something that is done, by its word; `pass`, `end` and `no` do nothing more. */
export interface RootAct {
  kind: "act"
  act: string
}

/** 9.5.4 Aid for a player, by seat, and the card that is given. */
export interface RootAid {
  kind: "aid"
  act: string
  seat: number
  card: string
}

/** A card by its code: to play, to craft, to use, to give away. */
export interface RootCard {
  kind: "card"
  card: string
}

/** 2.2 A clearing by its number. */
export interface RootClearing {
  kind: "clearing"
  clearing: number
}

/**
 * `notices`: the clauses that sets name; `win`: so many points, `dominance`: so many ask for such a card, which for a
 * faction with a pawn is a coalition, from so many players on.
 */
export interface RootCompanion {
  factions: CompanionFaction[]
  sets: CompanionSet[]
  presets: CompanionPreset[]
  setup: ClauseInfo[]
  notices: ClauseInfo[]
  win: number
  win_cite: string
  team_cite: string
  dominance: number
  dominance_cite: string
  coalition: number
  coalition_cite: string
  effects: BattleEffect[]
  warriors: number
  pieces: number
  head_starts: number[]
  head_start_cite: string
}

export type RootEvent =
  | { verb: "placed"; seat: number; clearing: number; count: number; ruled_by: number }
  | { verb: "removed"; seat: number; clearing: number; count: number; by: number; ruled_by: number }
  | {
      verb: "moved"
      seat: number
      origin: number
      clearing: number
      count: number
      by: number
      origin_ruled_by: number
      ruled_by: number
    }
  | { verb: "built"; seat: number; clearing: number; piece: string; ruled_by: number }
  | { verb: "razed"; seat: number; clearing: number; piece: string; by: number; ruled_by: number }
  | { verb: "token"; seat: number; clearing: number; piece: string; count: number }
  | { verb: "token gone"; seat: number; clearing: number; piece: string; by: number }
  | { verb: "pawn"; seat: number; place: PlaceView }
  | { verb: "ruin gone"; clearing: number }
  | { verb: "drew"; seat: number; count: number; pile: "hand" | "stack"; cards?: string[] }
  | { verb: "reshuffled"; count: number }
  | { verb: "spent"; seat: number; card: string }
  | { verb: "discarded"; seat: number; card: string }
  | { verb: "recovered"; seat: number; card: string }
  | { verb: "available"; card: string }
  | { verb: "gave"; seat: number; other: number; pile: "hand" | "stack"; cards?: string[] }
  | { verb: "showed"; seat: number; other: number; cards?: string[] }
  | { verb: "item"; seat: number; item: string }
  | { verb: "scored"; seat: number; count: number; total: number }
  | { verb: "lost"; seat: number; count: number; total: number }
  | { verb: "won"; seats: number[] }
  | { verb: "battle"; seat: number; other: number; clearing: number }
  | { verb: "ambushed"; seat: number; card: string; clearing: number }
  | { verb: "foiled"; seat: number; card: string; clearing: number }
  | { verb: "rolled"; high: number; low: number }
  | { verb: "used"; seat: number; card: string }
  | { verb: "used up"; seat: number; card: string }
  | { verb: "hits"; seat: number; count: number; other: number; returned: number; parts: HitPart[] }
  | { verb: "crafted"; seat: number; card: string }
  | { verb: "dominance"; seat: number; card: string }
  | { verb: "took"; seat: number; card: string }
  | { verb: "spy"; seat: number; card: string }
  | { verb: "kept"; seat: number; cards: string[] }
  | { verb: "turn"; seat: number; count: number }
  | { verb: "phase"; seat: number; phase: "birdsong" | "daylight" | "evening" | "setup" }
  | { verb: "suits"; suits: ("bird" | "fox" | "mouse" | "rabbit")[] }
  | { verb: "faction"; seat: number }
  | { verb: "first"; seat: number }
  | { verb: "deck"; count: number }
  | { verb: "ruins"; clearings: number[] }
  | { verb: "supply"; count: number }
  | { verb: "set up"; seat: number }
  | { verb: "action"; seat: number; word: string }
  | { verb: "ordered"; seat: number; other: number; word: string; clearing: number }
  | { verb: "revolts"; seat: number; clearing: number }
  | { verb: "spreads"; seat: number; clearing: number }
  | { verb: "supporter spent"; seat: number; card: string }
  | { verb: "supporter gone"; seat: number; card: string }
  | { verb: "supporters lost"; seat: number; cards: string[] }
  | { verb: "officer"; seat: number; count: number }
  | { verb: "officers lost"; seat: number; count: number }
  | { verb: "operation"; seat: number; word: string }
  | { verb: "outcast"; seat: number; suit: "bird" | "fox" | "mouse" | "rabbit" }
  | { verb: "hated"; seat: number; suit: "bird" | "fox" | "mouse" | "rabbit" }
  | { verb: "souls gone"; seat: number; cards: string[] }
  | { verb: "avenged"; seat: number; count: number }
  | { verb: "conspiracy"; seat: number; word: string; count: number }
  | { verb: "revealed"; seat: number; card: string; word: string }
  | { verb: "acolyte"; seat: number; count: number }
  | { verb: "taken back"; seat: number; cards: string[] }
  | { verb: "leader"; seat: number; word: string }
  | { verb: "decree card"; seat: number; card: string }
  | { verb: "decreed"; seat: number; card: string; word: string }
  | { verb: "resolves"; seat: number; card: string; word: string }
  | { verb: "turmoil"; seat: number; card: string; word: string; reason: number }
  | { verb: "purged"; seat: number; cards: string[] }
  | { verb: "saved"; seat: number; count: number; clearing: number }
  | { verb: "not saved"; seat: number; count: number; clearing: number }
  | { verb: "for sale"; seat: number; item: string }
  | { verb: "order added"; seat: number; number: number }
  | { verb: "order"; seat: number; number: number; card: string }
  | { verb: "order seen"; seat: number; number: number; card: string }
  | { verb: "order done"; seat: number; card: string }
  | { verb: "holds"; seat: number; clearings: number[] }
  | { verb: "battles"; seat: number; suit: "bird" | "fox" | "mouse" | "rabbit"; clearings: number[] }
  | { verb: "moves"; seat: number; suit: "bird" | "fox" | "mouse" | "rabbit"; clearings: number[] }
  | { verb: "sent"; seat: number; origin: number; clearing: number; number: number }
  | { verb: "recruits"; seat: number; suit: "bird" | "fox" | "mouse" | "rabbit"; number: number; clearings: number[] }
  | {
      verb: "recruits everywhere"
      seat: number
      suit: "bird" | "fox" | "mouse" | "rabbit"
      number: number
      clearings: number[]
    }
  | {
      verb: "recruits at keep"
      seat: number
      suit: "bird" | "fox" | "mouse" | "rabbit"
      number: number
      clearings: number[]
    }
  | { verb: "recruits none"; seat: number }
  | { verb: "orders swapped"; seat: number; number: number; count: number }
  | { verb: "exposed"; seat: number; card: string }
  | { verb: "bought"; seat: number; word: string; count: number }
  | { verb: "paid"; seat: number; count: number }
  | { verb: "gathered"; seat: number; count: number }
  | { verb: "committed"; seat: number; other: number }
  | { verb: "invested"; seat: number; other: number }
  | { verb: "fund spent"; seat: number; other: number }
  | { verb: "fund lost"; seat: number; other: number }
  | { verb: "exported"; seat: number; card: string }
  | { verb: "price"; seat: number; word: string; count: number }
  | { verb: "character"; seat: number; word: string }
  | { verb: "got"; seat: number; item: string }
  | { verb: "exhausted"; seat: number; item: string }
  | { verb: "refreshed"; seat: number; item: string }
  | { verb: "damaged"; seat: number; item: string }
  | { verb: "repaired"; seat: number; item: string }
  | { verb: "dropped"; seat: number; item: string }
  | { verb: "to track"; seat: number; item: string }
  | { verb: "to satchel"; seat: number; item: string }
  | { verb: "stocked"; count: number }
  | { verb: "explores"; seat: number; clearing: number }
  | { verb: "looked"; seat: number; clearing: number; relics?: string[] }
  | { verb: "quest open"; word: string }
  | { verb: "quest"; seat: number; word: string }
  | { verb: "improved"; seat: number; other: number; count: number }
  | { verb: "ally"; seat: number; other: number }
  | { verb: "hostile"; seat: number; other: number }
  | { verb: "appeased"; seat: number; other: number }
  | { verb: "special"; seat: number; word: string }
  | { verb: "allied battle"; seat: number; other: number }
  | { verb: "enlisted"; seat: number; other: number }
  | { verb: "burnt"; seat: number; clearing: number }
  | { verb: "coalition"; seat: number; other: number }

/** 2.4 A forest by its letter. */
export interface RootForest {
  kind: "forest"
  forest: string
}

/** 2.5.5 An item. `place`: where it lies or goes to, if that tells it from others of its kind (9.2.5). */
export interface RootItem {
  kind: "item"
  item: string
  place: "" | "exhausted" | "satchel" | "second" | "track"
}

/** How many. */
export interface RootNumber {
  kind: "number"
  number: number
}

/** An act and the card that pays for it. */
export interface RootPaid {
  kind: "paid"
  act: string
  card: string
}

/** 2.5 A warrior, a building or a token. */
export interface RootPiece {
  kind: "piece"
  piece: string
}

/** A player by seat. */
export interface RootPlayer {
  kind: "player"
  seat: number
}

/** 9.5.5 A quest. */
export interface RootQuest {
  kind: "quest"
  quest: string
}

/** 1.1.3 What is done next of all that waits: whose it is and who has caused it, by seat, where, how much. */
export interface RootReaction {
  kind: "reaction"
  owner: number
  word: string
  clearing: number
  count: number
  by: number
}

/** 7.3.3, 9.3.1 A leader or a character. */
export interface RootRole {
  kind: "role"
  role: string
}

/**
 * What the open question is about, as far as its name and its choices do not say it. `fallen`: allied warriors that
 * take a hit; `free`: boots that need not be spent; `served`: by clearing, how many buildings have got their piece.
 */
export interface RootSubject {
  origin?: number
  clearing?: number
  order?: number
  card?: string
  other?: string
  by?: string
  piece?: string
  word?: string
  count?: number
  fallen?: number
  free?: number
  served?: Record<string, number>
}

export interface RootSuit {
  kind: "suit"
  suit: "bird" | "fox" | "mouse" | "rabbit"
}

/** 3.3.4 A card that lies beside the map. */
export interface RootTake {
  kind: "take"
  card: string
}

export type RootTarget =
  | RootCard
  | RootClearing
  | RootForest
  | RootPlayer
  | RootNumber
  | RootSuit
  | RootItem
  | RootPiece
  | RootAct
  | RootPaid
  | RootAid
  | RootTake
  | RootRole
  | RootQuest
  | RootReaction

/**
 * 1.2 A game of Root as a seat may see it. `turn` and `first`: seats; `turns`: how many have begun; `hand` and `stack`:
 * the viewer's own cards; `unseen`: how many cards lie who knows where, in the deck or with others; `used`: cards whose
 * effect has been used; `reactions`: what is still to come; `about` and `subject`: what is asked now; `unfinished`:
 * what goes on after it.
 */
export interface RootView {
  game: "root"
  seat: number
  board: string
  goal: number
  coop: boolean
  turn: number
  turns: number
  phase: "birdsong" | "daylight" | "evening" | "setup"
  first: number
  clearings: ClearingView[]
  players: PlayerView[]
  hand: string[]
  stack: string[]
  deck: number
  discard: string[]
  available: string[]
  unseen: number
  items: Record<string, number>
  battle: BattleView | null
  dice: number[]
  used: string[]
  activated: BySuit
  reactions: ReactionView[]
  about: string
  subject: RootSubject
  unfinished: string[]
  clause: string
  winners: number[]
}

/**
 * What a round came to: `rows` under their `heads`, if they have any, and `notes`. The lines from `first` to `last`
 * tell of it; `holds`: what comes next may wait until it was read; `unfinished`: the game ended in its middle.
 */
export interface RoundResult {
  round: number
  first: number
  last: number
  heads: string[]
  rows: ResultRow[]
  notes: Sentence[]
  holds: boolean
  unfinished: boolean
}

/** What the rule books leave open, how it can be read, how it was decided for which clauses, and why. */
export interface RulingInfo {
  id: string
  label: string
  clauses: string[]
  question: string
  readings: string[]
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

export interface ScoreRow {
  from: number
  to: number
  points: number
  result: string
}

/** What a game came to, for all who played it together. */
export interface Scored {
  id: string
  at: number
  points: number
}

/**
 * `here`: somebody is connected and answers; `away`: they have hidden the page; `deserted`: the table no longer waits
 * for this seat; `left`: a bot keeps it for somebody who may come back; `kept`: for me; `automaton`: the rules
 * themselves play it.
 */
export interface SeatInfo {
  seat: number
  kind: "bot" | "guest" | "open"
  name: string
  here: boolean
  away: boolean
  mine: boolean
  deserted: boolean
  left: boolean
  kept: boolean
  automaton: boolean
}

/** Something that is said, and the clause that it rests on, if any. */
export interface Sentence {
  text: string
  cite: string
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

/** 11.3.5 What each service costs; 0 before it is set. */
export interface ServicePrices {
  cards: number
  riverboats: number
  mercenaries: number
}

/**
 * What a table agrees on beside the game. `move_s`: seconds for a question, 0 for no clock; `hotseat`: several seats
 * are played on one screen; `instant`: bots do not pretend to think; `match`: two games, in which the roles change
 * hands; `second`: the second of them, whose points are added to those of the table it goes back to; `listed`:
 * everybody is shown the table while it waits; `rated`: it counts for the players' ratings, so that nothing is taken
 * back and nobody is given a hint.
 */
export interface Settings {
  spectators?: "nobody" | "open" | "seat"
  undo?: boolean
  move_s?: number
  hotseat?: boolean
  instant?: boolean
  match?: boolean
  second?: boolean
  listed?: boolean
  rated?: boolean
}

/** So many of so many games were won, and between which shares the truth probably lies (Wilson's interval, 95 %). */
export interface Share {
  label: string
  games: number
  wins: number
  share: number
  low: number
  high: number
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
  view: View
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
  withheld: Prompt | null
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
  view: View
  views: View[]
  lines: Line[]
  trick: Trick | null
  answer: Answer | null
  asked: AskInfo[]
  text: string
}

/**
 * All that happened in a game, as far as the reader may look it up, in order: a line with `head` begins a turn or a
 * round, its `n` is the step that shows it. `first`: the step at which cards have been dealt and somebody is asked;
 * `withheld`: why something is left out, if so.
 */
export interface Story {
  of: number
  first: number
  lines: Line[]
  withheld: Prompt | null
}

/**
 * A table. `host`: my id, if I opened it; `by`: what whoever did is called, if they sit there; `agreed`: what is agreed
 * on, in sentences; `my_turn`: I am asked; `moves`: answers so far; `fresh`: lines of the log since my last visit;
 * `live`: all act at once; `pace`: seconds for a question; `due`: when the time of the open one is up, or 0; `result`:
 * a line about how it ended; `shown`: the seat whose cards onlookers see, the host's own, or -2; `parent`: the table it
 * goes back to, `branch` at which answer (a what-if), `next` its rematch; `swap`: the roles may change hands in it;
 * `sequel`: the next game of its series; `points`: of a game that is over, by seats; `chance`: where it comes from, if
 * it can be checked; `damaged`: it cannot be read, as `result` says.
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
  by: string
  agreed: string[]
  mine: boolean
  my_turn: boolean
  created: number
  moves: number
  fresh: number
  live: boolean
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

/**
 * Whether people may write what they like now; the phrases may be said at any time. `moment`: the game waits so that
 * they can, until everybody is ready.
 */
export interface Talk {
  open: boolean
  phrases: Phrase[]
  text: string
  moment: boolean
}

export type Target = DuoTarget | JetonTarget | RenardTarget | RootTarget

export interface ThemeInfo {
  id: string
  name: string
}

export interface Token {
  token: string
  table: string
  seat: number
}

/**
 * A trick that was finished: who led, its cards, who won them, how many tricks that makes for the winner or the team.
 * `played`: the `no` of the line that told of its last card; `why`: by what it was won.
 */
export interface Trick {
  leader: number
  cards: string[]
  winner: number
  count: number
  played: number
  why: Sentence
}

/** What a number of tricks is worth, and the name of that line of the table. */
export interface TricksRow {
  points: number
  name: string
  cite: string
}

/** What I answer, one after the other, in notation. */
export interface Tries {
  answers?: string[]
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

/**
 * 9.2 Items by place; relationships and Aids of this turn by player; `relics`: those he has found; `quest_deck`: how
 * many quests are left; by clearing, `ruins`: how many relics lie there, `looked`: those that the viewer has seen
 * there; `lookers`: who has seen them.
 */
export interface VagabondBoard {
  faction: "vagabond"
  character: string
  track: Record<string, number>
  satchel: Record<string, number>
  exhausted: Record<string, number>
  damaged: Record<string, number>
  broken: Record<string, number>
  relations: Record<string, string>
  aids: Record<string, number>
  completed: string[]
  relics: string[]
  hits: HitsTaken
  quests: string[]
  quest_deck: number
  ruins: Record<string, number>
  looked: Record<string, string[]>
  lookers: Lookers[]
}

/** `about`: a word on it, where there is one. */
export interface ValueInfo {
  value: number | string | boolean
  label: string
  about: string
}

/**
 * Who has won when a total reaches the mark, by the signs of both differences, the first player's less the second's: of
 * the totals, and of the last round. `winner`: -1 for nobody.
 */
export interface VerdictRow {
  total: number
  last: number
  winner: number
  cite: string
}

export type View = DuoView | JetonView | RenardView | RootView

/** Some of the fields of a View. */
export type ViewChanges = Partial<View>

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

export type ToClient = Snapshot | Events | Reply | Presence | ChatLine | Vote | Gone | Closing | Pong

export type ToServer = Hello | Play | May | Undo | CastVote | Speak | Sign | Look | Ping

export interface Views {
  duo: DuoView
  jeton: JetonView
  renard: RenardView
  root: RootView
}

export interface Targets {
  duo: DuoTarget
  jeton: JetonTarget
  renard: RenardTarget
  root: RootTarget
}

export interface GameEvents {
  duo: DuoEvent
  jeton: JetonEvent
  renard: RenardEvent
  root: RootEvent
}
