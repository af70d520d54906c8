const LEAST = 7000
const EACH = 85 // a letter, read slowly

/** How long what is told in passing stays: as long as it takes to read it twice. */
export const readingTime = (text: string) => Math.max(LEAST, text.length * EACH)
