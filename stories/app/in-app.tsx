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
import { plainSearch } from '#site/page/shown.ts'

const StoryContext = createContext<ReactNode>(null)

const Shown = () => use(StoryContext)

const Page = () => <main>{use(StoryContext)}</main>

export const Elsewhere = () => <p style={{ padding: 'var(--space-6)' }}>Ruta: {useLocation().href}</p>

const createStoryRouter = (address: string, isPage: boolean) => {
  const root = createRootRoute({ component: isPage ? Page : Outlet })
  const under = { getParentRoute: () => root }
  const story = createRoute({ ...under, path: address.replace(/[?#].*/, ''), component: Shown })
  const elsewhere = createRoute({ ...under, path: '$', component: Elsewhere })
  return createRouter({
    ...plainSearch,
    routeTree: root.addChildren([story, elsewhere]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
}

/** The client of a story's data: a call that fails is not tried again. */
export const createStoryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })

function Around({ address, isPage, children }: { address: string; isPage: boolean; children: ReactNode }) {
  const [router] = useState(() => createStoryRouter(address, isPage))
  const [client] = useState(createStoryClient)
  return (
    <QueryClientProvider client={client}>
      <StoryContext value={children}>
        <RouterProvider router={router} />
      </StoryContext>
    </QueryClientProvider>
  )
}

const around =
  (isPage: boolean, start: string) =>
  (Story: ComponentType, { parameters: { address = start } }: { parameters: { address?: string } }) => (
    <Around address={address} isPage={isPage}>
      <Story />
    </Around>
  )

/** Data and routes around a story, at `parameters: { address }`. Any other path is shown as 'Ruta: …'. */
export const inApp = around(false, '/')

/** Data and routes around a page of the site, which stays at every route: lists and details share one. */
export const onSite = around(true, '/pagina')
