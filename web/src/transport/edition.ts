const said = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** The folder of the engine, where the page runs its tables itself; without one, a server does. */
export const engine = said("clairiere-engine")
export const alone = engine !== undefined
