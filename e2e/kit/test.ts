// Before whatever looks for a database as it is loaded.
import 'fake-indexeddb/auto'
import { chromium, test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOutbox, type Sent } from './outbox.ts'
import { keepHere, standAtDoor, standInSite } from './door.ts'
import { noteCalls, type Made } from './calls.ts'
import { enterScenario, releaseTab, scenarioOf, type Told } from './scenario.ts'
import { shiftTo } from '../../src/demo/scenario/day.ts'
import { accountOf, logIn, type Who } from './login.ts'
import { seedOf, type Records, type Rest } from './seed.ts'
import { loadState } from './state.ts'
import { writeTables } from './tables.ts'
import { chromiumLaunch } from '../run/chromium.ts'
import { companyDatabase } from '../../src/demo/database.ts'
import type { Build } from './host.ts'
import { startLive, type LiveBackend } from './reference.ts'

export type Options = { build: Build }
type WorkerFixtures = Options & {
  /** What only a browser with its windows has, such as a viewer of PDF files: `test.use({ whole: true })` for a file. */
  whole: boolean
  /** The backend of a live build; the demo brings its own, in the page's worker. */
  remote: LiveBackend | undefined
}

export type Visitor = {
  /** Whoever saves data has nothing fetched or made ahead, which is a fifth of a journey's work: off where a journey is about that. */
  saveData: boolean
}

type Fixtures = Visitor & {
  /** The live backend's habits in a test: `test.use({ style: ['notice'] })`; the project's own without it. */
  style: readonly string[] | undefined
  begun: undefined
  /** Begins with these records instead of the demo company's: first of all, before a page is opened. */
  seed: (records: Records, rest?: Rest) => Promise<void>
  /** Logs in past the form, and opens what one wants to see of the panel or the zone; in another tab than the test's own where one is given. */
  loggedInAs: (who: Who, at?: string, tab?: Page) => Promise<Page>
  /** The address of a path of the API. */
  apiUrl: (path: string) => string
  /** Loads a company that somebody saved in the review room: before anything else. A live API has its own. */
  snapshot: (path: string, tab?: Page) => Promise<void>
  /** How the calls of a tab go from the next page on that it opens, in the words of a link's `?escenario=`; in a live build those of all tabs. */
  scenario: (text: string, tab?: Page) => Promise<void>
  told: Told
  /** What the scenario has hang is answered. */
  release: (tab?: Page) => Promise<void>
  /** Which day it is, for the pages and for the backend: from the next page on that is opened. */
  clock: (day: string) => Promise<void>
  /** The calls that were made so far, the first of them first; pictures are among them. */
  calls: () => readonly Made[]
  noted: Made[]
  /** What the backend sent, oldest first. */
  outbox: () => Promise<Sent[]>
  /** A live API tells no other tab of a write: there one looks again. */
  lookAgain: (page: Page) => Promise<void>
  /** Console errors that a journey provokes on purpose: `test.use({ expectedErrors: /status of 401/ })`. */
  expectedErrors: RegExp
  /** Has the errors of one more browser context count. */
  watch: (context: BrowserContext) => void
  quietConsole: undefined
  /** Starts a browser on a profile of the test's own; called again after a close, it is the same browser restarted. */
  startBrowser: (launch?: ReturnType<typeof chromiumLaunch>) => Promise<BrowserContext>
}

/** What Playwright itself provokes: its scripts are refused in our sandboxed frames, as every script should be. */
const itsOwn = /Blocked script execution in '[^']*' because the document's frame is sandboxed/

/**
 * What a live build may say without harm: it keeps no videos for later, they are large; a backend that misses its token (419) is
 * asked once more; a file that is opened has Chromium look for an icon at the API's.
 */
