import { standalone } from "../../transport/edition"
import { currentUrl, href, linkTarget } from "../../transport/place"
import { transport } from "../../transport/transport"

/** The current address: the parts of its path, its query parameters, and its hash. */
export const route = $state({ parts: [] as string[], query: {} as Record<string, string>, hash: "" })

/** Decode a part of an address; return it unchanged if it cannot be decoded. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function read(): void {
  const { pathname, searchParams, hash } = currentUrl()
  route.parts = pathname.split("/").filter(Boolean).map(decodePart)
  route.query = Object.fromEntries(searchParams)
  route.hash = decodePart(hash.slice(1))
}

const PAGES = new Map([
  ["", "home"],
  ["about", "about"],
  ["chance", "chance"],
  ["replay", "load"],
  ["status", "status"],
  ["position", "load"],
  ["position/*", "position"],
  ["games", "games"],
  ["puzzles", "puzzles"],
  ["puzzles/*", "puzzle"],
  ["t/*", "table"],
  ["t/*/replay", "replay"],
  ["t/*/puzzle/*", "move"],
  ["new/*", "new"],
  ["law/*", "law"],
  ["companion", "companions"],
  ["companion/*", "companion"],
  ["companion/*/*", "companion"],
  ["learn", "lessons"],
  ["learn/*", "learn"],
  ["learn/*/*", "learn"],
])

/** Return the name of the page at a path. `server/http/pages.py` has the same list. */
export function pageAt(parts: string[]): string {
  const fits = (pattern: string[]) =>
    pattern.length === parts.length && pattern.every((part, at) => part === "*" || part === parts[at])
  return [...PAGES].find(([path]) => fits(path.split("/").filter(Boolean)))?.[1] ?? "nowhere"
}

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", href(path))
  const moved = currentUrl().pathname.split("/").filter(Boolean).join("/") !== route.parts.join("/")
  read()
  if (moved) scrollTo(0, 0)
}

/** Fetch a file from the worker and save it: in the site without a server its address does not exist. */
async function saveFile(event: MouseEvent, link: HTMLAnchorElement, to: URL): Promise<void> {
  event.preventDefault()
  const answer = await transport.ask(to.pathname + to.search, { method: "GET", headers: {} })
  const file = document.createElement("a")
  file.href = URL.createObjectURL(await answer.blob())
  file.download = link.download
  file.click()
  URL.revokeObjectURL(file.href)
}

/** Change the page without a reload when a link inside the app is clicked. */
export function catchLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a")
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
  const to = linkTarget(link)
  if (!to || link.target || to.pathname.startsWith("/g/")) return
  if (link.hasAttribute("download")) return standalone ? void saveFile(event, link, to) : undefined
  event.preventDefault()
  go(to.pathname + to.search + to.hash)
}

addEventListener("popstate", read)
addEventListener("hashchange", read)
read()
