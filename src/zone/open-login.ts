import { create } from 'zustand'

export type ZoneDialogName = 'login' | 'account'

interface ZoneDialogState {
  /** Undefined before the first opening. A closed dialog stays mounted: a typed login survives an accidental Escape. */
  readonly shown?: ZoneDialogName | null | undefined
  /** The dialog's code did not load. */
  readonly failed: boolean
  /** The page of the zone that needed a login. */
  readonly destination?: string | undefined
}

/** The open dialog (§2.2). One store per page, for every button that opens it. */
export const useZoneDialog = create<ZoneDialogState>(() => ({ failed: false }))

export const loadDialog = () => import('./ZoneDialog.tsx')

/**
 * Opens the login dialog once its code has loaded. With `destination`, the dialog says that this page of the zone needs a
 * login, and then leads there.
 */
export const openLogin = async (destination?: string): Promise<void> => {
  try {
    await loadDialog()
    useZoneDialog.setState({ shown: 'login', failed: false, destination })
  } catch (error) {
    console.error(error)
    useZoneDialog.setState({ failed: true })
  }
}
