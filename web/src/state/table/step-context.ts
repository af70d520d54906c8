import type { Step } from "../../wire"
import { provideTable, type TableContext, type Readers } from "./table-context"

type Options = "game" | "seats" | "options" | "asks" | "choices" | "picked" | "lifting"

/** Provide a step of a replay or position. `pick`: called with the notation of a choice. */
export function provideStep(
  { step, ...readers }: { step: () => Step } & Pick<Readers, Options>,
  { name, pick = () => {} }: Pick<TableContext, "name"> & Partial<Pick<TableContext, "pick">>,
): void {
  provideTable(
    {
      view: () => step().view,
      news: () => step().lines,
      log: () => step().lines,
      seat: () => step().seat,
      waiting: () => step().asked.map((ask) => ask.seat),
      views: () => step().views,
      replayed: () => true,
      ...readers,
    },
    { name, pick, play: pick, may: () => {}, type: () => {} },
  )
}
