import { ofTab } from '../state/storage.ts'

/** What the room keeps for this tab: a reload is a scenario's way in and out. */
const key = 'sala'

/** The tool that is open in the sheet; none where it is closed. */
export const openTool = (): string | null => ofTab.getItem(key)
export const keepOpenTool = (id: string | null): void => {
  if (id === null) ofTab.removeItem(key)
  else ofTab.setItem(key, id)
}

/** `?demo=0`: this tab is shown to somebody, without the room's button. */
export const isHidden = (): boolean => ofTab.getItem('demo') === '0'
