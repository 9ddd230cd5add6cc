/** Whether '/' opens the search. A visitor who speaks to the computer, or whose keys tremble, switches the key off (WCAG 2.1.4). */
import { local, tryToStore } from './storage.ts'

/** Set where '/' does not open the search. The inline script reads it too (prerender/build/inline/keep-acts.ts). */
const key = 'sin-barra'

export const isSlashOn = (): boolean => local.getItem(key) === null

export const setSlash = (isOn: boolean): void => void tryToStore(local, key, isOn ? '' : 'no')
