import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle"
import en from "./text/en.ftl?raw"
import fr from "./text/fr.ftl?raw"

export type Language = "fr" | "en"
export const LANGUAGES: Language[] = ["fr", "en"]

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  made.addResource(new FluentResource(source))
  return made
}

const bundles = { fr: bundle("fr", fr), en: bundle("en", en) }

/** Adds the sentences of a part that is loaded when it is needed. */
export function learn(more: Record<Language, string>): void {
  for (const language of LANGUAGES) bundles[language].addResource(new FluentResource(more[language]))
}

function first(): Language {
  const kept = localStorage.getItem("language")
  if (kept === "fr" || kept === "en") return kept
  return navigator.languages.some((spoken) => spoken.startsWith("fr")) || !navigator.language.startsWith("en")
    ? "fr"
    : "en"
}

export const spoken = $state({ language: first() })

export function speak(language: Language): void {
  spoken.language = language
  localStorage.setItem("language", language)
}

/** The sentence of an id in the reader's language. */
export function t(id: string, facts: Record<string, FluentVariable> = {}): string {
  const made = bundles[spoken.language]
  const pattern = made.getMessage(id)?.value
  if (!pattern) throw new Error(`no text ${id}`)
  return set(made.formatPattern(pattern, facts))
}

/** French puts a space before some signs, and no line ends there. */
export function set(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, "\u00a0").replace(/« /g, "«\u00a0")
}

/** Whether there is such a sentence: games that came later have none of ours. */
export function knows(id: string): boolean {
  return bundles.fr.hasMessage(id)
}

export const capital = (text: string) => set(text.charAt(0).toUpperCase() + text.slice(1))
