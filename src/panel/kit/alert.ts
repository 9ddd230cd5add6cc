import { create } from 'zustand'

/** The alert over the content (§3): class 1 for success, 2 for an error. An empty alert is hidden. */
interface AlertState {
  readonly message: string
  readonly kind: 1 | 2
  /** Counts the alerts, so that the same words again are another alert. */
  readonly id: number
}

export const useAlert = create<AlertState>(() => ({ message: '', kind: 1, id: 0 }))

export const showAlert = (message: string, kind: 1 | 2): void =>
  useAlert.setState(({ id }) => ({ message, kind, id: id + 1 }))
export const hideAlert = (): void => useAlert.setState({ message: '' })

/** A new attempt or leaving hides an error. */
export const hideError = (): void => {
  if (useAlert.getState().kind === 2) hideAlert()
}
