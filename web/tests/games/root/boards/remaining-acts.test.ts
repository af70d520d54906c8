import "../../../../src/games/root/drawing"
import { beforeEach, describe, expect, test } from "vitest"
import { remainingActs } from "../../../../src/games/root/boards/remaining-acts"
import { speak } from "../../../../src/text.svelte"
import type { PlayerView, RootView } from "../../../../src/wire"

beforeEach(() => speak("en"))

describe("what is left to do", () => {
  const left = (board: object, phase: RootView["phase"]) => remainingActs(board as PlayerView["board"], phase)
  test("is told in the phase in which it is done", () => {
    const alliance = { faction: "alliance", operations_left: 7 }
    expect([left(alliance, "evening"), left(alliance, "daylight")]).toEqual([expect.stringContaining("7"), ""])
    const cult = { faction: "cult", acolytes: 8 }
    expect([left(cult, "birdsong"), left(cult, "evening")]).toEqual([expect.stringContaining("8"), ""])
    const marquise = { faction: "marquise", actions: 9 }
    expect([left(marquise, "daylight"), left(marquise, "birdsong")]).toEqual([expect.stringContaining("9"), ""])
  })
  test("is counted over all places", () => {
    expect(left({ faction: "vagabond", satchel: { boots: 3, tea: 1 }, track: { tea: 2 } }, "daylight")).toContain("6")
    expect(left({ faction: "riverfolk", funds: { R: 3, M: 2 } }, "daylight")).toContain("5")
    const eyrie = { faction: "eyrie", left: { move: ["ambush-b"], battle: ["ambush-f", "ambush-m"] } }
    expect(left({ ...eyrie, turmoil: false }, "daylight")).toContain("3")
    expect(left({ ...eyrie, turmoil: true }, "daylight")).not.toContain("3")
  })
})
