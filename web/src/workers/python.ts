/** What we use of Pyodide. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void
  pyimport(name: string): Record<string, (...args: unknown[]) => unknown>
}

const PACKAGES = "/lib/python3.14/site-packages"

/** Python with our engine in it, from a folder of this site and nowhere else. */
export async function python(engine: string, told: (part: number) => void = () => {}): Promise<Python> {
  const archive = fetch(`${engine}clairiere.zip`).then((answer) => {
    if (!answer.ok) throw new Error(`${answer.status} clairiere.zip`)
    return answer.arrayBuffer()
  })
  const { loadPyodide } = await import(/* @vite-ignore */ `${engine}pyodide.mjs`)
  told(0.1)
  const found: Python = await loadPyodide({ indexURL: engine })
  told(0.5)
  found.unpackArchive(await archive, "zip", { extractDir: PACKAGES })
  told(0.6)
  return found
}
