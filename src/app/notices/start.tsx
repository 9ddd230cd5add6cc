import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { read } from '#api/queries.ts'
import { obtenerLogos } from '#contract/logos.ts'
import { readPage } from '#site/reads.ts'
import { embedded } from '#state/mode.ts'
import { setReadAhead } from '../routes/ahead.ts'
import { followMarca } from '../boot/paint-marca.ts'
import { askMarca } from './ask-marca.ts'
import { followOutbox } from './follow-outbox.ts'
import { renewStyles } from './renew-styles.ts'
import { unlessLeft } from '#state/unless-left.ts'
import { isRehearsal } from '#state/rehearsal.ts'
import { holdStrayFiles } from './stray-files.ts'
import { useTrouble } from './trouble.ts'
import { DatabaseScreen, type Deletion } from './DatabaseScreen.tsx'
import { Notices } from './Notices.tsx'
import { followBackend, followWorker } from './follow-worker.ts'
import { Staff } from './Staff.tsx'
import type { AppRouter } from '../routes/router.tsx'

const deletion: Deletion | undefined = import.meta.env.VITE_API_URL
  ? undefined
  : {
      deletes: async () => (await import('#review/state/wipe.ts')).describeWipe(),
      run: async (isWithoutWayBack) => {
        await (await import('#review/state/wipe.ts')).wipe(isWithoutWayBack)
        location.assign('/')
      },
    }

/** Stands over the pages, which stay mounted underneath, so that forms keep their text. */
function Trouble({ client }: { client: QueryClient }) {
  const { database } = useTrouble()
  const retry = async () => {
    // A newer build may be waiting; its notice offers the update.
    await navigator.serviceWorker
      .getRegistration()
      .then((registration) => registration?.update())
      .catch(console.warn)
    await client.fetchQuery({ ...read(obtenerLogos, {}), staleTime: 0 })
    useTrouble.setState({ database: undefined })
    await client.invalidateQueries()
  }
  return database && <DatabaseScreen trouble={database} onRetry={retry} deletion={isRehearsal ? undefined : deletion} />
}

/** Starts the notices in a React root of their own: they load after the page, and a page that breaks does not remove them. */
export const startNotices = (
  pages: HTMLElement,
  client: QueryClient,
  answers: Promise<unknown>,
  router: AppRouter,
): void => {
  const root = document.createElement('div')
  pages.after(root)
  useTrouble.subscribe(({ database }) => {
    pages.inert = database !== undefined
  })
  pages.inert = useTrouble.getState().database !== undefined
  followMarca(client)
  if (import.meta.env.VITE_API_URL) askMarca(client).catch(console.warn)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <Notices />
        <Staff router={router} />
        {embedded && <Trouble client={client} />}
      </QueryClientProvider>
    </StrictMode>,
  )
  void followBackend(answers)
  followWorker().catch(console.warn)
  followOutbox()
  renewStyles()
  holdStrayFiles()
  setReadAhead((path) => readPage(client, path))
  if (!import.meta.env.VITE_API_URL)
    import('#review/open-door.tsx').then(({ openDoor }) => openDoor()).catch(unlessLeft(console.error))
}
