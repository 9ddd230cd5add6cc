import { ofTab } from '../state/storage.ts'

/** State of the review tools in this tab, kept over reloads: a scenario starts and ends with a reload. */
const key = 'sala'
const lastKey = 'sala.ultima'

/** The tool that is open in the sheet; null while the sheet is closed. */
export const openTool = (): string | null => ofTab.getItem(key)
/** The tool that was open last: the button opens the same tool again. */
export const lastTool = (): string => ofTab.getItem(lastKey) ?? ''
export const keepOpenTool = (id: string | null): void => {
  if (id === null) return ofTab.removeItem(key)
  ofTab.setItem(key, id)
  ofTab.setItem(lastKey, id)
}

/** Call it before a tool opens a page. On a narrow window the sheet closes, since the sheet would cover the whole page. */
export const makeWay = (): void => {
  if (location.pathname === '/demo') ofTab.setItem(lastKey, location.hash.slice(1))
  if (innerWidth < 640) keepOpenTool(null)
}

/** `?demo=0` hides the review tools in this tab: their button, keys and page. `?demo=1` shows them again. */
export const isHidden = (): boolean => ofTab.getItem('demo') === '0'
