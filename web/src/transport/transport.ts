import { Alone } from "./alone.svelte"
import { alone } from "./edition"

/** What is asked of whoever runs the tables. */
export interface Question {
  method: string
  headers: Record<string, string>
  body?: string
}

/** A line to a table: as much of a WebSocket as the client uses. */
export interface Line {
  readonly readyState: number
  onopen: (() => void) | null
  onmessage: ((message: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

/** How the client reaches the tables, whoever runs them: requests and lines, the same ones. */
export interface Transport {
  ask(path: string, question: Question): Promise<Response>
  line(table: string): Line
}

/** A server, by HTTP and sockets. */
const served: Transport = {
  ask: (path, question) => fetch(path, question),
  line: (table) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws"
    return new WebSocket(`${scheme}://${location.host}/ws/t/${table}`) as Line
  },
}

export const transport: Transport = alone ? new Alone() : served
