import { en as namesEn, fr as namesFr } from "words:root"
import { nameIn } from "../../parts/law/names.svelte"
import { learn, t } from "../../text.svelte"
import type { Drawing } from "../games.svelte"
import FactionBadge from "./art/FactionBadge.svelte"
import Board from "./Board.svelte"
import End from "./ending/End.svelte"
import { shownPast } from "./follow/follow.svelte"
import Learn from "./guide/Learn.svelte"
import Mine from "./Mine.svelte"
import Panel from "./Panel.svelte"
import { screen } from "./choices/screen.svelte"
import en from "./text/en.ftl?raw"
import fr from "./text/fr.ftl?raw"
import { inkedNames } from "./words"

learn({ fr: `${namesFr}\n${fr}`, en: `${namesEn}\n${en}` })
nameIn("root", inkedNames)

const drawing: Drawing<"root"> = {
  Board,
  Mine,
  Panel,
  opens: "board",
  role: (view, seat) => view.players[seat]?.faction ?? "",
  Badge: FactionBadge,
  End,
  Learn,
  keys: {
    title: "root-map-keys",
    keys: [
      ["← ↑ → ↓", "root-key-arrows"],
      ["Enter", "root-key-enter"],
      ["I", "root-key-detail"],
      ["+ −", "root-key-zoom"],
      ["⇧ ← ↑ → ↓", "root-key-pan"],
      ["Home", "root-key-all"],
    ],
  },
  still: () => screen.glass,
  past: () => shownPast.no >= 0,
  drawn: () => true, // every choice has its button in Mine
  facts: (view, seat) => {
    const player = view.players[seat]
    const points = player?.on_track ? [{ label: t("points", { count: player.score }), value: player.score }] : []
    return player ? [...points, { label: t("cards", { count: player.hand }), value: player.hand }] : []
  },
  ready: (view) => view.players.length > 0,
}

export default drawing
