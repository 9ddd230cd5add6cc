import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import type { ComponentType } from 'react'

const createSite = (Page: ComponentType) => {
  const shown = () => <main><Page /></main>
  const root = createRootRoute({ component: shown })
  const any = createRoute({ getParentRoute: () => root, path: '$' })
  return createRouter({ routeTree: root.addChildren([any]), history: createMemoryHistory({ initialEntries: ['/pagina'] }) })
}

/** Data and routes around a page, which stays whatever route one takes: its lists and details share one. */
export const onSite = (Story: ComponentType) => <Site page={Story} />

function Site({ page }: { page: ComponentType }) {
  const [router] = useState(() => createSite(page))
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
