import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'

/** A tool as wide as in the sheet. */
export const besideThePage = (Story: ComponentType) => <Beside tool={Story} />

function Beside({ tool: Tool }: { tool: ComponentType }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={client}>
      <div style={{ width: 'min(29rem, 100%)', padding: 'var(--space-4)', boxSizing: 'border-box' }}>
        <Tool />
      </div>
    </QueryClientProvider>
  )
}
