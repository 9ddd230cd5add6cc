import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import '#ui/base.css'

/** Renders the app. Returns a function that removes it. */
export const render = (element: HTMLElement, content: ReactNode): (() => void) => {
  const root = createRoot(element)
  root.render(content)
  return () => root.unmount()
}
