import { t, spoken } from "../../text.svelte"
import { standalone } from "../../transport/edition"
import { transport, type Connection } from "../../transport/transport"
import { postWithNonce } from "./chance"
import { mergeEvents, type TableState } from "./table-state"
import { Playback } from "./playback.svelte"
import { updateLog } from "./log-sections"
import { Heartbeat } from "./heartbeat"
import { chime, rest, tap } from "../app/sounds"
import { splitIntoSteps, asStep, type PlaybackStep } from "./playback-steps"
import { BEAT, GREET, JOIN, PASSING, PATIENCE, PAUSE } from "../app/timings"
import type {
  AskInfo,
  Choice,
  Clock,
  Events,
  LessonNow,
  Line as LogLine,
  Over,
  Presence,
  Play,
  Prompt,
  Reply,
  Said,
  Snapshot,
  TableInfo,
  Talk,
  ToClient,
  ToServer,
  UndoInfo,
  VoteInfo,
} from "../../wire"
import type { FindFinishedTrick, View } from "./table-context"

/** A message before it has its number. */
type Unsent<M = ToServer> = M extends ToServer ? Omit<M, "n"> : never

const SOON = 1000 // a connection that was tried this lately is waited for
const REFUSED = 4000 // a close code from here on says that trying again is of no use

/** One table as the server tells it, kept through lost lines. It knows no rule. */
export class TableClient {
  table = $state.raw<TableInfo | null>(null)
  view = $state.raw<View | null>(null)
  prompt = $state.raw<Prompt>({ text: "", cite: "" })
  asks = $state.raw<AskInfo[]>([])
  log = $state.raw<LogLine[]>([])
  news = $state.raw<LogLine[]>([])
  chat = $state.raw<Said[]>([])
  talk = $state.raw<Talk>({ open: false, phrases: [], text: "", moment: false })
  clocks = $state.raw<Clock[]>([])
  clocksAt = $state(0)
  waiting = $state.raw<number[]>([])
  undo = $state.raw<UndoInfo>({ free: false, ask: false })
  hint = $state(false) // I may ask for one
  vote = $state.raw<VoteInfo | null>(null)
  over = $state.raw<Over | null>(null)
  lesson = $state.raw<LessonNow | null>(null)
  past = $state(0) // answers that may be looked back at
  withheld = $state.raw<Prompt | null>(null) // why not at all of them
  suspended = $state(false)
  note = $state("")
  mark = $state(0) // answers that I had seen before this visit
  arrived = $state(-1) // answers that there were when it began
  seat = $state(-2)
  mine = $state.raw<number[]>([])
  line = $state<"joining" | "open" | "lost">("joining")
  closing = $state("") // what the server said before it ended
  gone = $state.raw({ text: "", table: "" })
  refusal = $state.raw<Reply | null>(null)
  answer = $state.raw<Reply | null>(null)
  pending = $state.raw<Play | null>(null)
  ready = $state(false) // I said so, where all act at once: my nonce may go
  bringing = $state(false) // my nonce is on its way to a table that waits for it
  onmine: (() => void) | undefined
  findFinishedTrick: FindFinishedTrick = () => null
  readonly playback = new Playback(
    (step) => this.show(step),
    (step) => (this.view = step.then && this.view === step.view ? step.then : this.view),
  )

  private seq = 0
  private number = 0
  private socket: Connection | undefined
  private tries = 0
  private retry = 0 // the timer that tries again
  private began = 0 // when the connection was tried last
  private refused = false // it was, for good
  private pinged = 0
  private beat = 0
  private readonly pulse = new Heartbeat(
    () => (this.pinged = this.send({ t: "ping" }).n),
    () => this.drop(),
  )
  private latest: TableState | null = null // as it was told last, shown or not
  private passing = 0
  private accepted = false
  private seqSent = 0
  private closed = false
  private left = 0 // when I turned away, and
  private seen = 0 // how many answers I had seen then

  constructor(readonly id: string) {
    document.addEventListener("visibilitychange", this.look)
    this.connect()
    this.beat = window.setInterval(() => this.send({ t: "sign" }), BEAT)
  }

  /** Whether I may do something beside going away. */
  get isMine(): boolean {
    return !this.over && this.asks.some((ask) => ask.count > ask.quits.length)
  }

  /** Whether I may ask for a hint: not while an answer of mine is on its way, because the question is closed by it. */
  get mayHint(): boolean {
    return this.hint && !this.pending
  }

  /** What happened is still being shown. */
  get lagging(): boolean {
    return this.playback.lagging
  }

  /** Whom the game waits for. A closed table waits for nobody. */
  get awaited(): number[] {
    const others = this.isMine ? this.waiting : this.waiting.filter((seat) => !this.mine.includes(seat))
    const unknown = this.line === "lost" && !this.isMine // they may have answered long ago
    return this.table?.status === "over" || unknown ? [] : others
  }

