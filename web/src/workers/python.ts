/** The part of Pyodide's interface that is used here. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void
  pyimport(name: string): Record<string, (...args: unknown[]) => unknown>
}

const PACKAGES = "/lib/python3.14/site-packages"

/** Load Python with the engine, from a folder of this site only. `report`: called with the progress. */
export async function loadPython(engine: string, report: (part: number) => void = () => {}): Promise<Python> {
  const archive = fetch(`${engine}clairiere.zip`).then((answer) => {
    if (!answer.ok) throw new Error(`${answer.status} clairiere.zip`)
    return answer.arrayBuffer()
  })
  const { loadPyodide } = await import(/* @vite-ignore */ `${engine}pyodide.mjs`)
  report(0.1)
  const pyodide: Python = await loadPyodide({ indexURL: engine })
  report(0.5)
  pyodide.unpackArchive(await archive, "zip", { extractDir: PACKAGES })
  report(0.6)
  return pyodide
}
