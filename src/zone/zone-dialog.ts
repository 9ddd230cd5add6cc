import { create } from 'zustand'

export type ZoneDialogName = 'login' | 'account'

interface ZoneDialogState {
  readonly shown: ZoneDialogName | null
  /** Once opened it stays mounted: what was typed survives an accidental Escape. */
  readonly opened: boolean
  /** Its code did not arrive. */
  readonly failed: boolean
  /** The page of the zone that one asked for, and was not let into. */
  readonly wanted?: string | undefined
}

/** Which dialog of §2.2 is open. One for the whole page, however many buttons open it. */
export const useZoneDialog = create<ZoneDialogState>(() => ({ shown: null, opened: false, failed: false }))

export const showDialog = (shown: ZoneDialogName | null): void =>
  useZoneDialog.setState(shown === null ? { shown } : { shown, opened: true, failed: false })

export const dialogFailed = (): void => useZoneDialog.setState({ failed: true })
