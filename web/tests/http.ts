import { vi } from "vitest"

/** A server for `fetch`: what it was asked, and what it answers by path. */
export class Http {
  asked: { method: string; path: string; body: unknown; headers: Record<string, string> }[] = []
  constructor(private answer: (path: string, body: unknown) => { status?: number; body: unknown; text?: boolean }) {
    vi.stubGlobal("fetch", (path: string, init: { method: string; body?: string; headers: Record<string, string> }) => {
      const json = init.headers["Content-Type"]?.includes("json")
      const body: unknown = json ? JSON.parse(init.body!) : init.body
      this.asked.push({ method: init.method, path, body, headers: init.headers })
      const { status = 200, body: said, text = false } = this.answer(path, body)
      return Promise.resolve({
        ok: status < 400,
        status,
        headers: new Headers({ "content-type": text ? "text/plain" : "application/json" }),
        json: () => Promise.resolve(said),
        text: () => Promise.resolve(said),
      })
    })
  }
}
