import addonA11y from '@storybook/addon-a11y'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { setupWorker } from 'msw/browser'
import { http, HttpResponse } from 'msw/http'
import { configure } from 'storybook/test'
import { createBackend } from '../../mocks/backend.ts'
import '../../src/ui/tokens.css'
import '../../src/ui/base.css'

document.documentElement.lang = 'es-AR'
// `findBy` gives up after 1 s, which a busy machine needs for a first render.
configure({ asyncUtilTimeout: 10_000 })

/** A call that no handler answers is a hole in the contract, not a request for the network. */
const unanswered = http.all('/api/*', ({ request }) => {
  console.error(`No handler for ${request.method} ${request.url}`)
  return HttpResponse.json({ message: 'Sin respuesta preparada.' }, { status: 501 })
})

const startWorker = async () => {
  const worker = setupWorker(unanswered)
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
}

const asset = async (path: string) => (await fetch(`/demo/${path}`)).blob()

const size = (name: string, width: number, height: number) =>
  ({ name: `${name} ${width}`, styles: { width: `${width}px`, height: `${height}px` } })

export default definePreview({
  addons: [addonA11y(), addonMsw(startWorker)],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: {
      options: { phone: size('Teléfono', 375, 812), tablet: size('Tableta', 768, 1024), desktop: size('Escritorio', 1440, 900) },
    },
  },
  initialGlobals: { viewport: { value: 'desktop', isRotated: false } },
  /** Each story gets the demo company fresh, in a database of its own. */
  beforeEach: ({ msw, id }) => {
    const databaseName = `story ${id} ${crypto.randomUUID()}`
    const backend = createBackend({ asset, databaseName, checkResponses: true })
    msw.use(...backend.handlers)
    return () => {
      backend.close()
      indexedDB.deleteDatabase(databaseName)
    }
  },
})
