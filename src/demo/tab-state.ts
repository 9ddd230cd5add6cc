import { ofTab } from '../state/storage.ts'

/** What the room keeps for this tab: a reload is a scenario's way in and out. */
const key = 'sala'
const lastKey = 'sala.ultima'

/** The tool that is open in the sheet; none where it is closed. */
export const openTool = (): string | null => ofTab.getItem(key)
/** What was open last: whoever closes the sheet to look at the page comes back to it. */
export const lastTool = (): string => ofTab.getItem(lastKey) ?? ''
export const keepOpenTool = (id: string | null): void => {
  if (id === null) return ofTab.removeItem(key)
  ofTab.setItem(key, id)
  ofTab.setItem(lastKey, id)
}

/** Before the room opens a page: one that the sheet would cover whole is seen, and the button leads back to where one was. */
export const makeWay = (): void => {
  if (location.pathname === '/demo') ofTab.setItem(lastKey, location.hash.slice(1))
  if (innerWidth < 640) keepOpenTool(null)
}

/** `?demo=0`: this tab is shown to somebody, without the room's button. */
export const isHidden = (): boolean => ofTab.getItem('demo') === '0'
