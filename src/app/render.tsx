import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import '../ui/base.css'

export const render = (root: HTMLElement, content: ReactNode): void =>
  createRoot(root).render(<StrictMode>{content}</StrictMode>)
