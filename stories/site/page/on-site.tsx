import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { plainSearch } from '../../../src/site/page/shown.ts'

const createSite = (Page: ComponentType, address: string) => {
  const shown = () => (
    <main>
      <Page />
    </main>
  )
  const root = createRootRoute({ component: shown })
  const any = createRoute({ getParentRoute: () => root, path: '$' })
  return createRouter({
    ...plainSearch,
    routeTree: root.addChildren([any]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
}

/**
 * Data and routes around a page. The page stays at every route, since lists and details share one. `parameters: {
 * address: '/ferias?id=1' }`
 */
export const onSite = (
  Story: ComponentType,
  { parameters: { address = '/pagina' } }: { parameters: { address?: string } },
) => <Site page={Story} address={address} />

function Site({ page, address }: { page: ComponentType; address: string }) {
  const [router] = useState(() => createSite(page, address))
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