  /** I only look on: the game is played, and no seat of it is mine or kept for me. */
  get isWatching(): boolean {
    const kept = this.table?.seats.some((seat) => seat.kept)
    return this.table?.status === "running" && !this.over && !this.mine.length && !kept
  }

  /** Those of them who are not connected. */
  get missing(): number[] {
    return this.awaited.filter((seat) => !this.table?.seats[seat]?.here)
  }

  /** The others who have not brought their nonces to a table that has not begun. */
  get unheard(): number[] {
    return (this.table?.chance?.waits ?? []).filter((seat) => !this.mine.includes(seat))
  }

  /** Whether the game begins as soon as my nonce is there. */
  get beginning(): boolean {
    return this.bringing && !this.unheard.length && !this.table?.seats.some((seat) => seat.kind === "open")
  }

  // -- the line --------------------------------------------------------------------------------------------------

  private connect(): void {
    clearTimeout(this.retry)
    const socket = transport.connect(this.id)
    this.socket = socket
    this.began = Date.now()
    this.refused = false
    this.giveUpAfter(JOIN)
    socket.onopen = () => {
      if (socket !== this.socket) return
      this.giveUpAfter(GREET)
      this.tries = 0
      this.hello()
    }
    socket.onmessage = (message) => {
      if (socket !== this.socket) return
      this.pulse.heard()
      this.hear(JSON.parse(message.data))
    }
    socket.onclose = (event) => this.lost(socket, event.code >= REFUSED)
  }

  private lost(socket: Connection, forGood: boolean): void {
    if (this.closed || socket !== this.socket) return
    this.line = "lost"
    this.refused = forGood
    this.pulse.stop()
    clearTimeout(this.retry)
    if (!forGood) this.tryLater(() => this.connect())
  }

  /** Tries another connection if this one has brought no snapshot by then. Tables in a worker may take their time. */
  private giveUpAfter(wait: number): void {
    clearTimeout(this.retry)
    if (!standalone) this.retry = window.setTimeout(() => this.drop(), wait)
  }

