/// <reference lib="webworker" />
import type { ToPage, ToWorker } from "../transport/messages"
import { loadPython } from "./python"
import { Shelf } from "./shelf"

/** The interface of `server/browser/worker.py`. */
interface Tables {
  call(method: string, path: string, language: string, body: string): Promise<string>
  line(number: number, table: string, language: string): Promise<void>
  hear(number: number, text: string): void
  hang_up(number: number): Promise<void>
}

const post = (message: ToPage): void => self.postMessage(message)
let tables: Promise<Tables> | undefined

/** The second worker, in which bots think. It starts when the tables are open. */
class BotWorker {
  private readonly worker = new Worker(new URL("./bots.ts", import.meta.url), { type: "module" })
  private readonly asked = new Map<number, (answer: string) => void>()
  private n = 0

  constructor(engine: string) {
    this.worker.onmessage = (event: MessageEvent<{ n: number; answer: string }>) => {
      this.asked.get(event.data.n)?.(event.data.answer)
      this.asked.delete(event.data.n)
    }
    this.worker.postMessage(engine)
  }

  think(question: string): Promise<string> {
    const n = ++this.n
    this.worker.postMessage({ n, question })
    return new Promise((pyodide) => this.asked.set(n, pyodide))
  }
}

/** Start Python and give it what it needs from JavaScript: storage, channels, bots. */
async function open(engine: string): Promise<Tables> {
  const shelf = await Shelf.open()
  const news = new BroadcastChannel("clairiere")
  const pyodide = await loadPython(engine, (part) => post({ t: "part", part }))
  const worker = pyodide.pyimport("clairiere.server.browser.worker")
  post({ t: "part", part: 0.9 })
  const bots = new BotWorker(engine)
  const tables = await (worker.opened as (js: object) => Promise<Tables>)({
    read: (key: string) => shelf.read(key),
    below: async (prefix: string) => JSON.stringify(await shelf.below(prefix)),
    write: (changes: string) => shelf.write(JSON.parse(changes)),
    tell: (text: string) => news.postMessage(text),
    listen: (hear: (text: string) => void) => (news.onmessage = (event) => hear(event.data)),
    think: (question: string) => bots.think(question),
    say: (line: number, text: string, code: number) =>
      post(code ? { t: "closed", line, code } : { t: "heard", line, text }),
  })
  post({ t: "part", part: 1 })
  return tables
}

async function handle(message: ToWorker): Promise<void> {
  if (message.t === "start") {
    tables = open(message.engine)
    await tables
    return
  }
  const here = await tables!
  switch (message.t) {
    case "ask": {
      const { n, method, path, language, body } = message
      const [status, media, content] = JSON.parse(await here.call(method, path, language, body))
      return post({ t: "answer", n, status, media, content })
    }
    case "open":
      await here.line(message.line, message.table, message.language)
      return post({ t: "opened", line: message.line })
    case "send":
      return here.hear(message.line, message.text)
    case "close":
      return here.hang_up(message.line)
  }
}

self.onmessage = (event: MessageEvent<ToWorker>) =>
  handle(event.data).catch((failed: Error) => post({ t: "failed", why: failed.message.slice(-2000) }))
