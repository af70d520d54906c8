import { set, spoken } from "../../../text.svelte"

/** A line of a reference: a clause in a few words. The files lie next to the law they summarize. */
export interface Said {
  clause: string
  fr: string
  en: string
}
export interface Guide {
  goal: Said
  scores: Said[]
  turn: Record<"birdsong" | "daylight" | "evening", Said[]>
  special: Said[]
}

const FILES = import.meta.glob<{ default: Guide }>("../../../../../src/clairiere/games/root/guide/*.json")
const guides = new Map(Object.entries(FILES).map(([path, read]) => [/(\w+)\.json$/.exec(path)![1]!, read]))

export const guided = (faction: string): boolean => guides.has(faction)
export const guideOf = async (faction: string): Promise<Guide> => (await guides.get(faction)!()).default
export const saidBy = (line: Said): string => set(line[spoken.language])
