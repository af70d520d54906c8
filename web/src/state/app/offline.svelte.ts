import { standalone } from "../../transport/edition"
import { BEAT } from "./timings"

/** `fresh`: a new version is ready; the next page load uses it. */
export const version = $state({ fresh: false })
const LOOK = 180 * BEAT // an hour: how often an open page looks for a new version

/** Register the service worker, which opens the pages offline and reports new versions. */
export async function registerServiceWorker(): Promise<void> {
  const workers = navigator.serviceWorker // missing on insecure connections
  if (!workers) return
  if (standalone) void navigator.storage?.persist?.()
  workers.addEventListener("message", ({ data }) => (version.fresh ||= data === "new"))
  try {
    await workers.register(standalone ? "sw.js" : "/sw.js")
    const look = async () => (await workers.ready).active?.postMessage("look")
    void look()
    setInterval(look, LOOK)
  } catch {
    // without a service worker the page needs a network
  }
}
