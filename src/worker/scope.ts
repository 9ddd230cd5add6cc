import type { PrecacheEntry } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

/** The global scope, typed as what it is here. */
export const scope = self

/** The build replaces these words by the list of the shell's files; the dev server has none. */
export const shellFiles: readonly PrecacheEntry[] = self.__WB_MANIFEST
