import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { read } from '../../api/queries.ts'
import { obtenerLogos } from '../../contract/logos.ts'
import { readPage } from '../../site/reads.ts'
import { readAheadBy } from '../routes/ahead.ts'
import { followOutbox } from './follow-outbox.ts'
import { deleteSiteData } from '../../state/site-data.ts'
import { useTrouble } from './trouble.ts'
import { DatabaseScreen } from './DatabaseScreen.tsx'
import { Notices } from './Notices.tsx'
import { followBackend, followWorker } from './follow-worker.ts'

/** Over the pages, which stay underneath: a form must survive the trouble. */
function Trouble({ client }: { client: QueryClient }) {
  const { database } = useTrouble()
  const retry = async () => {
    // A newer build may have come since: then its notice offers it.
    await navigator.serviceWorker
      .getRegistration()
      .then((registration) => registration?.update())
      .catch(console.warn)
    await client.fetchQuery({ ...read(obtenerLogos, {}), staleTime: 0 })
    useTrouble.setState({ database: undefined })
    await client.invalidateQueries()
  }
  return (
    database && (
      <DatabaseScreen
        trouble={database}
        onRetry={retry}
        onDelete={() => deleteSiteData().then(() => location.assign('/'))}
      />
    )
  )
}

/** What the app says about itself, in a React root of its own: it loads after the page, and a page that breaks does not silence it. */
export const startNotices = (pages: HTMLElement, client: QueryClient, answers: Promise<unknown>): void => {
  const root = document.createElement('div')
  pages.after(root)
  useTrouble.subscribe(({ database }) => {
    pages.inert = database !== undefined
  })
  pages.inert = useTrouble.getState().database !== undefined
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <Notices />
        <Trouble client={client} />
      </QueryClientProvider>
    </StrictMode>,
  )
  void followBackend(answers)
  followWorker().catch(console.warn)
  followOutbox()
  readAheadBy((path) => readPage(client, path))
  if (!import.meta.env.VITE_API_URL) void import('../../demo/open-door.tsx').then(({ openDoor }) => openDoor())
}
