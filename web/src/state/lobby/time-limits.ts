import { t } from "../../text.svelte"

/** Time limits of a question in seconds, from a game at one sitting to correspondence play; 0 for none. */
export const TIME_LIMITS = [0, 30, 60, 120, 300, 86_400, 3 * 86_400]
/** From this limit on, players are not expected to stay at the table. */
export const SLOW_S = 3600

/** Format a duration with the precision that matters: seconds, minutes, hours or days. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  if (seconds < 120) return t("seconds", { count: seconds })
  const minutes = Math.floor(seconds / 60)
  if (minutes < 120) return t("minutes", { count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? t("hours", { count: hours }) : t("days", { days: Math.floor(hours / 24), hours: hours % 24 })
}
