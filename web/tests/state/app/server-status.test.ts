import { expect, test } from "vitest"
import { rowsOf } from "../../../src/state/app/server-status"
import type { Health } from "../../../src/wire"

const health: Health = {
  engine: "0.5.0",
  store: "sqlite",
  news: "alone",
  tables: 5,
  playing: 3,
  viewers: 1007,
  players: 4,
  thinking: 2,
  p50_ms: 1.5,
  p99_ms: 12.5,
  since: Date.UTC(2026, 1, 3, 12),
}

test("how a server is stands line by line, in the reader's numbers", () => {
  const rows = Object.fromEntries(rowsOf(health, "fr"))
  expect([rows.playing, rows.players, rows.thinking]).toEqual(["3", "4", "2"])
  expect([rows.p50, rows.p99]).toEqual(["1,5\u00a0ms", "12,5\u00a0ms"])
  expect(Object.fromEntries(rowsOf(health, "en")).viewers).toBe("1,003")
  expect(rows.since).toContain("2026")
})
