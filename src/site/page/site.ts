/** The site's origin: the build's setting, else this browser's. Undefined while prerendering without that setting. */
const site = import.meta.env.VITE_SITE_URL || globalThis.location?.origin

export const onSite = (path: string): string | undefined => site && new URL(path, site).href

/**
 * The absolute address for the page's body, where build and browser must write the same text: the bare path when the
 * build has no site address.
 */
export const asBuilt = (path: string): string =>
  import.meta.env.VITE_SITE_URL ? new URL(path, import.meta.env.VITE_SITE_URL).href : path
