import { t } from "../../text.svelte"

/** Seconds for a question, from a game at one sitting to one that lasts for days; 0 for no limit. */
export const TIME_LIMITS = [0, 30, 60, 120, 300, 86_400, 3 * 86_400]
/** Who has so long is not expected to sit at the table. */
export const SLOW_S = 3600

/** How long something still lasts, as exactly as it matters. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  if (seconds < 120) return t("seconds", { count: seconds })
  const minutes = Math.floor(seconds / 60)
  if (minutes < 120) return t("minutes", { count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? t("hours", { count: hours }) : t("days", { days: Math.floor(hours / 24), hours: hours % 24 })
}
