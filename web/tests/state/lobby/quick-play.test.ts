import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import {
  startGame,
  chosenBot,
  savePlaySettings,
  offeredBots,
  savedPlaySettings,
} from "../../../src/state/lobby/quick-play"
import type { GameInfo } from "../../../src/wire"
import { table } from "../../build"
import { Http } from "../../http"

const BOTS = ["random", "greedy", "search", "expert"].map((name, level) => ({ name, level }))
const FORM = { name: "form", default: "turns", known: ["turns", "live"] }
const game = (more: Partial<GameInfo> = {}) =>
  ({
    id: "g",
    fewest: 3,
    usual: 3,
    most: 6,
    bots: BOTS,
    usual_bot: "search",
    alone: [FORM],
    ...more,
  }) as unknown as GameInfo

beforeEach(() => localStorage.removeItem("play"))
afterEach(() => vi.unstubAllGlobals())

describe("how one plays against bots", () => {
  test("a newcomer meets the friendly one, calmly, at a table of the usual size", () => {
    expect(savedPlaySettings(game())).toEqual({ level: 1, seats: 3, options: { form: "turns" } })
  })
  test("at a table that one sets up oneself sits the one that is proved strongest, until one has chosen", () => {
    expect(chosenBot(game())?.name).toBe("search")
    savePlaySettings("g", { level: 1, seats: 3, options: {} })
    expect(chosenBot(game())?.name).toBe("greedy")
  })
  test("is remembered for each game, as far as it can still be", () => {
    savePlaySettings("g", { level: 3, seats: 5, options: { form: "live" } })
    expect(savedPlaySettings(game())).toEqual({ level: 3, seats: 5, options: { form: "live" } })
    expect(chosenBot(game())?.name).toBe("expert")
    expect(savedPlaySettings(game({ id: "other" })).level).toBe(1)
    expect(savedPlaySettings(game({ most: 4, bots: BOTS.slice(0, 2) as GameInfo["bots"] }))).toMatchObject({
      level: 1,
      seats: 3,
    })
    savePlaySettings("g", { level: 2, seats: 3, options: { form: "by mail" } })
    expect(savedPlaySettings(game())).toMatchObject({ level: 2, options: { form: "turns" } })
  })
  test("what is kept and cannot be read is as if nothing were", () => {
    for (const kept of ["{", "null", '{"g":{"seats":"many"}}']) {
      localStorage.setItem("play", kept)
      expect(savedPlaySettings(game())).toMatchObject({ level: 1, seats: 3 })
    }
  })
  test("who knows nothing is offered only where nobody else is there", () => {
    expect(offeredBots(game()).map((bot) => bot.level)).toEqual([1, 2, 3])
    const only = game({ bots: BOTS.slice(0, 1) as GameInfo["bots"] })
    expect(offeredBots(only).map((bot) => bot.level)).toEqual([0])
    expect(savedPlaySettings(only).level).toBe(0)
  })
  test("seats bots of that level on all other seats, and is kept", async () => {
    const http = new Http(() => ({ body: table({ id: "made" }) }))
    const way = { level: 2, seats: 4, options: { form: "live" } }
    expect((await startGame(game(), way)).id).toBe("made")
    expect(http.asked[0]?.body).toEqual({
      game: "g",
      options: { form: "live" },
      seats: ["me", "bot:search", "bot:search", "bot:search"],
      hold: true,
    })
    expect(savedPlaySettings(game())).toEqual(way)
  })
})
