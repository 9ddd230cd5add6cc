/** Where the site lives: what the build was told, else where this browser found it. Unknown to a page that is made before either. */
const site = import.meta.env.VITE_SITE_URL || globalThis.location?.origin

/** The whole address of a path of ours. */
export const onSite = (path: string): string | undefined => site && new URL(path, site).href

/** The same for what is in a page's own body, which the build has to write as the browser will: the path itself where the build was told nothing. */
export const asBuilt = (path: string): string =>
  import.meta.env.VITE_SITE_URL ? new URL(path, import.meta.env.VITE_SITE_URL).href : path
