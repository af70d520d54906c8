import data from "../../../../../src/clairiere/games/root/data/boards.json"

/** What is printed on a faction's board. */
export const printed = (faction: string): Record<string, any> => (data as Record<string, any>)[faction] ?? {}
