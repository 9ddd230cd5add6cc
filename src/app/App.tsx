import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { ErrorPage } from './frame/ErrorPage.tsx'
import type { AppRouter } from './routes/router.tsx'

export const App = ({ client, router }: { client: QueryClient; router: AppRouter }) => (
  <StrictMode>
    <CatchBoundary getResetKey={() => 0} errorComponent={ErrorPage}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CatchBoundary>
  </StrictMode>
)
