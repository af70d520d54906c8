/** Copy a text. Without https, where the clipboard is closed to pages, select it in a hidden field and copy that. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null
  const field = document.createElement("textarea")
  field.value = text
  field.style.position = "fixed"
  field.style.opacity = "0"
  document.body.append(field)
  field.select()
  try {
    return document.execCommand("copy")
  } catch {
    return false
  } finally {
    field.remove()
    focused?.focus()
  }
}

/** Return whether the browser can open the system's share dialog. */
export const canShare = () => typeof navigator.share === "function"
