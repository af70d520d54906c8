import { expect, test } from "vitest"
import {
  filterGames,
  gamesAmong,
  percent,
  scoreChart,
  sharesOf,
  describeStatus,
} from "../../../src/state/lobby/my-games"
import type { GameFigures, PlayedGame, Share } from "../../../src/wire"

const HOUR = 3_600_000
const game = (id: string, more: Partial<PlayedGame> = {}): PlayedGame => ({
  id,
  game: "renard",
  title: "Renard",
  status: "over",
  others: ["Ben"],
  people: 1,
  waits: [],
  my_turn: false,
  since: 0,
  result: "Ben won.",
  won: false,
  role: "",
  aside: "",
  ...more,
})
const share = (label: string, games = 4): Share => ({ label, games, wins: 1, share: 0.25, low: 0.05, high: 0.7 })
const figures = (more: Partial<GameFigures> = {}): GameFigures => ({
  game: "duo",
  title: "Duo",
  team: false,
  all: share(""),
  roles: [],
  people: [],
  bots: [],
  scores: [],
  rating: null,
  ...more,
})

test("games are filtered by kind, by state and by company", () => {
  const games = [
    game("a", { status: "running" }),
    game("b", { status: "open", people: 0 }),
    game("c", { game: "duo", title: "Duo", people: 0 }),
  ]
  const ids = (filter: object) =>
    filterGames(games, { game: "", state: "", company: "", ...filter })
      .map((one) => one.id)
      .join("")
  expect([ids({}), ids({ game: "duo" }), ids({ state: "running" }), ids({ state: "over" })]).toEqual([
    "abc",
    "c",
    "ab",
    "c",
  ])
  expect([ids({ company: "people" }), ids({ company: "bots" }), ids({ game: "duo", state: "running" })]).toEqual([
    "a",
    "bc",
    "",
  ])
  expect(gamesAmong(games).map(({ id }) => id)).toEqual(["duo", "renard"])
})

test("it is said whose turn it is, and since when, or how it ended", () => {
  const said = (more: Partial<PlayedGame>) => describeStatus(game("a", more), 3 * HOUR)
  expect(said({ status: "running", my_turn: true })).toBe("Your turn, for 3 h")
  expect(said({ status: "running", waits: ["Ben", "Cléo"] })).toBe("Ben, Cléo to play, for 3 h")
  expect(said({ status: "running" })).toBe("Running")
  expect(said({ status: "open" })).toBe("Waiting for players")
  expect([said({}), said({ result: "" })]).toEqual(["Ben won.", "Game over"])
})

test("shares stand under their headings, those that there are", () => {
  expect(sharesOf(figures()).map(({ head, rows }) => [head, rows[0]!.label])).toEqual([["", "All"]])
  const all = { roles: [share("Eyrie")], people: [share("Ben")], bots: [share("expert")] }
  const heads = (team: boolean) => sharesOf(figures({ ...all, team })).map(({ head }) => head)
  expect(heads(false)).toEqual(["", "By role", "By opponent", "By level of bot"])
  expect(heads(true)[2]).toBe("By partner")
  expect(percent(0.2307)).toBe(23)
})

test("scores are drawn from the first game to the last, under the most points", () => {
  const scores = [7, 14, 28].map((points, n) => ({ id: `${n}`, at: n, points }))
  const { most, line, dots } = scoreChart(scores)
  expect(most).toBe(28)
  expect(line).toBe("0,75 50,50 100,0")
  expect(dots).toHaveLength(3)
  expect(scoreChart(scores.slice(0, 1)).dots).toEqual([{ x: 50, y: 30 }])
})
