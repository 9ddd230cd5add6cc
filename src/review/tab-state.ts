import { tabStorage } from '#state/storage.ts'

/** State of the review tools in this tab, kept over reloads: a scenario starts and ends with a reload. */
const key = 'sala'
const lastKey = 'sala.ultima'

/** The tool that is open in the sheet; null while the sheet is closed. */
export const openTool = (): string | null => tabStorage.getItem(key)
/** The tool that was open last: the button opens the same tool again. */
export const lastTool = (): string => tabStorage.getItem(lastKey) ?? ''
export const keepOpenTool = (id: string | null): void => {
  if (id === null) return tabStorage.removeItem(key)
  tabStorage.setItem(key, id)
  tabStorage.setItem(lastKey, id)
}

/** Call it before a tool opens a page. On a narrow window the sheet closes, since the sheet would cover the whole page. */
export const makeWay = (): void => {
  if (location.pathname === '/demo') tabStorage.setItem(lastKey, location.hash.slice(1))
  if (innerWidth < 640) keepOpenTool(null)
}

/** `?demo=0` hides the review tools in this tab: their button, keys and page. `?demo=1` shows them again. */
export const isHidden = (): boolean => tabStorage.getItem('demo') === '0'
