/// <reference lib="webworker" />
import { loadPython } from "./python"

/** The second worker: bots think here, one question at a time. */
const loaded = new Promise<(question: string) => string>((found) => {
  self.addEventListener(
    "message",
    async (event: MessageEvent<string>) => {
      const thinking = (await loadPython(event.data)).pyimport("clairiere.server.browser.thinking")
      found(thinking.think_text as (question: string) => string)
    },
    { once: true },
  )
})
self.addEventListener("message", async (event: MessageEvent<string | { n: number; question: string }>) => {
  if (typeof event.data === "string") return
  const { n, question } = event.data
  self.postMessage({ n, answer: (await loaded)(question) })
})
