import type { RootView } from "../../../wire"
import { HEADS, dot, type Emblem } from "./emblems"
import { lookOf } from "../words"

/** A warrior in the style of a woodcut, 24 by 26: an animal's head over its clothes. */
export interface Figure {
  head: Emblem
  body: string
  /** The cut-outs of the body. */
  cut: string
}

const SHOULDERS = "M2 26Q2 16 12 16T22 26Z"

const FIGURES: Record<string, Figure> = {
  /** A tail, and a sash over the breast. */
  marquise: {
    head: HEADS.cat,
    body: `${SHOULDERS}M4 25Q-1.6 22 .2 15.6 1.6 12.4 3.4 14.6 2.2 18.6 5 21.4Z`,
    cut: "M6.4 18.6 8.6 17.6 18.4 24.4 17.4 26H16.4Z",
  },
  /** Wings spread, feathers below. */
  eyrie: {
    head: HEADS.eagle,
    body: "M0 26 2.6 15.4Q12 13 21.4 15.4L24 26 20.6 23.4 17.8 26 15 23.4 12 26 9 23.4 6.2 26 3.4 23.4Z",
    cut: "M6.6 18.4 12 21 17.4 18.4V20.2L12 22.8 6.6 20.2Z",
  },
  /** A mouse with a raised fist. */
  alliance: {
    head: HEADS.mouse,
    body: "M3 26Q3 16 11.6 16 17.6 16 19.4 20V13.4Q18.8 10.2 21.6 10.2 24.2 10.4 23.8 13.6V21Q23.4 24 21 26Z",
    cut: "M20 15.2H23.2V16.4H20ZM6 23.4 15 18.6 16 19.8 7 25Z",
  },
  /** A pack on the back, its straps before. */
  vagabond: {
    head: HEADS.raccoon,
    body: `${SHOULDERS}M17 13.6Q24 13 23.8 19.6V24Q23.4 26 20 26Z`,
    cut: "M6.6 17.6H8.4V26H6.6ZM14.6 17.6H16.4V26H14.6Z",
  },
  /** A robe, the tail out of it, a flame on it. */
  cult: {
    head: HEADS.lizard,
    body: "M3.4 26 7.4 15H16.4L19 22.4Q21.8 21.6 21.6 16.6 25.4 22 21 26Z",
    cut: "M11.8 17.4Q15.4 20.6 14 23.4 13.2 25 11.6 25 9.6 24.8 9.4 22.8 9.4 21.4 10.6 20.4 11.8 19.2 11.8 17.4Z",
  },
  /** A purse on a strap. */
  riverfolk: {
    head: HEADS.otter,
    body: SHOULDERS,
    cut: `M5.4 18.4 7 17.4 13.4 21.6 12.6 22.8Z${dot(14.8, 23.2, 2.5)}`,
  },
  /** A boiler with rivets. */
  mechanical: {
    head: {
      body: HEADS.cat.body,
      cut: "M6.4 11.2H10.6V14.4H6.4ZM13.4 11.2H17.6V14.4H13.4ZM8.4 16.8H15.6V18.2H8.4Z",
    },
    body: "M2.6 26V17.4H21.4V26Z",
    cut: `${dot(5.6, 21.6, 1.3)}${dot(18.4, 21.6, 1.3)}M8.6 20H15.4V21.2H8.6ZM8.6 22.6H15.4V23.8H8.6Z`,
  },
}

/** Return the figure of a faction's warriors or pawn; unknown factions show their emblem. */
export function warriorOf(view: RootView, letter: string): Figure {
  const faction = view.players.find((player) => player.letter === letter)?.faction ?? ""
  return FIGURES[faction] ?? { head: lookOf(view, letter).head, body: SHOULDERS, cut: "" }
}
