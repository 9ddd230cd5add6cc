import { create } from 'zustand'

/** The alert over the content (§3): class 1 for success, 2 for an error. An empty alert is hidden. */
interface AlertState {
  readonly message: string
  readonly kind: 1 | 2
  /** Counts the alerts, so that the same words again are another alert. */
  readonly id: number
  /** The reasons of errors by what they concern, where `Reason` shows them: an alert hides after 3 s (§4). */
  readonly reasons: Readonly<Record<string, string>>
}

export const useAlert = create<AlertState>(() => ({ message: '', kind: 1, id: 0, reasons: {} }))

/** What concerns the screen, and no field or button that is left on it. */
export const theScreen = 'pantalla'

export const showSuccess = (message: string): void => useAlert.setState(({ id }) => ({ message, kind: 1, id: id + 1 }))

/** `at` names the `Reason` beside what the error concerns. */
export const showError = (message: string, at: string): void =>
  useAlert.setState(({ id, reasons }) => ({ message, kind: 2, id: id + 1, reasons: { ...reasons, [at]: message } }))

export const hideAlert = (): void => useAlert.setState({ message: '' })

/** A new attempt hides an error, and its reason. */
export const hideError = (at: string): void => {
  const { kind, reasons } = useAlert.getState()
  if (kind === 2) hideAlert()
  const { [at]: _, [theScreen]: __, ...others } = reasons
  useAlert.setState({ reasons: others })
}

/** Another screen has nothing to do with them. */
export const forgetAlerts = (): void => useAlert.setState({ message: '', reasons: {} })
