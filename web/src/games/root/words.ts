import { knows, t } from "../../text.svelte"
import type { View } from "../../state/playing"
import { factionOf, type Kind } from "./art"

export interface Player {
  faction: string
  letter: string
  tokens: string[]
  score: number
  on_track: boolean
  hand: number
  stack: number
  known: string[]
  known_stack: string[]
  crafted: string[]
  dominance: string
  partner: number
  items: Record<string, number>
  supply: number
  pawn: number
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  board: Record<string, any>
}
export interface ClearingView {
  suit: string
  ruler: string
  reserved: string
  closed: boolean
  slots: number
  ruin: boolean
  warriors: Record<string, number>
  pieces: Record<string, Record<string, number>>
  pawns: string[]
}

/** What a thing is called by the game; its own name if that is unknown here. */
export const word = (name: string): string => (knows(`root-word-${name}`) ? t(`root-word-${name}`) : name)
export const factionName = (name: string): string => (knows(`root-faction-${name}`) ? t(`root-faction-${name}`) : name)
export const suitName = (suit: string): string => (suit ? t(`root-suit-${suit}`) : "–")

export const players = (view: View): Player[] => view.players
export const clearings = (view: View): ClearingView[] => view.clearings
export const lookOf = (view: View, letter: string): Kind =>
  factionOf(players(view).find((player) => player.letter === letter)?.faction ?? "", letter)
export const seatOf = (view: View, letter: string): number =>
  players(view).findIndex((player) => player.letter === letter)
/** A faction by its name; two of a kind are told apart by their letters. */
export function titleOf(view: View, letter: string): string {
  const found = players(view).find((player) => player.letter === letter)
  if (!found) return letter
  const twice = players(view).filter((player) => player.faction === found.faction).length > 1
  return twice ? `${factionName(found.faction)} (${letter})` : factionName(found.faction)
}

const counted = (name: string, count: number) => (count > 1 ? `${word(name)} × ${count}` : word(name))

/** Everything a faction has in a clearing, in words. */
export function holds(view: View, index: number, letter: string): string[] {
  const clearing = clearings(view)[index]!
  const found: string[] = []
  const warriors = clearing.warriors[letter] ?? 0
  if (warriors) found.push(t("root-warriors", { count: warriors }))
  for (const [name, count] of Object.entries(clearing.pieces[letter] ?? {})) found.push(counted(name, count))
  if (clearing.pawns.includes(letter)) found.push(t("root-pawn"))
  return found
}

/** A clearing with all that stands in it, as a screen reader says it. */
export function clearingLabel(view: View, index: number): string {
  const clearing = clearings(view)[index]!
  const who = players(view)
    .map((player) => ({ letter: player.letter, what: holds(view, index, player.letter) }))
    .filter(({ what }) => what.length)
  return [
    t("root-clearing", { clearing: index + 1, suit: suitName(clearing.suit) }),
    clearing.ruler ? t("root-ruled-by", { name: titleOf(view, clearing.ruler) }) : t("root-unruled"),
    clearing.ruin ? t("root-a-ruin") : "",
    clearing.closed ? t("root-closed-clearing") : "",
    t("root-open-slots", { count: clearing.slots }),
    ...who.map(({ letter, what }) => `${titleOf(view, letter)} : ${what.join(", ")}`),
  ]
    .filter(Boolean)
    .join(" ; ")
}
