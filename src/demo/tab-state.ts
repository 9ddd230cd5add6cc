/** What the room keeps for this tab: a reload is a scenario's way in and out. */
const key = 'sala'

const storage = (): Storage | undefined => {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** The tool that is open in the sheet; none where it is closed. */
export const openTool = (): string | null => storage()?.getItem(key) ?? null
export const keepOpenTool = (id: string | null): void => {
  if (id === null) storage()?.removeItem(key)
  else storage()?.setItem(key, id)
}

/** `?demo=0`: this tab is shown to somebody, without the room's button. */
export const isHidden = (): boolean => storage()?.getItem('demo') === '0'
