import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider, useLocation } from '@tanstack/react-router'
import { createContext, use, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

const StoryContext = createContext<ReactNode>(null)

const Shown = () => use(StoryContext)

const Elsewhere = () => <p style={{ padding: 'var(--space-6)' }}>Ruta: {useLocation().href}</p>

const createStoryRouter = () => {
  const root = createRootRoute({ component: Outlet })
  const story = createRoute({ getParentRoute: () => root, path: '/', component: Shown })
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: Elsewhere })
  return createRouter({ routeTree: root.addChildren([story, elsewhere]), history: createMemoryHistory() })
}

const createStoryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })

/** Data and routes around a story; whatever it navigates to is shown as 'Ruta: …'. */
export const inApp = (Story: ComponentType) => <InApp><Story /></InApp>

function InApp({ children }: { children: ReactNode }) {
  const [router] = useState(createStoryRouter)
  const [client] = useState(createStoryClient)
  return (
    <QueryClientProvider client={client}>
      <StoryContext value={children}><RouterProvider router={router} /></StoryContext>
    </QueryClientProvider>
  )
}
