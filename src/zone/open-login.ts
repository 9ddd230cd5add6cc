import { dialogFailed, showDialog, useZoneDialog } from './zone-dialog.ts'

export const loadDialog = () => import('./ZoneDialog.tsx')

/** Opens the login dialog once its code is here: the public pages load without it. Whoever `wanted` a page of the zone is told so, and led there. */
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
