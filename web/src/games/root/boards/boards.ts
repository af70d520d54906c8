import type { Component } from "svelte"
import { t } from "../../../text.svelte"
import type { Player } from "../words"
import Alliance from "./Alliance.svelte"
import Cult from "./Cult.svelte"
import Eyrie from "./Eyrie.svelte"
import Marquise from "./Marquise.svelte"
import Mechanical from "./Mechanical.svelte"
import Plain from "./Plain.svelte"
import Riverfolk from "./Riverfolk.svelte"
import Vagabond from "./Vagabond.svelte"

/** A faction's board, and what is left to do in its turn, in a few words. */
export interface FactionBoard {
  Board: Component<{ player: Player; mine?: boolean }>
  left?: (player: Player, phase: string) => string
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0)
const decree = (board: Player["board"]) =>
  board.turmoil
    ? t("root-turmoil")
    : t("root-left-decree", { count: Object.values(board.left as Record<string, string[]>).flat().length })

const BOARDS: Record<string, FactionBoard> = {
  marquise: {
    Board: Marquise,
    left: ({ board }, phase) => (phase === "daylight" ? t("root-left-actions", { count: board.actions }) : ""),
  },
  eyrie: { Board: Eyrie, left: ({ board }, phase) => (phase === "daylight" ? decree(board) : "") },
  alliance: {
    Board: Alliance,
    left: ({ board }, phase) =>
      phase === "evening" ? t("root-left-operations", { count: board.operations_left }) : "",
  },
  vagabond: {
    Board: Vagabond,
    left: ({ board }, phase) =>
      phase === "daylight" ? t("root-left-items", { count: sum(board.satchel) + sum(board.track) }) : "",
  },
  cult: {
    Board: Cult,
    left: ({ board }, phase) => (phase === "birdsong" ? t("root-acolytes", { count: board.acolytes }) : ""),
  },
  riverfolk: {
    Board: Riverfolk,
    left: ({ board }, phase) => (phase === "daylight" ? t("root-left-funds", { count: sum(board.funds) }) : ""),
  },
  mechanical: { Board: Mechanical },
}

export const boardOf = (faction: string): FactionBoard => BOARDS[faction] ?? { Board: Plain }
