import { forgetStory } from './own-page.ts'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { setupWorker } from 'msw/browser'
import { http } from 'msw/http'
import { Fragment, lazy, Suspense } from 'react'
import { configure } from 'storybook/test'
import { create } from 'storybook/theming'
import { createBackend } from '#mocks/backend.ts'
import { checkAnswer } from '#mocks/check-answer.ts'
import { countDemoRecords } from '#mocks/company/count-demo-records.ts'
import { findEndpoint } from '#contract/find-endpoint.ts'
import { statusMessage } from '#mocks/refusal.ts'
import { readPlanned } from '#recognise/planned-sheet.ts'
import { judge } from '#contract/uploads.ts'
import { isCall } from '#review/scenario/calls.ts'
import { shiftTo } from '#review/scenario/day.ts'
import { createLayer } from '#review/scenario/layer.ts'
import { expectScenario } from '#review/scenario/say.ts'
import { seed } from '#mocks/seed/index.ts'
import { memoryStore } from '#mocks/store/memory.ts'
import { onScenarioEnd } from '../scenario.ts'
import { endHeld } from './held.ts'
import { palettes, withPalette } from './palettes.tsx'
import { scenarios, scenarioText } from './scenarios.ts'
import '#ui/tokens.css'
import '#ui/base.css'

document.documentElement.lang = 'es-AR'
/** Whether vitest runs the stories. */
const isTest = '__vitest_browser__' in globalThis
/** Whether this Storybook is files. `npm test` runs the stories from their sources as well, with React's production build. */
const isBuilt = import.meta.env.PROD && !isTest
// `findBy` gives up after 1 s, which a busy machine needs for a first render.
configure({
  asyncUtilTimeout: 30_000,
  // The text on screen, once somebody reads it: `findBy` drops an error at each try. The default, 7,000 characters of markup, ends in the header.
  getElementError: (message) =>
    Object.defineProperty(new Error(), 'message', {
      get: () => `${message}\n\nOn screen:\n${document.body.innerText}`,
      configurable: true,
    }),
})

const apiPath = /^https?:\/\/[^/]+\/(api\/.+|enviarCorreo)$/

/** Where Storybook's files are: a built one stands below any path. */
const base = new URL(import.meta.env.BASE_URL, location.href)

/** Loads an open Storybook anew once a deploy has put another worker in the place of its own: what is open would ask for files that are gone. */
const followDeploys = () => {
  const { serviceWorker } = navigator
  let { controller } = serviceWorker
  serviceWorker.addEventListener('controllerchange', () => {
    if (controller) window.top?.location.reload()
    controller = serviceWorker.controller
  })
}

/** A built Storybook has a worker of its own, which keeps the files as well. */
const startWorker = async () => {
  if (isBuilt) followDeploys()
  const worker = setupWorker()
  const url = new URL(isBuilt ? 'worker.js' : 'mockServiceWorker.js', base).pathname
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } })
  if (isBuilt) navigator.serviceWorker.controller?.postMessage('KEEP_FILES')
  return worker
}

/** A grey dot takes the place of photographs in tests: to decode these takes long. */
const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAICAgAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='

/** The smaller copies of pictures are made by the app's build; a story shows the pictures themselves. */
const asset = async (path: string) => {
  const isDot = isTest && /\.(jpg|png|webp)$/.test(path)
  return (await fetch(isDot ? dot : new URL(`demo/${path.replace(/\.\d+\.webp$/, '')}`, base))).blob()
}

/** A story states only the tables that matter to it: `parameters: { seed: { sliders: [] } }`. */
const seedOf = ({ seed: own }: { seed?: Record<string, object[]> }) => ({ ...seed, tables: { ...seed.tables, ...own } })

/** The faults of a story, in the words of a link's `?escenario=`: `parameters: { scenario: 'obtenerVideos:error:500:x1' }`. */
const scenarioOf = ({ scenario = '' }: { scenario?: string }, chosen: unknown) =>
  expectScenario(scenarioText(chosen, scenario), isCall)

/** The screens that axe has seen in a run that leaves some stories to the release, by the title of their stories and their address. */
const seen = new Set<string>()
const isSeen = ({ title, args }: { title: string; args: Record<string, unknown> }): boolean => {
  if (!isTest || !import.meta.env['__VITEST_SKIP_TAGS__']) return false
  const screen = `${title} ${String(args['address'])}`
  const wasSeen = seen.has(screen)
  seen.add(screen)
  return wasSeen
}

// The page loads with the first docs page: stories open without it.
const LazyDocsPage = lazy(() => import('../docs/DocsPage.tsx'))
const DocsPage = () => (
  <Suspense>
    <LazyDocsPage />
  </Suspense>
)

// The tables of a docs page are Storybook's own.
const docsTheme = create({ base: 'light', fontBase: 'var(--font)' })

const size = (name: string, width: number, height: number) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
})

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startWorker)],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    options: {
      storySort: {
        order: ['Bienvenida', 'Fundamentos', ['Colores'], 'ui', 'site', 'zone', 'panel', 'app', 'review'],
      },
    },
    docs: { lang: 'es', page: DocsPage, theme: docsTheme },
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    viewport: {
      options: {
        phone: size('Teléfono', 375, 812),
        tablet: size('Tableta', 768, 1024),
        desktop: size('Escritorio', 1440, 900),
      },
    },
  },
  globalTypes: {
    colores: palettes,
    escenario: {
      description: 'Escenario: las palabras de ?escenario=',
      toolbar: {
        title: 'Escenario',
        icon: 'lightning',
        dynamicTitle: true,
        items: scenarios.map(([value, title, right]) => ({ value, title, right })),
      },
    },
  },
  // Another scenario remounts the story.
  decorators: [
    withPalette,
    (Story, { globals }) => (
      <Fragment key={String(globals['escenario'])}>
        <Story />
      </Fragment>
    ),
  ],
  // In the browser a story fills the window until somebody chooses a width; tests look at the desk's.
  initialGlobals: {
    escenario: 'como-la-historia',
    viewport: { value: isTest ? 'desktop' : undefined, isRotated: false },
  },
  /** Each story gets the demo company fresh, in memory. */
  beforeEach: async (context) => {
    await forgetStory()
    const { msw, parameters, globals } = context
    if (isSeen(context)) context.parameters = { ...parameters, a11y: { test: 'off' } }
    const readSeed = () => Promise.resolve(seedOf(parameters))
    const scenario = scenarioOf(parameters, globals['escenario'])
    const { day } = scenario
    const backend = createBackend({
      asset,
      store: memoryStore(readSeed),
      judge,
      readSheet: readPlanned,
      seed: readSeed,
      checkAnswer,
      countDemoRecords: (db) => countDemoRecords(Promise.resolve(seed), db),
      ...(day !== undefined && { now: () => Date.now() + shiftTo(day) }),
    })
    const { respond, release } = createLayer(scenario, {
      respond: backend.respond,
      findEndpoint: findEndpoint,
      getMessage: statusMessage,
    })
    let answer = respond
    onScenarioEnd(() => {
      answer = backend.respond
    })
    // The layer finds a call by its path; msw would try its handlers one by one.
    const answers: Promise<Response>[] = []
    msw.use(
      http.all(apiPath, ({ request }) => {
        const answering = answer(request)
        answers.push(answering)
        return answering
      }),
    )
    return async () => {
      release()
      endHeld()
      // A save that was held ends with its own story.
      await Promise.allSettled(answers)
    }
  },
})
