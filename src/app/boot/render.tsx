import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../ui/base.css'

/** Shows it; returns how to take it away. */
export const render = (element: HTMLElement, content: ReactNode): (() => void) => {
  const root = createRoot(element)
  root.render(content)
  return () => root.unmount()
}
