import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ComponentType, type ReactNode } from 'react'

/** The review tools' sheet around a tool; the whole of a phone. */
export function Sheet({ children, width = '31rem' }: { children: ReactNode; width?: string | number }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
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
        <div style={{ containerType: 'inline-size' }}>
          <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-4)' }}>
            {children}
          </div>
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
