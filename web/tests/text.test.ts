import { beforeEach, describe, expect, test } from "vitest"
import { capital, contracted, knows, learn, set, speak, spoken, t } from "../src/text.svelte"

beforeEach(() => speak("en"))

describe("names that are put into French", () => {
  test("run together with the word before them", () => {
    const put = (name: string) => `\u2068${name}\u2069`
    expect(contracted(`Tas de ${put("Expert")}`, "fr")).toBe("Tas d’Expert")
    expect(contracted(`Main de ${put("Ben")}`, "fr")).toBe("Main de Ben")
    expect(contracted(`Jouer à ${put("Le Renard des Bois")} contre`, "fr")).toBe("Jouer au Renard des Bois contre")
    expect(contracted(`Règles de ${put("Le Renard des Bois")}`, "fr")).toBe("Règles du Renard des Bois")
    expect(contracted(`avant que ${put("Élan")} joue`, "fr")).toBe("avant qu’Élan joue")
    expect(contracted(`Rules of ${put("Le Renard")}: de ${put("Ana")}`, "en")).toBe("Rules of Le Renard: de Ana")
  })
  test("in every message of ours", () => {
    speak("fr")
    expect(t("play-game", { title: "Le Renard des Bois" })).toContain("Jouer au Renard des Bois")
    expect(t("jeton-stack-of", { name: "Expert", total: 4 })).toContain("Tas d’Expert")
    speak("en")
  })
})

describe("a sentence", () => {
  test("is said in the reader’s language, which is remembered", () => {
    const english = t("cancel")
    speak("fr")
    expect(t("cancel")).not.toBe(english)
    expect([spoken.language, localStorage.getItem("language")]).toEqual(["fr", "fr"])
  })
  test("that is not there is an error, not an empty place", () => {
    expect(knows("no-such-sentence")).toBe(false)
    expect(() => t("no-such-sentence")).toThrow("no-such-sentence")
  })
  test("can be learned later, in both languages", () => {
    learn({ fr: "learned-later = Bonjour { $name } !", en: "learned-later = Hello { $name }!" })
    expect(t("learned-later", { name: "Ana" })).toBe("Hello Ana!")
    speak("fr")
    expect(t("learned-later", { name: "Ana" })).toBe("Bonjour Ana\u00a0!")
  })
})

test("no line ends before a sign that has a space before it in French", () => {
  expect(set("Quoi ? « Oui » ; non : si !")).toBe(
    "Quoi\u00a0? «\u00a0Oui\u00a0» ; non\u00a0: si\u00a0!".replace(" ;", "\u00a0;"),
  )
  expect(set("Entre 8 % et 11 %.")).toBe("Entre 8\u00a0% et 11\u00a0%.")
  expect(set("a b, c.")).toBe("a b, c.")
})
test("a sentence begins with a capital, accents too", () => {
  expect([capital("étang"), capital("")]).toEqual(["Étang", ""])
})
