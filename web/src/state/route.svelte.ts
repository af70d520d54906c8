/** Where we are: the path in parts, what is asked of the page, and what follows the hash. */
export const route = $state({ parts: [] as string[], query: {} as Record<string, string>, hash: "" })

/** A part of an address as it is meant; what nobody can read stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function read(): void {
  route.parts = location.pathname.split("/").filter(Boolean).map(decoded)
  route.query = Object.fromEntries(new URLSearchParams(location.search))
  route.hash = decoded(location.hash.slice(1))
}

const PAGES = new Map([
  ["", "home"],
  ["about", "about"],
  ["chance", "chance"],
  ["replay", "load"],
  ["position/*", "position"],
  ["puzzles", "puzzles"],
  ["puzzles/*", "puzzle"],
  ["t/*", "table"],
  ["t/*/replay", "replay"],
  ["t/*/puzzle/*", "move"],
  ["new/*", "new"],
  ["law/*", "law"],
  ["learn", "lessons"],
  ["learn/*", "learn"],
  ["learn/*/*", "learn"],
])

/** The page of the address, if there is one: `server/http/pages.py` knows the same ones. */
export function pageAt(parts: string[]): string {
  const fits = (pattern: string[]) =>
    pattern.length === parts.length && pattern.every((part, at) => part === "*" || part === parts[at])
  return [...PAGES].find(([path]) => fits(path.split("/").filter(Boolean)))?.[1] ?? "nowhere"
}

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path)
  const moved = location.pathname.split("/").filter(Boolean).join("/") !== route.parts.join("/")
  read()
  if (moved) scrollTo(0, 0)
}

/** Links inside the app change the page without a reload. */
export function catchLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a")
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute("download") ||
    link.pathname.startsWith("/g/")
  )
    return
  if (link.getAttribute("href")?.startsWith("#")) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

addEventListener("popstate", read)
addEventListener("hashchange", read)
read()
