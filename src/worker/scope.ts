/**
 * A file of the build. `revision`: a hash of the file, where the name holds none. `integrity`: of a script, a style and JSON, SHA-256 as
 * the standard writes it, of which warm.json has the first letters. `words`: the public pages need the file for their texts.
 */
export type BuildFile = { url: string; revision?: string | null; integrity?: string; words?: boolean }

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuildFile[] }

/** The global scope, typed as a service worker's. */
export const scope = self

/** The build's list, which takes the place of a placeholder; the dev server has none. */
const listed: readonly BuildFile[] = self.__WB_MANIFEST ?? []

/** The name of the demo worker's second script (demo.ts), which is listed for its revision alone. */
const secondScript = 'sw-seldom.js'

/** The shell's files. */
export const shellFiles = listed.filter(({ url }) => url !== secondScript)

export const secondRevision = listed.find(({ url }) => url === secondScript)?.revision

/** This build's first script, which each page of this build names. */
export const firstScript = shellFiles.find(({ url }) => url.startsWith('assets/boot-'))?.url ?? ''
