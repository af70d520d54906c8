import { WorkerTransport } from "./alone.svelte"
import { standalone } from "./edition"

/** What is asked of whoever runs the tables. */
export interface HttpRequest {
  method: string
  headers: Record<string, string>
  body?: string
}

/** A line to a table: as much of a WebSocket as the client uses. */
export interface Connection {
  readonly readyState: number
  onopen: (() => void) | null
  onmessage: ((message: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

/** How the client reaches the tables, whoever runs them: requests and lines, the same ones. */
export interface Transport {
  ask(path: string, question: HttpRequest): Promise<Response>
  connect(table: string): Connection
}

/** A server, by HTTP and sockets. */
const serverTransport: Transport = {
  ask: (path, question) => fetch(path, question),
  connect: (table) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws"
    return new WebSocket(`${scheme}://${location.host}/ws/t/${table}`) as Connection
  },
}

export const transport: Transport = standalone ? new WorkerTransport() : serverTransport
