import { t } from "../../../text.svelte"
import type { EyrieBoard, PlayerView, RootView } from "../../../wire"

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0)
const decree = ({ turmoil, left }: EyrieBoard) =>
  turmoil ? t("root-turmoil") : t("root-left-decree", { count: Object.values(left).flat().length })

/** Describe in a few words what a faction can still do in this phase. */
export function remainingActs(board: PlayerView["board"], phase: RootView["phase"]): string {
  if (phase === "birdsong") return board.faction === "cult" ? t("root-acolytes", { count: board.acolytes }) : ""
  if (phase === "evening")
    return board.faction === "alliance" ? t("root-left-operations", { count: board.operations_left }) : ""
  return phase === "daylight" ? inDaylight(board) : ""
}

function inDaylight(board: PlayerView["board"]): string {
  switch (board.faction) {
    case "marquise":
      return t("root-left-actions", { count: board.actions })
    case "eyrie":
      return decree(board)
    case "vagabond":
      return t("root-left-items", { count: sum(board.satchel) + sum(board.track) })
    case "riverfolk":
      return t("root-left-funds", { count: sum(board.funds) })
    default:
      return ""
  }
}
