const metaContent = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** The folder of the engine, where the page runs its tables itself; without one, a server does. */
export const engine = metaContent("clairiere-engine")
export const standalone = engine !== undefined
