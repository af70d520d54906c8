import { get, Refused } from "../../api"
import { spoken, t } from "../../text.svelte"
import type { Companion } from "../../wire"

/** Games that can be helped at a real table, with the names of what there is for each. */
export const GAMES = ["renard", "duo", "jeton", "root"]
export const ROOT_TOOLS = ["setup", "track", "turns", "battle", "marquise"]
export const ENGINE_TOOLS = ["battle", "marquise"] // whoever runs the tables works these out

/** The tables of a game in the language that is spoken, fetched once; a service worker keeps them from then on. */
export class CompanionData {
  told = $state.raw<Companion>()
  failed = $state("")

  constructor(readonly game: string) {}

  look = async (): Promise<void> => {
    const language = spoken.language
    try {
      const told = await get<Companion>(`/api/companion/${this.game}`)
      if (language === spoken.language) [this.told, this.failed] = [told, ""]
    } catch (failed) {
      this.failed = errorText(failed)
    }
  }
}

/** Why something could not be asked: a refusal in its own words, else that nobody was reached. */
export const errorText = (failed: unknown): string => (failed instanceof Refused ? failed.message : t("companion-away"))
