import type { Health } from "../../wire"

/** Return the server's figures as rows of an id and a formatted value. */
export function rowsOf(health: Health, language: string): [string, string][] {
  const number = new Intl.NumberFormat(language)
  const ms = (value: number) => `${number.format(value)}\u00a0ms`
  const since = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" })
  return [
    ["playing", number.format(health.playing)],
    ["players", number.format(health.players)],
    ["viewers", number.format(health.viewers - health.players)],
    ["thinking", number.format(health.thinking)],
    ["p50", ms(health.p50_ms)],
    ["p99", ms(health.p99_ms)],
    ["since", since.format(health.since)],
    ["engine", `${health.engine} · ${health.store}`],
  ]
}
