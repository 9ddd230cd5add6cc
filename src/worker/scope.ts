import type { PrecacheEntry } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

/** The global scope, typed as what it is here. */
export const scope = self

/** The shell's files. The build replaces the placeholder by the list; the dev server has none. */
export const shellFiles: readonly PrecacheEntry[] = self.__WB_MANIFEST
