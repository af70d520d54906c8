/** What this device keeps: looks, motion, sound, how sure a tap must be. */
export interface Settings {
  theme: "auto" | "dark" | "light"
  motion: boolean
  sound: boolean
  single: boolean
  speed: "quick" | "normal" | "patient"
  confirm: "touch" | "always" | "never"
  notify: boolean // pages that are open here tell that it is one's turn
}

const DEFAULTS: Settings = {
  theme: "auto",
  motion: true,
  sound: true,
  single: false,
  speed: "normal",
  confirm: "touch",
  notify: false,
}

function savedSettings(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem("settings") ?? "{}")
  } catch {
    return {}
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...savedSettings() })
const dark = matchMedia("(prefers-color-scheme: dark)")
const calm = matchMedia("(prefers-reduced-motion: reduce)")
const coarse = matchMedia("(pointer: coarse)")
const system = $state({ dark: dark.matches, calm: calm.matches })
dark.addEventListener("change", () => (system.dark = dark.matches))
calm.addEventListener("change", () => (system.calm = calm.matches))

export const theme = () => (settings.theme === "auto" ? (system.dark ? "dark" : "light") : settings.theme)
export const hasMotion = () => settings.motion && !system.calm
/** How long a card takes to its place. */
export const cardMoveMs = () => (hasMotion() ? 280 : 0)
export const mustConfirm = () => settings.confirm === "always" || (settings.confirm === "touch" && coarse.matches)

/** Keeps the page as the settings say; called once, inside a component. */
export function applySettings(): void {
  $effect(() => {
    localStorage.setItem("settings", JSON.stringify(settings))
    document.documentElement.dataset.theme = theme()
    document.documentElement.dataset.motion = hasMotion() ? "on" : "off"
  })
}
