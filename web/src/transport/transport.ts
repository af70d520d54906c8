import { WorkerTransport } from "./alone.svelte"
import { standalone } from "./edition"

/** A request to the server, or to the worker that replaces it. */
export interface HttpRequest {
  method: string
  headers: Record<string, string>
  body?: string
}

/** A connection to a table: the part of WebSocket that the client uses. */
export interface Connection {
  readonly readyState: number
  onopen: (() => void) | null
  onmessage: ((message: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

/** Client transport: HTTP and WebSocket, or a web worker with the same messages. */
export interface Transport {
  ask(path: string, question: HttpRequest): Promise<Response>
  connect(table: string): Connection
}

/** Transport to a server. */
const serverTransport: Transport = {
  ask: (path, question) => fetch(path, question),
  connect: (table) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws"
    return new WebSocket(`${scheme}://${location.host}/ws/t/${table}`) as Connection
  },
}

export const transport: Transport = standalone ? new WorkerTransport() : serverTransport
