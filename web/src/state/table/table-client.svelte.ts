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

/** A message without its number. */
type Unsent<M = ToServer> = M extends ToServer ? Omit<M, "n"> : never

const SOON = 1000 // ms: a connection attempt this recent is left alone
const REFUSED = 4000 // close codes from here on are final: no retry

/** One table as the server sends it, kept up to date across lost connections. It knows no rules. */
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
  hint = $state(false) // a hint is allowed
  vote = $state.raw<VoteInfo | null>(null)
  over = $state.raw<Over | null>(null)
  lesson = $state.raw<LessonNow | null>(null)
  past = $state(0) // number of answers that can be replayed
  withheld = $state.raw<Prompt | null>(null) // why they cannot all be replayed
  suspended = $state(false)
  note = $state("")
  mark = $state(0) // answers I had seen before this visit
  arrived = $state(-1) // answers there were when it began
  seat = $state(-2)
  mine = $state.raw<number[]>([])
  line = $state<"joining" | "open" | "lost">("joining")
  closing = $state("") // the server's last message before it closed
  gone = $state.raw({ text: "", table: "" })
  refusal = $state.raw<Reply | null>(null)
  answer = $state.raw<Reply | null>(null)
  pending = $state.raw<Play | null>(null)
  ready = $state(false) // real time: I have said that I am ready, so my nonce may be sent
  bringing = $state(false) // my nonce is on its way
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
  private retry = 0 // the reconnect timer
  private began = 0 // time of the last connection attempt
  private refused = false // the connection was refused for good
  private pinged = 0
  private beat = 0
  private readonly pulse = new Heartbeat(
    () => (this.pinged = this.send({ t: "ping" }).n),
    () => this.drop(),
  )
  private latest: TableState | null = null // the latest state, shown or not
  private passing = 0
  private accepted = false
  private seqSent = 0
  private closed = false
  private left = 0 // when the tab was hidden
  private seen = 0 // answers seen by then

  constructor(readonly id: string) {
    document.addEventListener("visibilitychange", this.look)
    this.connect()
    this.beat = window.setInterval(() => this.send({ t: "sign" }), BEAT)
  }

  /** Whether I have an answer to give, other than giving up. */
  get isMine(): boolean {
    return !this.over && this.asks.some((ask) => ask.count > ask.quits.length)
  }

  /** Whether a hint is allowed now. An answer on its way closes the question, so then it is not. */
  get mayHint(): boolean {
    return this.hint && !this.pending
  }

  /** Whether earlier events are still being shown. */
  get lagging(): boolean {
    return this.playback.lagging
  }

  /** The seats the game waits for; none at a closed table. */
  get awaited(): number[] {
    const others = this.isMine ? this.waiting : this.waiting.filter((seat) => !this.mine.includes(seat))
    const unknown = this.line === "lost" && !this.isMine // they may have answered since
    return this.table?.status === "over" || unknown ? [] : others
  }

  /** Whether I am a spectator of a running game. */
  get isWatching(): boolean {
    const kept = this.table?.seats.some((seat) => seat.kept)
    return this.table?.status === "running" && !this.over && !this.mine.length && !kept
  }

  /** Awaited seats that are offline. */
  get missing(): number[] {
    return this.awaited.filter((seat) => !this.table?.seats[seat]?.here)
  }

  /** Other seats whose nonces are missing at a table that has not begun. */
  get unheard(): number[] {
    return (this.table?.chance?.waits ?? []).filter((seat) => !this.mine.includes(seat))
  }

  /** Whether the game begins as soon as my nonce arrives. */
  get beginning(): boolean {
    return this.bringing && !this.unheard.length && !this.table?.seats.some((seat) => seat.kind === "open")
  }

  // -- connection ------------------------------------------------------------------------------------------------

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

  /** Reconnect if no snapshot comes in time. Tables in a worker may take as long as they need. */
  private giveUpAfter(wait: number): void {
    clearTimeout(this.retry)
    if (!standalone) this.retry = window.setTimeout(() => this.drop(), wait)
  }

  /** Retry with exponential back-off and jitter. */
  private tryLater(again: () => void): void {
    const wait = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]!
    clearTimeout(this.retry)
    this.retry = window.setTimeout(again, wait * (0.75 + Math.random() / 2))
  }

  /** Drop a connection that does not answer, without waiting for the browser to notice, and reconnect. */
  drop(): void {
    const socket = this.socket
    if (this.closed || !socket || this.refused || standalone) return // a worker of this page needs no network
    this.lost(socket, false)
    this.socket = undefined
    socket.close()
  }

  /** Reconnect at once, or probe an open connection: the player or the network is back. */
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

  /** Report whether the tab is visible. A player who returns after a while begins a new visit. */
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

  // -- messages to the server ------------------------------------------------------------------------------------

  /** Answer in notation. The answer stays pending until the server confirms it. */
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

  // -- messages from the server ----------------------------------------------------------------------------------

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

  /** Show a short message. */
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

  /** Send this browser's nonce to a table that waits for it. */
  async share(): Promise<void> {
    const wanted = this.table?.chance?.waits.some((seat) => this.mine.includes(seat))
    if (!wanted || this.bringing || (this.table!.live && !this.ready)) return
    this.bringing = true
    await postWithNonce(this.table!, "nonce").catch(() => {}) // the host can start the table without it
    this.bringing = false
  }

  /** Resend an unconfirmed answer if its question is still open. */
  private resend(): void {
    const kept = this.pending
    if (!kept) return
    const ask = this.asks.find((ask) => ask.seat === kept.seat)
    const still = ask && (!ask.choices.length || ask.choices.some((choice) => choice.notation === kept.choice))
    if (still && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(kept))
    else this.pending = null
  }

  /** Apply events, which may be the result of my answer. */
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
    else this.tryLater(() => this.hello()) // greeted too often: try again a little later
  }

  /** An accepted answer stays pending until its events arrive, so that no question is answered twice. */
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
