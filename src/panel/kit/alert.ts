import { create } from 'zustand'

/** The alert over the content (§3): class 1 for success, 2 for an error. An empty alert is hidden. */
interface AlertState {
  readonly message: string
  readonly kind: 1 | 2
  /** Counts the alerts, so that the same words again are another alert. */
  readonly id: number
  /** The reasons of errors by key, shown by `ErrorReason`: an alert hides after 3 s (§4). */
  readonly reasons: Readonly<Record<string, string>>
}

export const useAlert = create<AlertState>(() => ({ message: '', kind: 1, id: 0, reasons: {} }))

/** The key of errors that concern the screen, and no field or button on it. */
export const screenErrorKey = 'pantalla'

export const showSuccess = (message: string): void => useAlert.setState(({ id }) => ({ message, kind: 1, id: id + 1 }))

/** `notes`: sentences on what became of its uploads. */
export const showSaved = (message: string, notes: readonly string[]): void =>
  showSuccess([message, ...new Set(notes)].join('. '))

/** `errorKey` names the field, button or screen of the error. */
export const showError = (message: string, errorKey: string): void =>
  useAlert.setState(({ id, reasons }) => ({
    message,
    kind: 2,
    id: id + 1,
    reasons: { ...reasons, [errorKey]: message },
  }))

export const hideAlert = (): void => useAlert.setState({ message: '' })

/** Hides an error and its reason at a new attempt. */
export const hideError = (errorKey: string): void => {
  const { kind, reasons } = useAlert.getState()
  if (kind === 2) hideAlert()
  const { [errorKey]: _, [screenErrorKey]: __, ...others } = reasons
  useAlert.setState({ reasons: others })
}

/** Forgets the alerts of the last screen. */
export const forgetAlerts = (): void => useAlert.setState({ message: '', reasons: {} })
