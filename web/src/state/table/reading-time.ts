const LEAST = 7000
const EACH = 85 // ms per letter, at slow reading

/** Return how long a short message stays visible, in ms: twice the reading time. */
export const readingTime = (text: string) => Math.max(LEAST, text.length * EACH)
