import type { RootView } from "../../wire"
import { knows, t } from "../../text.svelte"
import type { Name } from "../../parts/law/names.svelte"
import { factionNames, factionOf, type Look } from "./art/emblems"

/** Return the game's word for a thing, or the thing's id if there is none. */
export const word = (name: string): string => (knows(`root-word-${name}`) ? t(`root-word-${name}`) : name)
export const factionName = (name: string): string => (knows(`root-faction-${name}`) ? t(`root-faction-${name}`) : name)
export const suitName = (suit: string): string => (suit ? t(`root-suit-${suit}`) : "–")

/** The factions' names as they appear in sentences, each with its ink and head. */
export const inkedNames = (): Name[] =>
  factionNames.flatMap((name) => {
    const { ink, head } = factionOf(name, "")
    const said = [...new Set([t(`root-short-${name}`), factionName(name)])]
    return said.map((text) => ({ text, ink, head: head.body, cut: head.cut }))
  })

export const lookOf = (view: RootView, letter: string): Look =>
  factionOf(view.players.find((player) => player.letter === letter)?.faction ?? "", letter)
/** Return a faction's name, with its letter if it plays twice. */
export const titleOf = (view: RootView, letter: string): string => nameFaction(view, letter, factionName)
/** Return the short form of the name. */
export const shortOf = (view: RootView, letter: string): string =>
  nameFaction(view, letter, (name) => (knows(`root-short-${name}`) ? t(`root-short-${name}`) : factionName(name)))

function nameFaction(view: RootView, letter: string, naming: (faction: string) => string): string {
  const found = view.players.find((player) => player.letter === letter)
  if (!found) return letter
  const twice = view.players.filter((player) => player.faction === found.faction).length > 1
  return twice ? `${naming(found.faction)} (${letter})` : naming(found.faction)
}

const countLabel = (name: string, count: number) => (count > 1 ? `${word(name)} × ${count}` : word(name))
export const clearingOf = (view: RootView, clearing: number) => view.clearings[clearing - 1]!

/** List a faction's pieces in a clearing, in words. */
export function piecesHeld(view: RootView, number: number, letter: string): string[] {
  const clearing = clearingOf(view, number)
  const found: string[] = []
  const warriors = clearing.warriors[letter] ?? 0
  if (warriors) found.push(t("root-warriors", { count: warriors }))
  for (const [name, count] of Object.entries(clearing.pieces[letter] ?? {})) found.push(countLabel(name, count))
  if (clearing.pawns.includes(letter)) found.push(t("root-pawn"))
  return found
}

/** Describe a clearing with all its pieces, for screen readers. */
export function clearingLabel(view: RootView, number: number): string {
  const clearing = clearingOf(view, number)
  const who = view.players
    .map((player) => ({ letter: player.letter, what: piecesHeld(view, number, player.letter) }))
    .filter(({ what }) => what.length)
  return [
    t("root-clearing", { clearing: number, suit: suitName(clearing.suit) }),
    clearing.ruler ? t("root-ruled-by", { name: titleOf(view, clearing.ruler) }) : t("root-unruled"),
    clearing.ruin ? t("root-a-ruin") : "",
    clearing.closed ? t("root-closed-clearing") : "",
    t("root-open-slots", { count: clearing.slots }),
    ...who.map(({ letter, what }) => `${titleOf(view, letter)} : ${what.join(", ")}`),
  ]
    .filter(Boolean)
    .join(" ; ")
}
