import { get, Refused } from "../../api"
import { spoken, t } from "../../text.svelte"
import type { Companion } from "../../wire"

/** Games with a companion, and Root's tools. */
export const GAMES = ["renard", "duo", "jeton", "root"]
export const ROOT_TOOLS = ["setup", "track", "turns", "battle", "marquise"]
export const ENGINE_TOOLS = ["battle", "marquise"] // tools computed by the server

/** The companion data of a game in the current language, fetched once; the service worker keeps it. */
export class CompanionData {
  data = $state.raw<Companion>()
  failed = $state("")

  constructor(readonly game: string) {}

  look = async (): Promise<void> => {
    const language = spoken.language
    try {
      const data = await get<Companion>(`/api/companion/${this.game}`)
      if (language === spoken.language) [this.data, this.failed] = [data, ""]
    } catch (failed) {
      this.failed = errorText(failed)
    }
  }
}

/** Return the reason of a failed request: the refusal's text, or that the server cannot be reached. */
export const errorText = (failed: unknown): string => (failed instanceof Refused ? failed.message : t("companion-away"))
