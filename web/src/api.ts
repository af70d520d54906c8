import { spoken } from "./text.svelte"
import { transport } from "./transport/transport"

/** A refusal of the server: its sentence, and the clause it comes from. */
export class Refused extends Error {
  constructor(
    readonly id: string,
    text: string,
    readonly cite: string,
    readonly status: number,
  ) {
    super(text)
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = typeof body === "string"
  const headers: Record<string, string> = { "Accept-Language": spoken.language }
  if (body !== undefined) headers["Content-Type"] = text ? "text/plain; charset=utf-8" : "application/json"
  const answer = await transport.ask(path, {
    method,
    headers,
    body: text ? body : body === undefined ? undefined : JSON.stringify(body),
  })
  const json = answer.headers.get("content-type")?.includes("json")
  const said = json ? await answer.json() : await answer.text()
  if (!answer.ok)
    throw new Refused(said?.error ?? "", said?.text ?? String(answer.status), said?.cite ?? "", answer.status)
  return said as T
}

const asked = (path: string) => `${path}${path.includes("?") ? "&" : "?"}language=${spoken.language}`

export const get = <T>(path: string) => call<T>("GET", asked(path))
export const post = <T>(path: string, body: unknown = {}) => call<T>("POST", asked(path), body)
export const remove = <T>(path: string) => call<T>("DELETE", asked(path))
export const put = <T>(path: string, body: unknown) => call<T>("PUT", asked(path), body)
