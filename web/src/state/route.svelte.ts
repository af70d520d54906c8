/** Where we are: the path in parts and what follows the hash. */
export const route = $state({ parts: [] as string[], hash: "" })

function read(): void {
  route.parts = location.pathname.split("/").filter(Boolean).map(decodeURIComponent)
  route.hash = decodeURIComponent(location.hash.slice(1))
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
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/g/")) return
  if (link.getAttribute("href")?.startsWith("#")) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

addEventListener("popstate", read)
addEventListener("hashchange", read)
read()
