import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ComponentType, type ReactNode } from 'react'
import { newClient } from '#review/Review.tsx'
import parts from '#review/parts.module.css'

/** The review tools' sheet around a tool; the whole of a phone. */
export function Sheet({ children, width = '31rem' }: { children: ReactNode; width?: string | number }) {
  const [client] = useState(newClient)
  return (
    <QueryClientProvider client={client}>
      <aside
        data-review=""
        aria-label="Sala de revisión"
        style={{
          width,
          maxWidth: '100%',
          padding: 'var(--space-4)',
          borderLeft: '1px solid var(--line)',
          background: 'var(--ground)',
        }}
      >
        <h2>Sala de revisión</h2>
        <div className={parts.review}>
          <div className={parts.stack}>{children}</div>
        </div>
      </aside>
    </QueryClientProvider>
  )
}

/** A tool as wide as in the sheet. */
export const besideThePage = (Story: ComponentType) => (
  <Sheet>
    <Story />
  </Sheet>
)
