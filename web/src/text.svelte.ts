import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle"
import en from "./text/en.ftl?raw"
import fr from "./text/fr.ftl?raw"

export type Language = "fr" | "en"
export const LANGUAGES: Language[] = ["fr", "en"]

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: true })
  made.addResource(new FluentResource(source))
  return made
}

const bundles = { fr: bundle("fr", fr), en: bundle("en", en) }

/** Add the messages of a part that is loaded on demand. */
export function learn(more: Record<Language, string>): void {
  for (const language of LANGUAGES) bundles[language].addResource(new FluentResource(more[language]))
}

function first(): Language {
  const saved = localStorage.getItem("language")
  if (saved === "fr" || saved === "en") return saved
  return navigator.languages.some((spoken) => spoken.startsWith("fr")) || !navigator.language.startsWith("en")
    ? "fr"
    : "en"
}

export const spoken = $state({ language: first() })

export function speak(language: Language): void {
  spoken.language = language
  localStorage.setItem("language", language)
}

/** Return a message in the current language. */
export function t(id: string, facts: Record<string, FluentVariable> = {}): string {
  const made = bundles[spoken.language]
  const pattern = made.getMessage(id)?.value
  if (!pattern) throw new Error(`no text ${id}`)
  return set(contracted(made.formatPattern(pattern, facts), spoken.language))
}

const PUT_IN = "[\u2068\u2069]" // Fluent's isolation marks around inserted values
const VOWELS = "aeiouAEIOUàâäéèêëîïôöùûüœæÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ"
const CONTRACTED: [RegExp, string][] = [
  [new RegExp(`(?<![\\p{L}])([Dd]|[Qq]u|[Jj]usqu|[Ll]orsqu|[Pp]uisqu)e ${PUT_IN}+(?=[${VOWELS}])`, "gu"), "$1’"],
  [new RegExp(`(?<![\\p{L}])([Dd])e ${PUT_IN}+Le (?=\\p{L})`, "gu"), "$1u "],
  [new RegExp(`(?<![\\p{L}])([Dd])e ${PUT_IN}+Les (?=\\p{L})`, "gu"), "$1es "],
  [new RegExp(`(?<![\\p{L}])à ${PUT_IN}+Le (?=\\p{L})`, "gu"), "au "],
  [new RegExp(`(?<![\\p{L}])à ${PUT_IN}+Les (?=\\p{L})`, "gu"), "aux "],
]

/** Apply French contractions (de + le) across inserted values, and remove Fluent's marks. */
export function contracted(text: string, language: Language): string {
  const made = language === "fr" ? CONTRACTED.reduce((said, [from, to]) => said.replace(from, to), text) : text
  return made.replace(new RegExp(PUT_IN, "g"), "")
}

/** Make the spaces of French signs (: ; ! ? » % «) no-break. */
export function set(text: string): string {
  return text.replace(/ (?=[:;!?»%])/g, "\u00a0").replace(/« /g, "«\u00a0")
}

/** Return whether a message exists: newer games may lack some. */
export function knows(id: string): boolean {
  return bundles.fr.hasMessage(id)
}

export const capital = (text: string) => set(text.charAt(0).toUpperCase() + text.slice(1))
