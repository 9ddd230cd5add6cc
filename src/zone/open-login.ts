import { dialogFailed, showDialog } from './zone-dialog.ts'

export const loadDialog = () => import('./ZoneDialog.tsx')

/** Opens the login dialog once its code is here: the public pages load without it. */
export const openLogin = async (): Promise<void> => {
  try {
    await loadDialog()
    showDialog('login')
  } catch (error) {
    console.error(error)
    dialogFailed()
  }
}
