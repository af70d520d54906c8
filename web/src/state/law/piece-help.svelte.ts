import { untrack } from "svelte"
import type { Attachment } from "svelte/attachments"
import { SvelteMap } from "svelte/reactivity"

/** The help on a piece: its name, and one sentence per fact with its clause. */
export interface Help {
  title: string
  lines: { name: string; text: string; cite: string }[]
}
/** `tap`: whether a tap shows the help now, and does nothing else; `focus`: make the piece a stop of the keyboard. */
interface Ways {
  tap?: () => boolean
  focus?: boolean
}

interface Touched {
  x: number
  y: number
  long: boolean
}

const REST = 350 // ms of rest of the mouse before the help is shown
const GRACE = 120 // ms after the mouse has left before the help is hidden: it may move on to the next piece
const LONG = 450 // ms of a long press
const SLIP = 10 // px that a finger may move during a long press

/** The piece whose help is shown, or will be once it is loaded. `pinned`: opened by touch, so it can be touched itself.
 */
export const openHelp = $state({ by: null as Element | null, help: null as Help | null, pinned: false })
/** Texts of `aria-describedby`, by element id. */
export const descriptions = new SvelteMap<string, string>()

let leaving: ReturnType<typeof setTimeout> | undefined

export function showHelp(by: Element, help: Help | undefined, pinned: boolean): void {
  clearTimeout(leaving)
  Object.assign(openHelp, { by, help: help ?? null, pinned })
}

export function hideHelp(): void {
  clearTimeout(leaving)
  Object.assign(openHelp, { by: null, help: null, pinned: false })
}

const helpText = ({ lines }: Help) => lines.map(({ name, text }) => (name ? `${name}. ${text}` : text)).join(" ")
const ids = new Map<string, string>()

/** Return the id of a description. Equal texts share one. */
function describe(text: string): string {
  if (!ids.has(text)) ids.set(text, `help-${ids.size + 1}`)
  const id = ids.get(text)!
  if (!descriptions.has(id)) descriptions.set(id, text)
  return id
}

/** Attach help to a piece: shown on mouse rest, keyboard focus, long press, or tap. */
export function withHelp(
  source: () => Help | undefined,
  { tap = () => true, focus = false }: Ways = {},
): Attachment<HTMLElement | SVGElement> {
  return (piece) => {
    let resting: ReturnType<typeof setTimeout> | undefined
    let touched: Touched | undefined
    piece.setAttribute("data-explained", "")
    if (focus) piece.tabIndex = 0
    /** Pieces can be nested: only the innermost one reacts. */
    const isInnermost = (event: Event) => (event.target as Element).closest("[data-explained]") === piece
    const mine = () => openHelp.by === piece
    /** A piece in an outgoing transition shows nothing: its data may be gone. */
    const leaves = () => piece.closest("[inert]") !== null
    const show = (pinned: boolean) => {
      if (!leaves()) showHelp(piece, source(), pinned)
    }
    const stop = () => clearTimeout(resting)

    const on = {
      pointermove: (event: PointerEvent) => {
        if (!isInnermost(event)) return stop()
        if (event.pointerType !== "mouse") {
          if (touched && Math.hypot(event.clientX - touched.x, event.clientY - touched.y) > SLIP) stop()
          return
        }
        if (mine() || openHelp.pinned) return clearTimeout(leaving)
        stop()
        if (openHelp.by) show(false)
        else resting = setTimeout(() => show(false), REST)
      },
      pointerleave: (event: PointerEvent) => {
        stop()
        if (event.pointerType === "mouse" && mine() && !openHelp.pinned) leaving = setTimeout(hideHelp, GRACE)
      },
      pointerdown: (event: PointerEvent) => {
        stop()
        touched = undefined
        if (event.pointerType === "mouse" || !isInnermost(event)) return
        const now: Touched = (touched = { x: event.clientX, y: event.clientY, long: false })
        resting = setTimeout(() => ((now.long = true), show(true)), LONG)
      },
      pointerup: stop,
      pointercancel: () => (stop(), (touched = undefined)),
      contextmenu: (event: Event) => touched && event.preventDefault(),
      focusin: (event: Event) =>
        isInnermost(event) && (event.target as Element).matches(":focus-visible") && show(false),
      focusout: () => mine() && !openHelp.pinned && hideHelp(),
    }
    /** Runs before the piece's own handler: a long press asks for help and must not play. */
    const clicked = (event: Event): void => {
      if (leaves()) return event.stopImmediatePropagation()
      if (!touched) return void (tap() || (mine() && hideHelp()))
      const { long } = touched
      touched = undefined
      if (long) event.stopImmediatePropagation()
      else if (tap()) show(true)
      if (long || tap()) (event as Event & { explains?: boolean }).explains = true
    }
    for (const [name, act] of Object.entries(on)) piece.addEventListener(name, act as EventListener)
    piece.addEventListener("click", clicked, { capture: true })
    $effect(() => {
      const help = source()
      if (!help) return
      untrack(() => {
        piece.setAttribute("aria-describedby", describe(helpText(help)))
        if (mine() && !openHelp.help) showHelp(piece, help, openHelp.pinned)
      })
    })
    return () => {
      stop()
      for (const [name, act] of Object.entries(on)) piece.removeEventListener(name, act as EventListener)
      piece.removeEventListener("click", clicked, { capture: true })
      if (untrack(mine)) untrack(hideHelp)
    }
  }
}
