const metaContent = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** The folder of the Python engine if this site runs without a server, from a meta tag of the page. */
export const engine = metaContent("clairiere-engine")
export const standalone = engine !== undefined
