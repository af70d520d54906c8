import { describe, expect, test } from "vitest"
import { marking } from "../../../src/parts/table/marks"
import { readAloud, tokens } from "../../../src/parts/law/tokens"
import { speak } from "../../../src/text.svelte"
import { ask, choice } from "../../build"

const parts = (said: string, game: string, clause = "") =>
  tokens(said, game, clause).map(({ kind, text }) => (kind === "text" ? text : `<${kind} ${text}>`))

describe("a sentence", () => {
  test("lets cards of the game stand out, and only those", () => {
    expect(parts("Ana plays 11M, not 7D.", "renard")).toEqual(["Ana plays ", "<card 11M>", ", not 7D."])
  })
  test("knows cards by the letters of the language, and calls them by their codes", () => {
    speak("fr")
    expect(parts("Ana joue 11L, puis 7F ; 7C, pas 7B.", "renard")).toEqual([
      "Ana joue ",
      "<card 11M>",
      ", puis ",
      "<card 7K>",
      " ; ",
      "<card 7B>",
      ", pas 7B.",
    ])
    expect(parts("Le décret est 10E.", "duo")).toEqual(["Le décret est ", "<card 10S>", "."])
    speak("en")
  })
  test("is read aloud with its cards in words", () => {
    speak("fr")
    expect(readAloud("4F bat 3F : la plus forte gagne.", "renard")).toBe(
      "4 de clefs bat 3 de clefs : la plus forte gagne.",
    )
    expect(readAloud("Le décret est 10E.", "duo")).toBe("Le décret est 10 d’étoiles.")
    expect(readAloud("Une carte de 7F.", "root"), "other games have no such codes").toBe("Une carte de 7F.")
    speak("en")
  })
  test("lets the clause it cites stand out, and no other brackets", () => {
    expect(parts("Follow suit (3.2.1) (2) (4.5.1).", "renard", "3.2.1")).toEqual([
      "Follow suit ",
      "<clause 3.2.1>",
      " (2) (4.5.1).",
    ])
  })
  test("ends with its clause where it does not say it", () => {
    expect(parts("Follow suit.", "root", "3.2.1")).toEqual(["Follow suit.", " ", "<clause 3.2.1>"])
  })
  test("lets a clause without a number stand out by its label", () => {
    expect(parts("Non (La Bourse ou la Vie !).", "root", "La Bourse ou la Vie !")).toEqual([
      "Non ",
      "<clause La Bourse ou la Vie !>",
      ".",
    ])
  })
  test("of a game without cards is left as it is", () => {
    expect(parts("plays 11M", "root")).toEqual(["plays 11M"])
  })
})

describe("marking answers", () => {
  test("marks the piece itself and the act that begins it", () => {
    const paid = choice("spend ambush-f", { target: { kind: "paid", act: "spend", card: "ambush-f" } })
    const card = choice("keep", { target: { kind: "card", card: "keep" } })
    const style = marking(["spend ambush-f", "keep"], [ask([], { choices: [paid, card, choice("other")] })])
    expect(style).toContain('[data-code="spend\\ ambush-f"],[data-act="spend"],[data-code="keep"] {')
    expect(style).not.toContain("other")
  })
  test("marks the cards that are taken up first", () => {
    const lay = choice("bid 22p", { target: { kind: "cards", act: "bid", seat: 0, cards: "22p", total: 5 } })
    expect(marking(["bid 22p"], [ask([], { choices: [lay] })])).toContain('[data-card="\\32 "],[data-card="p"] {')
  })
  test("marks nothing where there is nothing to mark", () => {
    expect(marking([], [ask(["2B"])])).toBe("")
    expect(marking(["3B"], [ask(["2B"])])).toBe("")
  })
})
