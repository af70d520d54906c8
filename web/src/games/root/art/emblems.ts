import anvil from "icon:anvil"
import boots from "icon:boots"
import castle from "icon:castle"
import coins from "icon:two-coins"
import crossbow from "icon:crossbow"
import fist from "icon:fist"
import flowers from "icon:lotus-flower"
import hammer from "icon:claw-hammer"
import knapsack from "icon:knapsack"
import log from "icon:log"
import nest from "icon:nest-eggs"
import ruin from "icon:ancient-ruins"
import saw from "icon:circular-sawblade"
import shop from "icon:shop"
import sword from "icon:broadsword"
import swords from "icon:crossed-swords"
import mug from "icon:coffee-mug"
import tent from "icon:camping-tent"
import torch from "icon:torch"
import banner from "icon:tattered-banner"

/** A head in the style of a woodcut, 24 by 24: the printed shape, and the cut-outs. */
export interface Emblem {
  body: string
  cut: string
}

export const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

function cog(teeth: number, inner: number, outer: number): string {
  const points: string[] = []
  for (let n = 0; n < teeth * 4; n++) {
    const angle = ((n - 0.5) * Math.PI) / (teeth * 2)
    const far = n % 4 < 2 ? outer : inner
    points.push(`${(12 + Math.cos(angle) * far).toFixed(1)} ${(12 + Math.sin(angle) * far).toFixed(1)}`)
  }
  return `M${points.join("L")}Z`
}

const CAT = "M4 3 9 7Q12 6.2 15 7L20 3Q21.6 9 20.6 13.2 19.4 20.6 12 21 4.6 20.6 3.4 13.2 2.4 9 4 3Z"
const CAT_FACE = "M6.8 11.6 10.6 13.6 7.4 14.8ZM17.2 11.6 13.4 13.6 16.6 14.8ZM10.6 16.4H13.4L12 18.4Z"

export const HEADS = {
  cat: { body: CAT, cut: CAT_FACE },
  eagle: {
    body:
      "M2.6 21.4Q2.2 5.4 11.6 3.4 18 2.6 19.6 8L22.4 11.6Q21.8 15 19 15.6L17.6 12.8" +
      "Q15.8 14.2 14 13.8 15 17.6 18.6 19.4L15 19.4 16 21.8 11.6 20.2 11.4 22.2 7.6 20.4Z",
    cut: `${dot(14.6, 8.3, 1.5)}M18.6 10.4 21 11.8 18.4 11.8Z`,
  },
  paw: {
    body:
      `${dot(5.4, 8.4, 2.2)}${dot(9.9, 4.9, 2.4)}${dot(14.3, 4.9, 2.4)}${dot(18.7, 8.4, 2.2)}` +
      "M12 9.2C16.4 9.2 18.6 12.4 18.6 14.8 18.6 16.8 17 17.6 15.8 17.8V22.6H8.2V17.8" +
      "C7 17.6 5.4 16.8 5.4 14.8 5.4 12.4 7.6 9.2 12 9.2Z",
    cut: "M8.2 18.9H15.8V20.3H8.2Z",
  },
  raccoon: {
    body:
      "M4.2 3.8Q8.2 3.4 9.6 6.3 12 5.8 14.4 6.3 15.8 3.4 19.8 3.8 21 7.6 19.8 10L23 14.2" +
      "Q19.4 15.6 17.8 17.6L12 21.8 6.2 17.6Q4.6 15.6 1 14.2L4.2 10Q3 7.6 4.2 3.8Z",
    cut:
      "M3.6 12.6Q8.4 9.4 11.3 13.2 10.2 16.6 7 16 4.4 15.2 3.6 12.6ZM20.4 12.6" +
      "Q15.6 9.4 12.7 13.2 13.8 16.6 17 16 19.6 15.2 20.4 12.6ZM10.7 18H13.3L12 19.9Z",
  },
  lizard: {
    body:
      "M1.8 13.6Q2.6 8 9 7.4 11 3.4 15.6 4.2 21.4 5.6 22.6 12L15 13.2 22.6 14.9Q19.4 18.9 13.4 18.4" +
      "L12.6 22.4H4.4Q6.6 18 1.8 13.6Z",
    cut:
      `${dot(15.4, 8.4, 1.6)}M3.4 13.4Q6 13.4 6.8 16.6 4.8 15.8 3.4 13.4ZM7.4 10.2` +
      "Q9.8 10.4 10.4 13.2 8.2 12.6 7.4 10.2Z",
  },
  otter: {
    body:
      "M4.6 6.4A2.8 2.8 0 0 1 8.8 3.9Q12 2.8 15.2 3.9A2.8 2.8 0 0 1 19.4 6.4" +
      "Q20.8 9.4 20.4 12.6 22.4 16.4 18.8 19.4 15.8 21.7 12 21.7 8.2 21.7 5.2 19.4 1.6 16.4 3.6 12.6 3.2" +
      " 9.4 4.6 6.4Z",
    cut:
      `${dot(8.2, 9.9, 1.4)}${dot(15.8, 9.9, 1.4)}M9.3 12.8H14.7L12 15.7ZM11.4 15.4H12.6V18` +
      "H11.4ZM1.2 14.4 8 15.5V16.5L1.2 16ZM22.8 14.4 16 15.5V16.5L22.8 16Z",
  },
  cogcat: {
    body: cog(9, 9.6, 12),
    cut: "M6.4 6.6 9.6 9.2Q12 8.6 14.4 9.2L17.6 6.6Q18.6 10.6 18 13 17.2 17.6 12 17.8 6.8 17.6 6 13 5.4 10.6 6.4 6.6Z",
  },
  fox: {
    body: "M2.2 2.6 9 7.2H15L21.8 2.6Q22.6 10 19.8 13.6L12 22 4.2 13.6Q1.4 10 2.2 2.6Z",
    cut: "M6 10.6 10.4 13 7 14ZM18 10.6 13.6 13 17 14ZM10.5 18H13.5L12 20.2Z",
  },
  rabbit: {
    body:
      "M7.8 11.8Q4.2 6 6 1.4 10.2 2.6 10.7 9.7 12 9.4 13.3 9.7 13.8 2.6 18 1.4 19.8 6 16.2 11.8 19.9 14" +
      " 19.3 17.6 17.8 22.4 12 22.4 6.2 22.4 4.7 17.6 4.1 14 7.8 11.8Z",
    cut: `${dot(9, 15.6, 1.3)}${dot(15, 15.6, 1.3)}M10.6 18.3H13.4L12 20Z`,
  },
  mouse: {
    body:
      `${dot(5.4, 7.4, 4.6)}${dot(18.6, 7.4, 4.6)}M12 6.4Q19.4 8 18.8 14 17.2 20.2 12 22.4 6.8 20.2 5.2` +
      " 14 4.6 8 12 6.4Z",
    cut: `${dot(9.2, 13.4, 1.3)}${dot(14.8, 13.4, 1.3)}${dot(12, 19.4, 1.4)}${dot(5.2, 7.2, 2)}${dot(18.8, 7.2, 2)}`,
  },
  bird: {
    body: "M2.6 13.4Q2 5.8 8.8 4 15.6 3 17 8.4L22.6 10.6 17.2 12.4Q17.4 19.4 10.6 20.8L1.8 22.4Q5.4 19.2 3.4 17Z",
    cut: `${dot(12.4, 8.4, 1.5)}M6.4 12Q11.4 12 13.2 16 8.4 17.2 6.4 12Z`,
  },
} satisfies Record<string, Emblem>

