import { spoken, t } from "./text.svelte"
import { transport } from "./transport/transport"

/** A refusal of the server: its text and the clause behind it. */
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

const STRANGER = "server-no-guest" // refusal of an unknown guest: the cookie is gone
let renew: (() => Promise<void>) | undefined
let renewing: Promise<void> | undefined

/** Set the function that gets a new guest when the cookie is gone. */
export const renewBy = (how: () => Promise<void>): void => void (renew = how)

/** Send a request. If the guest is unknown, renew the guest and send it again. */
async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await send<T>(method, path, body)
  } catch (refused) {
    if (!(refused instanceof Refused) || refused.id !== STRANGER || !renew) throw refused
    renewing ??= renew().finally(() => (renewing = undefined))
    await renewing
    return send<T>(method, path, body).catch((again) => {
      const blocked = again instanceof Refused && again.id === STRANGER
      throw blocked ? new Refused(STRANGER, t("cookies-blocked"), "", again.status) : again
    })
  }
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = typeof body === "string"
  const headers: Record<string, string> = { "Accept-Language": spoken.language }
  if (body !== undefined) headers["Content-Type"] = text ? "text/plain; charset=utf-8" : "application/json"
  const answer = await transport.ask(path, {
    method,
    headers,
    body: text ? body : body === undefined ? undefined : JSON.stringify(body),
  })
  const json = answer.headers.get("content-type")?.includes("json")
  const content = json ? await answer.json() : await answer.text()
  if (!answer.ok)
    throw new Refused(content?.error ?? "", content?.text ?? String(answer.status), content?.cite ?? "", answer.status)
  return content as T
}

const withLanguage = (path: string) => `${path}${path.includes("?") ? "&" : "?"}language=${spoken.language}`

export const get = <T>(path: string) => call<T>("GET", withLanguage(path))
export const post = <T>(path: string, body: unknown = {}) => call<T>("POST", withLanguage(path), body)
export const remove = <T>(path: string) => call<T>("DELETE", withLanguage(path))
export const put = <T>(path: string, body: unknown) => call<T>("PUT", withLanguage(path), body)
