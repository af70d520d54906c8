import { t } from "../../text.svelte"
import type { GameFigures, PlayedGame, Scored, Share } from "../../wire"
import { formatDuration } from "./time-limits"

/** The filter of the list of my games. */
export interface Filter {
  game: string
  state: "" | "running" | "over"
  company: "" | "people" | "bots"
}

/** Return the games that match. A table that waits for players counts as running. */
export const filterGames = (games: PlayedGame[], { game, state, company }: Filter): PlayedGame[] =>
  games.filter(
    (one) =>
      (!game || one.game === game) &&
      (!state || (one.status === "over") === (state === "over")) &&
      (!company || one.people > 0 === (company === "people")),
  )

/** Return the distinct games of a list, sorted by title. */
export const gamesAmong = (games: PlayedGame[]): { id: string; title: string }[] =>
  [...new Map(games.map(({ game, title }) => [game, title]))]
    .map(([id, title]) => ({ id, title }))
    .sort((a, b) => a.title.localeCompare(b.title))

/** Describe a game's state in words: whose turn it is and since when, or how it ended. */
export function describeStatus(one: PlayedGame, now: number): string {
  if (one.status === "over") return one.result || t("over")
  if (one.status === "open") return t("waiting-room")
  const time = formatDuration(now - one.since)
  if (one.my_turn) return t("games-mine-since", { time })
  return one.waits.length ? t("games-waits-since", { names: one.waits.join(", "), time }) : t("running")
}

/** Return the shares of one game under their headings, without empty groups. */
export function sharesOf(figures: GameFigures): { head: string; rows: Share[] }[] {
  const groups = [
    { head: "", rows: [{ ...figures.all, label: t("figures-all") }] },
    { head: t("figures-roles"), rows: figures.roles },
    { head: t(figures.team ? "figures-with" : "figures-against"), rows: figures.people },
    { head: t("figures-bots"), rows: figures.bots },
  ]
  return groups.filter(({ rows }) => rows.length)
}

export const percent = (share: number): number => Math.round(100 * share)

/** Return the scores as a line chart: 100 wide over all games in order, 100 high for the most points. */
export function scoreChart(scores: Scored[]): { most: number; line: string; dots: { x: number; y: number }[] } {
  const most = Math.max(10, ...scores.map(({ points }) => points))
  const dots = scores.map(({ points }, n) => ({
    x: scores.length > 1 ? Math.round((1000 * n) / (scores.length - 1)) / 10 : 50,
    y: Math.round(1000 - (1000 * points) / most) / 10,
  }))
  return { most, line: dots.map(({ x, y }) => `${x},${y}`).join(" "), dots }
}
