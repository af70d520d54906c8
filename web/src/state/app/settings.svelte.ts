/** Settings of this device: theme, motion, sound, confirmation of taps. */
export interface Settings {
  theme: "auto" | "dark" | "light"
  motion: boolean
  sound: boolean
  single: boolean
  speed: "quick" | "normal" | "patient"
  confirm: "touch" | "always" | "never"
  notify: boolean // open pages show a notification when it is my turn
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
/** Duration of a card's move to its place, in ms; 0 without motion. */
export const cardMoveMs = () => (hasMotion() ? 280 : 0)
export const mustConfirm = () => settings.confirm === "always" || (settings.confirm === "touch" && coarse.matches)

/** Apply and store the settings whenever they change. Call once, inside a component. */
export function applySettings(): void {
  $effect(() => {
    localStorage.setItem("settings", JSON.stringify(settings))
    document.documentElement.dataset.theme = theme()
    document.documentElement.dataset.motion = hasMotion() ? "on" : "off"
  })
}
