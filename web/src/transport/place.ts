import { standalone } from "./edition"

/** Addresses of the app. A server has a page for each; without one they stand behind the hash of the only page, so
 * that any file server will do, in any folder. */
const ANYWHERE = "http://app.invalid"

/** The address of the app that we are at. */
export function currentUrl(): URL {
  if (!standalone) return new URL(location.href)
  const path = location.hash.slice(1)
  return new URL(path.startsWith("/") ? path : "/", ANYWHERE)
}

/** How the browser calls an address of the app. */
export const href = (path: string): string => (standalone ? `#${path}` : path)

/** The same for somebody elsewhere, or a message. */
export const absolute = (path: string): string => new URL(href(path), location.href.split("#")[0]).href

/** The address of the app that a link leads to, if it leads to one. */
export function linkTarget(link: HTMLAnchorElement): URL | undefined {
  if (link.origin !== location.origin) return
  const written = link.getAttribute("href") ?? ""
  if (standalone) return new URL(written.replace(/^#/, "").replace(/^(?!\/)/, `${currentUrl().pathname}#`), ANYWHERE)
  return written.startsWith("#") ? undefined : new URL(link.href)
}

/** Links are written as a server has them; they become ours as soon as somebody means one, lest a new tab is lost. */
export function rewriteLink(event: Event): void {
  const link = (event.target as Element).closest?.("a")
  const written = link?.getAttribute("href") ?? ""
  if (written.startsWith("/")) link!.setAttribute("href", href(written))
}

if (standalone) for (const kind of ["pointerdown", "focusin", "contextmenu"]) addEventListener(kind, rewriteLink, true)
