import { spoken } from "../text.svelte"
import { engine } from "./edition"
import type { ToPage, ToWorker } from "./messages"
import type { Connection, HttpRequest, Transport } from "./transport"

/** Progress of the worker's start, from 0 to 1, and the reason if it failed. */
export const startup = $state({ part: 0, failed: "" })

/** Transport to a worker of this page, which runs the tables. */
export class WorkerTransport implements Transport {
  private readonly worker = new Worker(new URL("../workers/tables.ts", import.meta.url), { type: "module" })
  private readonly asked = new Map<number, { done: (answer: Response) => void; failed: (why: Error) => void }>()
  private readonly lines = new Map<number, WorkerConnection>()
  private n = 0

  constructor() {
    this.worker.onmessage = (event: MessageEvent<ToPage>) => this.hear(event.data)
    this.worker.onerror = (event) => this.fail(event.message)
    this.say({ t: "start", engine: new URL(engine!, document.baseURI).href })
  }

  say(message: ToWorker): void {
    this.worker.postMessage(message)
  }

  ask(path: string, { method, headers, body = "" }: HttpRequest): Promise<Response> {
    return new Promise((done, failed) => {
      if (startup.failed) return failed(new Error(startup.failed))
      const n = ++this.n
      this.asked.set(n, { done, failed })
      this.say({ t: "ask", n, method, path, body, language: headers["Accept-Language"] ?? spoken.language })
    })
  }

  connect(table: string): Connection {
    const line = new WorkerConnection(this, ++this.n)
    this.lines.set(line.number, line)
    this.say({ t: "open", line: line.number, table, language: spoken.language })
    return line
  }

  forget(line: WorkerConnection): void {
    this.lines.delete(line.number)
    this.say({ t: "close", line: line.number })
  }

  private hear(message: ToPage): void {
    switch (message.t) {
      case "part":
        startup.part = message.part
        return
      case "failed":
        return this.fail(message.why)
      case "answer": {
        const { n, status, content, media } = message
        this.asked.get(n)?.done(new Response(content, { status, headers: { "content-type": media } }))
        this.asked.delete(n)
        return
      }
      case "opened":
        return this.lines.get(message.line)?.opened()
      case "heard":
        return this.lines.get(message.line)?.onmessage?.({ data: message.text })
      case "closed":
        return this.lines.get(message.line)?.closed(message.code)
    }
  }

  private fail(why: string): void {
    startup.failed = why
    this.asked.forEach(({ failed }) => failed(new Error(why)))
    this.asked.clear()
  }
}

/** A connection to a table in the worker. */
class WorkerConnection implements Connection {
  readyState: number = WebSocket.CONNECTING
  onopen: Connection["onopen"] = null
  onmessage: Connection["onmessage"] = null
  onclose: Connection["onclose"] = null

  constructor(
    private readonly tables: WorkerTransport,
    readonly number: number,
  ) {}

  send(text: string): void {
    this.tables.say({ t: "send", line: this.number, text })
  }

  close(): void {
    this.readyState = WebSocket.CLOSED
    this.tables.forget(this)
  }

  opened(): void {
    this.readyState = WebSocket.OPEN
    this.onopen?.()
  }

  closed(code: number): void {
    this.close()
    this.onclose?.({ code })
  }
}
