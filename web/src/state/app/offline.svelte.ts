import { standalone } from "../../transport/edition"
import { BEAT } from "./timings"

/** `fresh`: a new version lies ready, and comes with the next page. */
export const version = $state({ fresh: false })
const LOOK = 180 * BEAT // an hour: how often a page that stays open looks for a new version

/** Lets the pages open without a network, and learns of new versions. */
export async function registerServiceWorker(): Promise<void> {
  const workers = navigator.serviceWorker // none, where the line is not a safe one
  if (!workers) return
  if (standalone) void navigator.storage?.persist?.()
  workers.addEventListener("message", ({ data }) => (version.fresh ||= data === "new"))
  try {
    await workers.register(standalone ? "sw.js" : "/sw.js")
    const look = async () => (await workers.ready).active?.postMessage("look")
    void look()
    setInterval(look, LOOK)
  } catch {
    // the page works without, as long as there is a network
  }
}
