import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../ui/base.css'

/** Shows it; returns how to take it away. */
export const render = (element: HTMLElement, content: ReactNode): (() => void) => {
  const root = createRoot(element)
  root.render(<StrictMode>{content}</StrictMode>)
  return () => root.unmount()
}

/** Takes over what the build has rendered of it. */
export const hydrate = (element: HTMLElement, content: ReactNode): void => {
  hydrateRoot(element, <StrictMode>{content}</StrictMode>)
}
