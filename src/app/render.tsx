import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import '../ui/base.css'

export const render = (root: HTMLElement, content: ReactNode): void => {
  // From here on every page names itself; the first title of a document would win over theirs.
  document.querySelector('head > title')?.remove()
  createRoot(root).render(<StrictMode>{content}</StrictMode>)
}
