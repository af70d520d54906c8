import { expect, test } from "vitest"
import { splitByNames, type Name } from "../../../src/parts/law/names.svelte"

const name = (text: string): Name => ({ text, ink: "#000", head: "", cut: "" })

test("names stand out, the longest first, and never inside a word", () => {
  const names = [name("Marquise"), name("Marquise Mécanique"), name("Culte")]
  const parts = splitByNames("Marquise Mécanique (Ana) : contre Marquise, sans Cultes.", names)
  expect(parts.filter((part) => part.name).map((part) => part.text)).toEqual(["Marquise Mécanique", "Marquise"])
  expect(parts.map((part) => part.text).join("")).toBe("Marquise Mécanique (Ana) : contre Marquise, sans Cultes.")
  expect(splitByNames("Marquise", [])).toEqual([{ text: "Marquise" }])
})
