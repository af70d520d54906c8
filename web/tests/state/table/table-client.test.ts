import { settings } from "../../../src/state/app/settings.svelte"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { TableClient } from "../../../src/state/table/table-client.svelte"
import type { Reply, TableInfo, ToClient } from "../../../src/wire"
import { ask, events, line, seat, snapshot, table, view } from "../../build"
import { Http } from "../../http"

/** The other end of the line. */
class Socket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static answers = true // whether the server is reached
  static all: Socket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen?: () => void
  onmessage?: (message: { data: string }) => void
  onclose?: (event: { code: number }) => void
  constructor(readonly url: string) {
    Socket.all.push(this)
  }
  open(): void {
    this.readyState = Socket.OPEN
    this.onopen?.()
  }
  hear(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  drop(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
  send(text: string): void {
    const message = JSON.parse(text)
    this.sent.push(message)
    if (message.t === "ping" && Socket.answers) this.hear(reply(message.n, true))
  }
  close(): void {
    this.readyState = 3
  }
  said = (kind: string) => this.sent.filter((message) => message.t === kind)
}

/** A view that is known by its name. */
const named = (name: string) => view("renard", { name })
const shown = () => (client.view as { name?: string } | null)?.name

const last = () => Socket.all.at(-1)!
const reply = (n: number, ok: boolean, more: Partial<Reply> = {}): Reply => ({
  t: "reply",
  n,
  ok,
  text: "",
  cite: "",
  legal: [],
  late: false,
  behind: null,
  error: "",
  ...more,
})

let client: TableClient
/** A table at which the line is open and the first snapshot has come. */
function join(first = snapshot({ asks: [ask(["2B", "3B"])] })): Socket {
  client = new TableClient("t")
  last().open()
  last().hear(first)
  return last()
}
function reconnect(now = snapshot({ asks: [ask(["2B", "3B"])] })): Socket {
  last().drop()
  vi.advanceTimersByTime(1000)
  last().open()
  last().hear(now)
  return last()
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal("WebSocket", Socket)
  Socket.all = []
  Socket.answers = true
})
afterEach(() => {
  client.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe("the line", () => {
  test("says hello again, a little later, when it was refused", () => {
    const line = join(snapshot({ seq: 7 }))
    const { n } = line.said("hello")[0] as { n: number }
    line.hear(reply(n, false))
    expect(client.refusal).toBeNull()
    vi.advanceTimersByTime(1000)
    expect(line.said("hello")).toHaveLength(2)
  })
  test("begins with hello, and with what was heard last when it comes back", () => {
    expect(join(snapshot({ seq: 7 })).said("hello")[0]).toMatchObject({ since: null })
    expect(reconnect().said("hello")[0]).toMatchObject({ since: 7 })
  })
  test("goes to the table’s own address", () => {
    expect(join().url).toBe(`ws://${location.host}/ws/t/t`)
  })
  test("is tried again, later each time, up to eight seconds", () => {
    join()
    const waits: number[] = []
    for (let n = 0; n < 8; n++) {
      last().drop()
      const [before, began] = [Socket.all.length, Date.now()]
      while (Socket.all.length === before) vi.advanceTimersByTime(10)
      waits.push(Date.now() - began)
    }
    expect(client.line).toBe("lost")
    const patience = [500, 1000, 2000, 4000, 8000, 8000, 8000, 8000]
    for (const [n, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(patience[n]! * 0.75)
      expect(wait).toBeLessThanOrEqual(patience[n]! * 1.25 + 10)
    }
  })
  test("is not tried again when the server has refused it", () => {
    join().drop(4000)
    vi.advanceTimersByTime(60_000)
    expect([client.line, Socket.all.length]).toEqual(["lost", 1])
  })
  test("is tried at once when somebody comes back to the page", () => {
    join().drop()
    client.wake()
    expect(Socket.all.length).toBe(2)
  })
  test("stays closed once the table is left", () => {
    join()
    client.close()
    last().drop()
    client.wake()
    vi.advanceTimersByTime(60_000)
    expect(Socket.all.length).toBe(1)
  })
  test("gives a sign of life, and answers what measures it", () => {
    const socket = join()
    vi.advanceTimersByTime(20_000)
    socket.hear({ t: "pong", at: 5 })
    expect(socket.said("sign").map(({ pong }) => pong)).toEqual([undefined, 5])
  })
  test("numbers what is said upward, above all that this seat has had accepted", () => {
    const socket = join(snapshot({ number: 9_000_000, asks: [ask(["2B"])] }))
    client.play("2B", client.asks[0])
    client.takeBack()
    const [play, undo] = [socket.said("play")[0]!.n as number, socket.said("undo")[0]!.n as number]
    expect(play).toBe(9_000_001)
    expect(undo).toBeGreaterThan(play)
  })
})

describe("a server that is not reached", () => {
  let hidden = false
  const hide = (now: boolean) => {
    hidden = now
    document.dispatchEvent(new Event("visibilitychange"))
  }
  beforeEach(() => {
    hidden = false
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden)
  })
  afterEach(() => vi.restoreAllMocks())

  test("is found within four seconds, and tried again", () => {
    const socket = join()
    vi.advanceTimersByTime(60_000)
    expect(client.line).toBe("open")
    Socket.answers = false
    vi.advanceTimersByTime(4_000)
    expect([client.line, socket.readyState]).toEqual(["lost", 3])
    vi.advanceTimersByTime(1_000)
    expect(Socket.all.length).toBe(2)
  })
  test("is not pinged while it tells something", () => {
    const socket = join()
    for (let n = 2; n < 12; n++) {
      vi.advanceTimersByTime(1_000)
      socket.hear(events(n))
    }
    expect(socket.said("ping")).toEqual([])
  })
  test("is given up at once when the network goes, and is back with it", () => {
    const socket = join()
    client.drop()
    expect([client.line, socket.readyState]).toEqual(["lost", 3])
    vi.advanceTimersByTime(100_000)
    client.wake()
    last().open()
    last().hear(snapshot())
    expect(client.line).toBe("open")
  })
  test("is probed at once when somebody comes back to the page", () => {
    const socket = join()
    hide(true)
    vi.advanceTimersByTime(600_000)
    expect(socket.said("ping")).toEqual([]) // its timers are slowed: the server pings instead
    expect(client.line).toBe("open")
    Socket.answers = false
    hide(false)
    expect(socket.said("ping")).toHaveLength(1)
    vi.advanceTimersByTime(2_000)
    expect(client.line).toBe("lost")
  })
  test("is not blamed for a page that was held up", () => {
    const socket = join()
    Socket.answers = false
    vi.advanceTimersByTime(1_600)
    const { n } = socket.said("ping")[0] as { n: number }
    vi.setSystemTime(Date.now() + 30_000) // the page slept; then its timers come first
    vi.advanceTimersByTime(2_000)
    expect(client.line).toBe("open")
    socket.hear(reply(n, true))
    Socket.answers = true
    vi.advanceTimersByTime(10_000)
    expect(client.line).toBe("open")
  })
  test("does not keep a connection waiting that never opens", () => {
    join().drop()
    vi.advanceTimersByTime(700)
    expect(Socket.all.length).toBe(2)
    vi.advanceTimersByTime(5_000 + 1_300)
    expect([client.line, Socket.all.length]).toEqual(["lost", 3])
  })
  test("is told nothing of who is awaited, for nobody knows it any more", () => {
    join(snapshot({ waiting: [1] }))
    expect(client.awaited).toEqual([1])
    client.drop()
    expect(client.awaited).toEqual([])
  })
  test("tells who of the awaited is not connected", () => {
    join(snapshot({ waiting: [1], table: table({ seats: [seat(0), seat(1, { here: false })] }) }))
    expect(client.missing).toEqual([1])
  })
})

describe("who only looks on", () => {
  const empty = { seat: -2, seats_mine: [] }
  test("has no seat, in a game that is played", () => {
    join(snapshot(empty))
    expect(client.isWatching).toBe(true)
  })
  test("is not who plays, waits for players, or may have a seat back", () => {
    join()
    expect(client.isWatching).toBe(false)
    last().hear(snapshot({ ...empty, table: table({ status: "open" }) }))
    expect(client.isWatching).toBe(false)
    last().hear(snapshot({ ...empty, table: table({ seats: [seat(0, { kept: true }), seat(1)] }) }))
    expect(client.isWatching).toBe(false)
  })
})

describe("an answer", () => {
  test("goes out with its seat and the moment it is meant for", () => {
    const socket = join(snapshot({ asks: [ask(["2B"], { seat: 1, moment: 4 })] }))
    client.play("2B", client.asks[0], client.asks[0]!.choices[0])
    expect(socket.said("play")[0]).toMatchObject({ choice: "2B", seat: 1, seen: 4 })
  })
  test("that is not listed is meant for its question", () => {
    const socket = join(snapshot({ asks: [ask([], { moment: 6, count: 500 })] }))
    client.play("share 0:22", client.asks[0])
    expect(socket.said("play")[0]).toMatchObject({ choice: "share 0:22", seen: 6 })
  })
  test("is kept while the server restarts, and nobody is alarmed", () => {
    const socket = join()
    client.play("2B", client.asks[0])
    socket.hear({ t: "closing", text: "The server restarts." })
    expect(client.closing).toBe("The server restarts.")
    socket.drop(1012)
    expect([client.line, client.closing]).toEqual(["lost", "The server restarts."])
    vi.advanceTimersByTime(1000)
    last().open()
    last().hear(snapshot({ asks: [ask(["2B", "3B"])] }))
    expect([client.line, client.closing, last().said("play").length]).toEqual(["open", "", 1])
  })
  test("that nobody confirmed is sent once more after the line was lost, under the same number", () => {
    const first = join()
    client.play("2B", client.asks[0])
    const again = reconnect()
    expect(again.said("play")).toEqual(first.said("play"))
    expect(client.pending?.choice).toBe("2B")
  })
  test("given while the line was lost is sent when it is back", () => {
    join().drop()
    client.play("2B", client.asks[0])
    vi.advanceTimersByTime(1000)
    last().open()
    last().hear(snapshot({ asks: [ask(["2B"])] }))
    expect(last().said("play").length).toBe(1)
  })
  test("that is not offered any more is not sent again", () => {
    join()
    client.play("2B", client.asks[0])
    const again = reconnect(snapshot({ asks: [ask(["5K"])] }))
    expect([again.said("play"), client.pending]).toEqual([[], null])
  })
  test("to another seat’s question is not sent again", () => {
    join()
    client.play("2B", client.asks[0])
    expect(reconnect(snapshot({ asks: [ask(["2B"], { seat: 1 })] })).said("play")).toEqual([])
  })
  test("that was composed is sent again as long as its question is open", () => {
    const open = () => snapshot({ asks: [ask([], { count: 500 })] })
    join(open())
    client.play("share 0:22", client.asks[0])
    expect(reconnect(open()).said("play").length).toBe(1)
  })
  test("that was accepted stays under way until what came of it is told", () => {
    const socket = join()
    client.play("2B", client.asks[0])
    socket.hear(reply(client.pending!.n, true))
    expect(client.pending?.choice).toBe("2B")
    socket.hear(events(2))
    expect(client.pending).toBeNull()
  })
  test("is confirmed by the news that it brought about", () => {
    const socket = join()
    client.play("2B", client.asks[0])
    socket.hear(events(2, { answers: client.pending!.n }))
    expect(client.pending).toBeNull()
  })
  test("is not confirmed by what another answer brought about", () => {
    const socket = join()
    client.play("2B", client.asks[0])
    socket.hear(events(2, { answers: client.pending!.n - 1 }))
    expect(client.pending?.choice).toBe("2B")
  })
  test("whose reply comes after the news is done with the reply", () => {
    const socket = join()
    client.play("2B", client.asks[0])
    socket.hear(events(2))
    expect(client.pending?.choice).toBe("2B")
    socket.hear(reply(client.pending!.n, true))
    expect(client.pending).toBeNull()
  })
  test("that was refused is not under way any more, and it is said why", () => {
    const socket = join()
    client.play("2B", client.asks[0])
    socket.hear(reply(client.pending!.n, false, { text: "no", cite: "renard:3.2.1" }))
    expect([client.pending, client.refusal?.cite]).toEqual([null, "renard:3.2.1"])
  })
  test("forgets what was refused before", () => {
    const socket = join()
    socket.hear(reply(1, false))
    client.play("2B", client.asks[0])
    expect(client.refusal).toBeNull()
  })
  test("to an earlier number leaves what is under way alone", () => {
    const socket = join()
    client.play("2B", client.asks[0])
    socket.hear(reply(client.pending!.n - 1, true))
    socket.hear(events(2))
    expect(client.pending?.choice).toBe("2B")
  })
  test("to “may I” is an answer and no refusal", () => {
    const socket = join()
    client.may("9K", 0)
    socket.hear(reply(socket.said("may")[0]!.n as number, false, { text: "no" }))
    expect([client.answer?.text, client.refusal]).toEqual(["no", null])
  })
})

describe("taking back", () => {
  test("asks the server, and the snapshot that follows is all there is", () => {
    const socket = join(snapshot({ log: [line(1), line(2)], undo: { free: true, ask: false } }))
    client.takeBack()
    expect(socket.said("undo").length).toBe(1)
    socket.hear(snapshot({ log: [line(1)], note: "taken back" }))
    expect([client.log.map(({ no }) => no), client.news, client.note]).toEqual([[1], [], "taken back"])
  })
  test("what is told in passing goes by itself", () => {
    join(snapshot({ note: "taken back" }))
    vi.advanceTimersByTime(7000)
    expect(client.note).toBe("")
  })
  test("a vote about it is open until it is closed, and then it is said how it ended", () => {
    const socket = join()
    const vote = { t: "vote", kind: "undo", by: 1, needs: [0], yes: [1], text: "?" } as const
    socket.hear({ ...vote, closed: false, needs: [0], yes: [1] })
    expect(client.vote?.needs).toEqual([0])
    client.decide(true)
    expect(socket.said("vote")[0]).toMatchObject({ yes: true })
    socket.hear({ ...vote, closed: true, text: "agreed", needs: [], yes: [0, 1] })
    expect([client.vote, client.note]).toEqual([null, "agreed"])
  })
})

describe("a finished trick", () => {
  const trick = { leader: 0, cards: ["2B", "3B"], winner: 1, count: 1, played: 5, why: { text: "", cite: "" } }
  const result = { round: 1, first: 6, last: 7, heads: [], rows: [], notes: [], holds: true, unfinished: false }
  const lines = [line(5), line(6), line(7), line(8), line(9)]
  /** A game whose tricks are finished whenever it is told so; a deal begins with the line of number 8. */
  function playing(): Socket {
    settings.speed = "normal"
    const socket = join(snapshot({ view: named("before") }))
    client.findFinishedTrick = (_, __, lines, trick) => {
      const deal = lines.findIndex(({ no }) => no === 8)
      return trick && { view: named("lying"), then: named("cleared"), deal, since: trick.played }
    }
    return socket
  }
  const kind = () => client.playback.pause?.kind

  test("stays on the table for a while, and what happens next waits", () => {
    const socket = playing()
    socket.hear(events(2, { view: named("two"), trick }))
    socket.hear(events(3, { view: named("three"), asks: [ask(["4B"])] }))
    expect([shown(), client.asks, client.lagging, kind()]).toEqual(["lying", [], true, "trick"])
    vi.advanceTimersByTime(3199)
    expect(shown()).toBe("lying")
    vi.advanceTimersByTime(1)
    expect([shown(), client.asks.length, client.lagging, kind()]).toEqual(["three", 1, false, undefined])
  })
  test("leaves time to read why it was won", () => {
    playing().hear(events(2, { trick: { ...trick, why: { text: "x".repeat(100), cite: "renard:3.3.2" } } }))
    vi.advanceTimersByTime(6199)
    expect(shown()).toBe("lying")
    vi.advanceTimersByTime(1)
    expect(shown()).toBe("cleared")
  })
  test("is cleared away when nothing follows", () => {
    playing().hear(events(2, { trick }))
    vi.advanceTimersByTime(3200)
    expect(shown()).toBe("cleared")
  })
  test("goes sooner where one is quick, and not by itself where one is patient", () => {
    const socket = playing()
    settings.speed = "quick"
    socket.hear(events(2, { trick }))
    vi.advanceTimersByTime(1300)
    expect(shown()).toBe("cleared")
    settings.speed = "patient"
    socket.hear(events(3, { trick }))
    vi.advanceTimersByTime(600_000)
    expect(shown()).toBe("lying")
    client.playback.goOn()
    expect(shown()).toBe("cleared")
  })
  test("does not keep a patient player from a question whose time runs", () => {
    const socket = playing()
    settings.speed = "patient"
    socket.hear(events(2, { trick, seats_mine: [0] }))
    socket.hear(events(3, { view: named("three"), clocks: [{ seat: 0, ms: 30_000 }] }))
    vi.advanceTimersByTime(3200)
    expect(shown()).toBe("three")
  })
  test("stays while somebody points at it", () => {
    playing().hear(events(2, { trick }))
    client.playback.stay()
    vi.advanceTimersByTime(60_000)
    expect(shown()).toBe("lying")
    client.playback.wait()
    vi.advanceTimersByTime(3200)
    expect(shown()).toBe("cleared")
  })
  test("holds nothing back from whoever acts", () => {
    const socket = playing()
    socket.hear(events(2, { trick }))
    socket.hear(events(3, { view: named("three"), asks: [ask(["4B"])] }))
    client.play("4B")
    expect([shown(), client.lagging]).toEqual(["three", false])
    vi.advanceTimersByTime(10_000)
    expect(shown()).toBe("three")
  })
  test("is forgotten by a snapshot, with all that waits", () => {
    const socket = playing()
    socket.hear(events(2, { trick }))
    socket.hear(events(3, { view: named("three") }))
    socket.hear(snapshot({ seq: 4, view: named("whole") }))
    vi.advanceTimersByTime(10_000)
    expect([shown(), client.lagging, kind()]).toEqual(["whole", false, undefined])
  })
  test("that ended a round comes first, then what the round came to, until one goes on; the deal waits", () => {
    playing().hear(events(2, { view: named("dealt"), lines, trick, result, asks: [ask(["4B"])], waiting: [0] }))
    expect([kind(), client.news.map(({ no }) => no), client.asks, client.waiting]).toEqual(["trick", [5], [], []])
    vi.advanceTimersByTime(3200)
    expect([kind(), shown(), client.news.map(({ no }) => no)]).toEqual(["round", "cleared", [6, 7]])
    vi.advanceTimersByTime(600_000)
    expect([client.log.length, client.asks.length, client.lagging]).toEqual([3, 0, true])
    client.playback.goOn()
    expect([client.log.length, shown(), client.asks.length, kind()]).toEqual([5, "dealt", 1, undefined])
  })
  test("what a round came to is still there after a lost line, and is not told again by another page", () => {
    const socket = playing()
    socket.hear(events(2, { view: named("dealt"), lines, trick, result }))
    vi.advanceTimersByTime(3200)
    socket.hear(snapshot({ seq: 3, log: lines, view: named("later"), asks: [ask(["4B"])] }))
    expect([kind(), shown(), client.log.length, client.asks]).toEqual(["round", "cleared", 3, []])
    client.playback.goOn()
    expect([kind(), shown(), client.log.length, client.asks.length]).toEqual([undefined, "later", 5, 1])
    socket.hear(snapshot({ seq: 3, log: lines, view: named("later") }))
    expect(kind()).toBeUndefined()
  })
  test("what a round came to goes when it was taken back", () => {
    const socket = playing()
    socket.hear(events(2, { view: named("dealt"), lines, trick, result }))
    vi.advanceTimersByTime(3200)
    socket.hear(snapshot({ seq: 3, log: [line(5)], view: named("back") }))
    expect([kind(), shown(), client.log.length]).toEqual([undefined, "back", 1])
  })
  test("where all act at once, what a round came to delays nothing", () => {
    const socket = playing()
    socket.hear(events(2, { view: named("dealt"), result: { ...result, holds: false }, asks: [ask(["4B"])] }))
    expect([kind(), shown(), client.asks.length]).toEqual(["round", "dealt", 1])
    socket.hear(events(3, { view: named("three") }))
    expect([kind(), shown(), client.lagging]).toEqual(["round", "three", false])
    vi.advanceTimersByTime(9000)
    expect(kind()).toBeUndefined()
  })
  test("is looked at before the game is over", () => {
    const over = { winners: [0], points: [1, 0], places: [[0], [1]], text: "", cite: "", reckoning: [], rounds: [] }
    playing().hear(events(2, { view: named("end"), trick, over }))
    expect([shown(), client.over]).toEqual(["lying", null])
    vi.advanceTimersByTime(3200)
    expect([shown(), client.over]).toEqual(["end", over])
  })
})

describe("what I am told", () => {
  test("changes what it speaks of, and the rest stays as it was", () => {
    const socket = join(snapshot({ asks: [ask(["2B"])], waiting: [0], view: named("before") }))
    socket.hear(events(2, { waiting: [1] }))
    expect([client.waiting, client.asks.length, shown()]).toEqual([[1], 1, "before"])
    socket.hear(events(3, { asks: [] }))
    expect([client.waiting, client.asks]).toEqual([[1], []])
  })
  test("is nothing before the whole table was told", () => {
    client = new TableClient("t")
    last().open()
    last().hear(events(2, { waiting: [1] }))
    expect([client.view, client.waiting]).toEqual([null, []])
  })
  test("is in the log as far as it may be looked up", () => {
    const socket = join(snapshot({ log: [line(1), line(2)] }))
    socket.hear(events(2, { lines: [line(3)], closed: [1], changed: [line(2, { text: "less" })] }))
    expect(client.log.map(({ text }) => text)).toEqual(["less", "line 3"])
    expect(client.news.map(({ no }) => no)).toEqual([3])
  })
  test("calls me when a question becomes mine, once", () => {
    const socket = join(snapshot())
    let called = 0
    client.onmine = () => called++
    socket.hear(events(2, { asks: [ask(["2B"])] }))
    socket.hear(events(3, { asks: [ask(["3B"])] }))
    expect(called).toBe(1)
  })
  test("says who is there", () => {
    join().hear({ t: "presence", seats: [seat(0), seat(1, { here: false })], spectators: 3 })
    expect([client.table?.seats[1]?.here, client.table?.spectators]).toEqual([false, 3])
  })
  test("adds what is said to the talk", () => {
    join().hear({ t: "chat", no: 1, seat: 1, name: "Bo", text: "hello", phrase: "", at: 0 })
    expect(client.chat.map(({ text }) => text)).toEqual(["hello"])
  })
  test("names seats that have no name by their number", () => {
    join(snapshot({ table: table({ seats: [seat(0, { name: "Ana" }), seat(1, { name: "" })] }) }))
    expect(client.name(0)).toBe("Ana")
    expect(client.name(1)).toContain("2")
  })
  test("marks what I missed when I come back after a while, and not after a moment", () => {
    const socket = join(snapshot({ log: [line(1)], mark: 0 }))
    const look = (hidden: boolean) => {
      vi.spyOn(document, "hidden", "get").mockReturnValue(hidden)
      document.dispatchEvent(new Event("visibilitychange"))
    }
    look(true)
    socket.hear(events(2, { lines: [line(2)] }))
    look(false)
    expect([client.mark, client.arrived]).toEqual([0, 1])
    look(true)
    vi.advanceTimersByTime(600_001)
    socket.hear(events(3, { lines: [line(3)] }))
    look(false)
    expect([client.mark, client.arrived]).toEqual([2, 3])
    vi.restoreAllMocks()
  })
})

describe("a table that has not begun", () => {
  const waiting = (waits: number[], more: Partial<TableInfo> = {}) =>
    snapshot({ table: table({ status: "open", chance: { commitment: "c", waits }, ...more } as Partial<TableInfo>) })
  let http: Http
  beforeEach(() => {
    localStorage.clear()
    http = new Http(() => ({ body: {} }))
  })

  test("gets my nonce, once, if it waits for it", async () => {
    const socket = join(waiting([0, 1]))
    socket.hear(waiting([0, 1]))
    expect([client.bringing, client.unheard, client.beginning]).toEqual([true, [1], false])
    await vi.runOnlyPendingTimersAsync()
    expect([client.bringing, http.asked.length]).toEqual([false, 1])
  })
  test("gets none that it does not wait for", () => {
    join(waiting([1]))
    expect([client.bringing, http.asked.length]).toEqual([false, 0])
  })
  test("begins with my nonce when nobody else is waited for", () => {
    join(waiting([0]))
    expect(client.beginning).toBe(true)
  })
  test("does not begin while a seat is free", () => {
    join(waiting([0], { seats: [seat(0), seat(1, { kind: "open" })] }))
    expect(client.beginning).toBe(false)
  })
  test("is arrived at when it begins, and no later", () => {
    const socket = join(waiting([1]))
    expect(client.arrived).toBe(-1)
    socket.hear(snapshot({ log: [line(1)], mark: 1 }))
    socket.hear(snapshot({ log: [line(1), line(2)], mark: 2 }))
    expect([client.mark, client.arrived]).toEqual([1, 1])
  })
})

test("nothing is under way, lagging or suspended before anything is heard", () => {
  client = new TableClient("t")
  expect([client.pending, client.lagging, client.bringing, client.suspended]).toEqual([null, false, false, false])
  expect({ ...client.undo }).toEqual({ free: false, ask: false })
})

describe("whose turn it is", () => {
  test("is not mine when all I may do is give up", () => {
    join(snapshot({ asks: [ask(["stop"], { quits: ["stop"] })] }))
    expect(client.isMine).toBe(false)
  })
  test("is mine when there is anything beside it, listed or not", () => {
    join(snapshot({ asks: [ask(["2B", "stop"], { quits: ["stop"] })] }))
    expect(client.isMine).toBe(true)
    last().hear(events(2, { asks: [ask([], { count: 500, quits: ["leave"] })] }))
    expect(client.isMine).toBe(true)
  })
  test("is nobody’s when the game is over", () => {
    const over = { winners: [0], points: [1, 0], places: [[0], [1]], text: "", cite: "", reckoning: [], rounds: [] }
    join(snapshot({ asks: [ask(["2B"])], over }))
    expect(client.isMine).toBe(false)
  })
  test("is told by the server; a closed table waits for nobody", () => {
    join(snapshot({ waiting: [0, 1], asks: [ask(["2B"])] }))
    expect(client.awaited).toEqual([0, 1])
    last().hear(events(2, { asks: [ask(["leave"], { quits: ["leave"] })] })) // one may give up, and need not answer
    expect(client.awaited).toEqual([1])
    last().hear(snapshot({ waiting: [0, 1], table: table({ status: "over" }) }))
    expect(client.awaited).toEqual([])
  })
})