  /** The more often it was tried, the later. */
  private tryLater(again: () => void): void {
    const wait = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]!
    clearTimeout(this.retry)
    this.retry = window.setTimeout(again, wait * (0.75 + Math.random() / 2))
  }

  /** Gives up a connection that does not answer, without waiting for the browser to notice, and tries another. */
  drop(): void {
    const socket = this.socket
    if (this.closed || !socket || this.refused || standalone) return // a worker of this page needs no network
    this.lost(socket, false)
    this.socket = undefined
    socket.close()
  }

  /** Tries a lost connection again at once and probes an open one: somebody or the network came back. */
  wake(): void {
    if (this.closed) return
    if (this.line !== "lost") return this.pulse.probe()
    if (this.socket?.readyState === WebSocket.CONNECTING && Date.now() - this.began < SOON) return
    this.tries = 0
    this.socket?.close()
    this.connect()
  }

  private greeting = 0

  hello(): void {
    this.greeting = this.send({ t: "hello", language: spoken.language, since: this.seq || null }).n
    if (document.hidden) this.send({ t: "look", here: false })
  }

  /** Whether anybody looks at this page. Who comes back after a while is on another visit. */
  private look = (): void => {
    this.send({ t: "look", here: !document.hidden })
    if (!document.hidden) this.wake()
    const last = this.log.at(-1)?.n ?? 0
    if (document.hidden) {
      this.left = Date.now()
      this.seen = last
    } else if (this.left && Date.now() - this.left > PAUSE) [this.mark, this.arrived] = [this.seen, last]
  }

  close(): void {
    this.closed = true
    document.removeEventListener("visibilitychange", this.look)
    this.playback.drop()
    clearTimeout(this.passing)
    clearInterval(this.beat)
    clearTimeout(this.retry)
    this.pulse.stop()
    this.socket?.close()
  }

  private send<M extends Unsent>(message: M): M & { n: number } {
    this.number = Math.max(this.number + 1, Date.now())
    const sent = { ...message, n: this.number }
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(sent))
    return sent
  }

  // -- what I say ------------------------------------------------------------------------------------------------

  /** Answers in notation. It is kept until the server has confirmed it. */
  play(choice: string, ask?: AskInfo, listed?: Choice, typed = false): void {
    this.refusal = this.answer = null
    this.note = ""
    this.playback.hurry()
    const seen = listed?.moment ?? ask?.moment
    this.accepted = false
    this.seqSent = this.seq
    const meant = { ...(ask && { seat: ask.seat }), ...(seen != null && { seen }), ...(typed && { typed }) }
    this.pending = this.send({ t: "play", choice, ...meant })
  }

  may(choice: string, seat: number, typed = false): void {
    this.refusal = this.answer = null
    this.asking = this.send({ t: "may", choice, seat, ...(typed && { typed }) }).n
  }

  private asking = 0

  say(fields: { text: string } | { phrase: string }): void {
    this.send({ t: "chat", ...fields })
  }

  takeBack(): void {
    this.send({ t: "undo" })
  }

  decide(yes: boolean): void {
    this.send({ t: "vote", yes })
  }

  // -- what I hear -----------------------------------------------------------------------------------------------

  private hear(message: ToClient): void {
    switch (message.t) {
      case "snapshot":
        return this.whole(message)
      case "events":
        return this.follow(message)
      case "reply":
        return this.replied(message)
      case "presence":
        return this.present(message)
      case "chat":
        this.chat = [...this.chat, message]
        return
      case "vote":
        this.vote = message.closed ? null : message
        if (message.closed) this.tell(message.text)
        return
      case "gone":
        this.gone = message
        return
      case "closing":
        this.closing = message.text
        return
      case "pong":
        this.send({ t: "sign", pong: message.at })
        return
    }
  }

  /** Something that is told in passing. */
  tell(note: string): void {
    this.note = note
    clearTimeout(this.passing)
    this.passing = window.setTimeout(() => (this.note = ""), PASSING)
  }

  private whole(now: Snapshot): void {
    this.line = "open"
    clearTimeout(this.retry)
    if (!standalone) this.pulse.start()
    this.closing = ""
    const unread = this.playback.unread(now.log)
    const later = unread ? now.log.filter(({ no }) => no > unread.last) : []
    if (!unread) this.playback.drop()
    this.number = Math.max(this.number, now.number)
    this.table = now.table
    if (now.note) this.tell(now.note)
    this.log = now.log.slice(0, now.log.length - later.length)
    if (this.arrived < 0 && now.table.status !== "open") [this.mark, this.arrived] = [now.mark, now.log.at(-1)?.n ?? 0]
    this.chat = now.chat
    this.vote = now.vote
    this.latest = now
    if (unread) this.playback.renew(asStep(now, later))
    else {
      this.news = []
      this.apply(now)
    }
    this.resend()
    void this.share()
  }

  /** Brings this browser's part in the chance of a table that has not begun. */
  async share(): Promise<void> {
    const wanted = this.table?.chance?.waits.some((seat) => this.mine.includes(seat))
    if (!wanted || this.bringing || (this.table!.live && !this.ready)) return
    this.bringing = true
    await postWithNonce(this.table!, "nonce").catch(() => {}) // the table can be started without it
    this.bringing = false
  }

  /** An answer that nobody confirmed is sent once more, if it still answers what is asked. */
  private resend(): void {
    const kept = this.pending
    if (!kept) return
    const ask = this.asks.find((ask) => ask.seat === kept.seat)
    const still = ask && (!ask.choices.length || ask.choices.some((choice) => choice.notation === kept.choice))
    if (still && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(kept))
    else this.pending = null
  }

  /** What happened, which may be the answer to what I sent. */
  private follow(events: Events): void {
    if (!this.latest) return
    if (events.answers !== undefined && events.answers === this.pending?.n) this.settle(true)
    const before = this.latest.view
    const update = mergeEvents(this.latest, events)
    this.latest = update
    this.playback.add(splitIntoSteps(update, before, this.findFinishedTrick))
  }

  private show(step: PlaybackStep): void {
    const isEnd = step.pause?.kind === "round" || (step.over !== null && !this.over)
    this.log = updateLog(this.log, step)
    this.news = step.lines
    this.apply(step)
    if (isEnd) rest()
    else if (step.lines.length) tap()
  }

  private apply(now: TableState): void {
    const mine = this.isMine
    if (this.accepted) this.pending = null
    this.seq = now.seq
    this.seat = now.seat
    this.mine = now.seats_mine
    this.talk = now.talk
    this.suspended = now.suspended
    this.view = now.view
    this.prompt = now.prompt
    this.asks = now.asks
    this.clocks = now.clocks
    this.clocksAt = performance.now()
    this.waiting = now.waiting
    this.undo = now.undo
    this.hint = now.hint
    this.over = now.over
    this.lesson = now.lesson
    this.past = now.past
    this.withheld = now.withheld
    if (this.isMine && !mine) {
      chime()
      this.onmine?.()
    }
  }

  private replied(reply: Reply): void {
    if (reply.n === this.pending?.n) this.settle(reply.ok)
    if (reply.n === this.asking) {
      this.answer = reply
      return
    }
    if (reply.ok || reply.n === this.pinged) return
    if (reply.n !== this.greeting) this.refusal = reply
    else this.tryLater(() => this.hello()) // whoever comes too often is let in a little later
  }

  /** An accepted answer stays pending until what came of it is told, so that nothing is answered twice. */
  private settle(ok: boolean): void {
    this.accepted = true
    if (!ok || this.seq > this.seqSent || this.lagging) this.pending = null
  }

  private present(presence: Presence): void {
    if (this.table) this.table = { ...this.table, seats: presence.seats, spectators: presence.spectators }
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name || t("seat-number", { number: seat + 1 })
  }
}
