import { create } from 'zustand'

/** The alert over the content (§3): its class is 1 for success, 2 for an error. Empty: hidden. */
interface AlertState {
  readonly message: string
  readonly kind: 1 | 2
}

export const useAlert = create<AlertState>(() => ({ message: '', kind: 1 }))

export const showAlert = (message: string, kind: 1 | 2): void => useAlert.setState({ message, kind })
export const hideAlert = (): void => useAlert.setState({ message: '' })