const ofLive = /ERR_INTERNET_DISCONNECTED \(\S*\.mp4|status of 419|favicon\.ico/

/** Playwright's `test`, where any other error in the console or the page fails the journey. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  build: ['demo', { option: true, scope: 'worker' }],
  remote: [
    async ({ build }, use) => {
      const remote = build === 'demo' ? undefined : await startLive(build)
      await use(remote)
      await remote?.close()
    },
    { scope: 'worker' },
  ],
  whole: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, remote, whole }, use) => {
      await use({
        ...launchOptions,
        ...(whole && chromiumLaunch()),
        args: [...(launchOptions.args ?? []), ...(remote?.browserArgs ?? [])],
      })
    },
    { scope: 'worker' },
  ],
  saveData: [true, { option: true }],
  context: async ({ context, saveData }, use) => {
    if (saveData)
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
      })
    await use(context)
  },
  baseURL: ({ baseURL, remote }, use) => use(remote?.url ?? baseURL),
  style: [undefined, { option: true }],
  begun: [
    async ({ remote, style }, use) => {
      remote?.begin(style)
      await use(undefined)
    },
    { auto: true },
  ],
  seed: ({ page, remote, style }, use) =>
    use(async (records, rest) => {
      const seed = await seedOf(records, rest)
      if (remote) return remote.begin(style, seed)
      await standAtDoor(page, true)
      await writeTables(page, companyDatabase, seed)
      await keepHere(page, {})
    }),
  snapshot: ({ page, remote }, use, info) =>
    use(async (path, tab = page) => {
      info.skip(remote !== undefined, 'A live API has data of its own: only the demo loads what the review room saved.')
      // The room looks for a company that is there.
      await standAtDoor(tab, true)
      await tab.goto('/contactos')
      await loadState(tab, path)
    }),
  told: async ({ remote: _ }, use) => use({ text: '', day: '' }),
  scenario: ({ page, remote, told }, use, info) =>
    use(async (text, tab = page) => {
      const scenario = scenarioOf(text)
      if (!remote) {
        told.text = text
        return enterScenario(tab, told)
      }
      info.skip(
        scenario.update === true || scenario.role !== undefined,
        'A live build has no other version to offer, and one session for all tabs: loggedInAs logs in.',
      )
      if (scenario.day) remote.setDay(scenario.day)
      remote.play(scenario)
    }),
  release: ({ page, remote }, use) =>
    use(async (tab = page) => {
      if (remote) remote.release()
      else await releaseTab(tab)
    }),
  clock: ({ page, remote, told }, use) =>
    use(async (day) => {
      if (!remote) {
        told.day = day
        return enterScenario(page, told)
      }
      remote.setDay(day)
      await page.context().clock.setSystemTime(Date.now() + shiftTo(day))
    }),
  noted: [
    async ({ context, remote }, use) => {
      const list: Made[] = []
      if (!remote) noteCalls(context, list)
      await use(list)
    },
    { auto: true },
  ],
  calls: ({ noted, remote }, use) => use(() => remote?.calls() ?? noted),
  loggedInAs: ({ page, remote }, use) =>
    use(async (who, at, tab = page) => {
      const account = accountOf(who)
      // A tab behind another draws nothing, and whoever waits for it to hold still waits for seconds.
      await tab.bringToFront()
      await logIn(tab, account, remote)
      const path = at ?? (account.donde === 'panel' ? '/admin/panel' : '/zonaPrivada')
      await tab.goto(path)
      if (path.startsWith('/admin'))
        await expect(tab.getByRole('banner').getByText(`Bienvenido ${account.cuenta}`)).toBeVisible()
      return tab
    }),
  apiUrl: ({ remote }, use) => use((path) => (remote?.api ?? '') + path),
  outbox: ({ page, remote }, use) =>
    use(async () => {
      if (remote) return readOutbox(remote.database())
      await standInSite(page)
      return page.evaluate(readOutbox, companyDatabase)
    }),
  lookAgain: ({ remote }, use) =>
    use(async (page) => {
      if (remote) await page.reload()
    }),
  expectedErrors: [/(?!)/, { option: true }],
  watch: async ({ expectedErrors, remote }, use) => {
    const errors: string[] = []
    const note = (error: string) => {
      const known = itsOwn.test(error) || expectedErrors.test(error) || (remote && ofLive.test(error))
      if (!known) errors.push(error)
    }
    await use((context) => {
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (event) => note(event.error().stack ?? event.error().message))
    })
    expect(errors).toEqual([])
  },
  quietConsole: [
    async ({ context, watch }, use) => {
      watch(context)
      await use(undefined)
    },
    { auto: true },
  ],
  startBrowser: async ({ baseURL, launchOptions, locale, timezoneId, viewport, watch }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'perfil-'))
    const started: BrowserContext[] = []
    await use(async (launch) => {
      const context = await chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...launch,
        viewport,
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
      })
      watch(context)
      started.push(context)
      return context
    })
    for (const context of started) await context.close()
    rmSync(profile, { recursive: true, force: true })
  },
})

export { expect }
