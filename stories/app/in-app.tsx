import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router'
import { createContext, use, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { plainSearch } from '../../src/site/page/shown.ts'

const StoryContext = createContext<ReactNode>(null)

const Shown = () => use(StoryContext)

const Elsewhere = () => <p style={{ padding: 'var(--space-6)' }}>Ruta: {useLocation().href}</p>

const createStoryRouter = (address: string) => {
  const root = createRootRoute({ component: Outlet })
  const story = createRoute({ getParentRoute: () => root, path: address.replace(/\?.*/, ''), component: Shown })
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: Elsewhere })
  return createRouter({
    ...plainSearch,
    routeTree: root.addChildren([story, elsewhere]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
}

const createStoryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })

/** Data and routes around a story, at `parameters: { address }`. Any other path is shown as 'Ruta: …'. */
export const inApp = (
  Story: ComponentType,
  { parameters: { address = '/' } }: { parameters: { address?: string } },
) => (
  <InApp address={address}>
    <Story />
  </InApp>
)

function InApp({ address, children }: { address: string; children: ReactNode }) {
  const [router] = useState(() => createStoryRouter(address))
  const [client] = useState(createStoryClient)
  return (
    <QueryClientProvider client={client}>
      <StoryContext value={children}>
        <RouterProvider router={router} />
      </StoryContext>
    </QueryClientProvider>
  )
}
