import { standalone } from "./edition"

/** Addresses of the app. With a server each page has its path; without one the path is in the hash of the only page, so
 * that any file server works, in any folder. */
const ANYWHERE = "http://app.invalid"

/** Return the current address as a path of the app. */
export function currentUrl(): URL {
  if (!standalone) return new URL(location.href)
  const path = location.hash.slice(1)
  return new URL(path.startsWith("/") ? path : "/", ANYWHERE)
}

/** Return the link to a path of the app. */
export const href = (path: string): string => (standalone ? `#${path}` : path)

/** Return the absolute address of a path, to be shared. */
export const absolute = (path: string): string => new URL(href(path), location.href.split("#")[0]).href

/** Return the path of the app that a link leads to, if it does. */
export function linkTarget(link: HTMLAnchorElement): URL | undefined {
  if (link.origin !== location.origin) return
  const written = link.getAttribute("href") ?? ""
  if (standalone) return new URL(written.replace(/^#/, "").replace(/^(?!\/)/, `${currentUrl().pathname}#`), ANYWHERE)
  return written.startsWith("#") ? undefined : new URL(link.href)
}

/** Rewrite a link just before it is used: pages write the paths of a server, and a new tab needs the one with the hash.
 */
export function rewriteLink(event: Event): void {
  const link = (event.target as Element).closest?.("a")
  const written = link?.getAttribute("href") ?? ""
  if (written.startsWith("/")) link!.setAttribute("href", href(written))
}

if (standalone) for (const kind of ["pointerdown", "focusin", "contextmenu"]) addEventListener(kind, rewriteLink, true)
