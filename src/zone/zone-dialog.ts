import { create } from 'zustand'

export type ZoneDialogName = 'login' | 'account'

interface ZoneDialogState {
  readonly shown: ZoneDialogName | null
  /** The dialog stays mounted once opened: typed text survives an accidental Escape. */
  readonly opened: boolean
  /** The dialog's code did not load. */
  readonly failed: boolean
  /** The page of the zone that needed a login. */
  readonly wanted?: string | undefined
}

/** The open dialog (§2.2). One store per page, for every button that opens it. */
export const useZoneDialog = create<ZoneDialogState>(() => ({ shown: null, opened: false, failed: false }))

export const showDialog = (shown: ZoneDialogName | null): void =>
  useZoneDialog.setState(shown === null ? { shown } : { shown, opened: true, failed: false })

export const dialogFailed = (): void => useZoneDialog.setState({ failed: true })
