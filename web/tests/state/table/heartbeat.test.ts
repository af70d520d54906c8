import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Heartbeat } from "../../../src/state/table/heartbeat"

const ping = vi.fn()
const lost = vi.fn()
const pulse = new Heartbeat(ping, lost)

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  pulse.start()
})
afterEach(() => {
  pulse.stop()
  vi.clearAllMocks()
  vi.useRealTimers()
})

test("a server that is quiet is pinged once, and then has two seconds", () => {
  vi.advanceTimersByTime(1_400)
  expect(ping).not.toHaveBeenCalled()
  vi.advanceTimersByTime(600)
  expect(ping).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_400)
  expect(lost).not.toHaveBeenCalled()
  vi.advanceTimersByTime(600)
  expect(lost).toHaveBeenCalledTimes(1)
})
test("an answer of any kind ends the wait", () => {
  vi.advanceTimersByTime(2_000)
  pulse.heard()
  vi.advanceTimersByTime(1_400)
  expect([ping.mock.calls.length, lost.mock.calls.length]).toEqual([1, 0])
})
test("a probe does not wait until the server is quiet, and is not repeated while it lasts", () => {
  pulse.probe()
  pulse.probe()
  expect(ping).toHaveBeenCalledTimes(1)
})
test("nothing is pinged after the end", () => {
  pulse.stop()
  pulse.probe()
  vi.advanceTimersByTime(60_000)
  expect(ping).not.toHaveBeenCalled()
})
