import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { read } from '../api/queries.ts'
import { obtenerLogos } from '../contract/logos.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { DatabaseScreen } from './notices/DatabaseScreen.tsx'
import { Notices } from './notices/Notices.tsx'
import { router } from './router.tsx'
import { deleteSiteData } from './site-data.ts'
import { useTrouble } from './trouble.ts'

/** Providers, pages, notices. */
export function App({ client }: { client: QueryClient }) {
  const { database } = useTrouble()
  const retry = async () => {
    await client.fetchQuery({ ...read(obtenerLogos, {}), staleTime: 0 })
    useTrouble.setState({ database: false })
    await client.invalidateQueries()
  }
  const startOver = async () => {
    await deleteSiteData()
    location.assign('/')
  }
  return (
    <CatchBoundary getResetKey={() => 0} errorComponent={ErrorPage}>
      <QueryClientProvider client={client}>
        {/* Pages stay mounted underneath: a form must survive the trouble. */}
        <div inert={database}>
          <RouterProvider router={router} />
        </div>
        <Notices />
        {database && <DatabaseScreen onRetry={retry} onDelete={startOver} />}
      </QueryClientProvider>
    </CatchBoundary>
  )
}