/** The look of a suit or faction: ink, letter, head and pattern, so that colour is never the only mark. */
export interface Look {
  ink: string
  letter: string
  head: Emblem
  pattern: Pattern
}
export type Pattern = "bars" | "dots" | "waves" | "chevrons" | "cross" | "scales" | "grid" | "rails"

const kind = (letter: string, ink: string, head: Emblem, pattern: Pattern): Look => ({ letter, ink, head, pattern })

export const SUITS: Record<string, Look> = {
  fox: kind("F", "#9a2d1c", HEADS.fox, "bars"),
  rabbit: kind("R", "#6f5600", HEADS.rabbit, "dots"),
  mouse: kind("M", "#7b3a76", HEADS.mouse, "waves"),
  bird: kind("B", "#1f5573", HEADS.bird, "chevrons"),
}
const NO_SUIT = kind("?", "#665b41", { body: dot(12, 12, 4), cut: "" }, "dots")
export const suitOf = (suit: string): Look => SUITS[suit] ?? NO_SUIT

const FACTIONS: Record<string, Omit<Look, "letter">> = {
  marquise: { ink: "#6e4120", head: HEADS.cat, pattern: "bars" },
  eyrie: { ink: "#23508f", head: HEADS.eagle, pattern: "chevrons" },
  alliance: { ink: "#2c6a2c", head: HEADS.paw, pattern: "dots" },
  vagabond: { ink: "#46484c", head: HEADS.raccoon, pattern: "cross" },
  cult: { ink: "#8a2452", head: HEADS.lizard, pattern: "scales" },
  riverfolk: { ink: "#0f6566", head: HEADS.otter, pattern: "waves" },
  mechanical: { ink: "#5a4785", head: HEADS.cogcat, pattern: "grid" },
}
const UNKNOWN_FACTION = {
  ink: "#4c4433",
  head: { body: dot(12, 8, 5) + "M3 22Q3 14 12 14T21 22Z", cut: "" },
  pattern: "rails" as Pattern,
}
export const factionNames = Object.keys(FACTIONS)

/** Return the look of a faction. Two Vagabonds differ by letter and ink. */
export function factionOf(name: string, letter: string): Look {
  const look = FACTIONS[name] ?? UNKNOWN_FACTION
  return {
    ...look,
    letter,
    ink: letter === "W" ? "#7a3d3d" : look.ink,
    pattern: letter === "W" ? "rails" : look.pattern,
  }
}

/** Icons of items, buildings, tokens and battles, 512 by 512. */
export const ICONS: Record<string, string> = {
  boots,
  bag: knapsack,
  crossbow,
  hammer,
  sword,
  tea: mug,
  coins,
  torch,
  ruin,
  sawmill: saw,
  workshop: anvil,
  recruiter: swords,
  battle: swords,
  wood: log,
  keep: castle,
  roost: nest,
  sympathy: fist,
}
/** Pieces that exist in every suit: bases, gardens, trade posts. */
const SUITED: Record<string, string> = { base: tent, garden: flowers, post: shop }
const SUITS_OF_PIECES = new Map<string, string>()
for (const suit of ["fox", "rabbit", "mouse"])
  for (const [piece, icon] of Object.entries(SUITED)) {
    ICONS[`${suit}-${piece}`] = icon
    SUITS_OF_PIECES.set(`${suit}-${piece}`, suit)
  }

export const iconOf = (name: string): string => ICONS[name] ?? banner
/** Return the suit of a piece, or "". */
export const suitOfPiece = (name: string): string => SUITS_OF_PIECES.get(name) ?? ""
