import { dialogFailed, showDialog, useZoneDialog } from './zone-dialog.ts'

export const loadDialog = () => import('./ZoneDialog.tsx')

/**
 * Opens the login dialog once its code has loaded. With `wanted`, the dialog says that this page of the zone needs a
 * login, and then leads there.
 */
export const openLogin = async (wanted?: string): Promise<void> => {
  try {
    await loadDialog()
    useZoneDialog.setState({ wanted })
    showDialog('login')
  } catch (error) {
    console.error(error)
    dialogFailed()
  }
}
