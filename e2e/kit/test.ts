import { chromium, test as base, expect, type BrowserContext, type Page, type TestInfo } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepHere, standAtDoor, standInSite } from './door.ts'
import { noteCalls, type Made } from './calls.ts'
import { watchForLastSight } from './last-sight.ts'
import { enterScenario, releaseTab, scenarioOf, type Report } from './scenario.ts'
import { shiftTo } from '#review/scenario/day.ts'
import { logIntoPanel, logIntoZone } from './accounts.ts'
import { accountElsewhere, accountOf, logIn, type Account, type Who } from './login.ts'
import { seedOf, type Records, type Rest } from './seed.ts'
import { loadState } from './state.ts'
import { storedRows } from './storage.ts'
import { writeTables } from './tables.ts'
import { chromiumLaunch } from '../run/chromium.ts'
import { companyDatabase } from '#review/database.ts'
import type { Build } from './host.ts'
import { startLive, type LiveBackend, type Sent } from './reference.ts'
import { elsewhere } from './target.ts'

export type Options = { build: Build }
type WorkerFixtures = Options & {
  /** Uses a full browser, with a PDF viewer for instance: `test.use({ whole: true })` for a file. */
  whole: boolean
  /** The backend of a live build; undefined in a demo, where the worker is the backend. */
  remote: LiveBackend | undefined
}

export type Visitor = {
  /** Sends `Save-Data`, so that nothing is fetched or made ahead, which is a fifth of a journey's work. Off where a journey tests that. */
  saveData: boolean
}

type Fixtures = Visitor & {
  /** The live backend's quirks in a test: `test.use({ quirks: ['notice'] })`; undefined means the build's usual quirks. */
  quirks: readonly string[] | undefined
  begun: undefined
  /** Starts with these records instead of the demo company's. Call it before any page is opened. */
  seed: (records: Records, rest?: Rest) => Promise<void>
  /** Logs in without the form and opens a page of the panel or the zone, in the test's tab or in the given one. */
  loggedInAs: (who: Who, at?: string, tab?: Page) => Promise<Page>
  apiUrl: (path: string) => string
  /** Loads a company saved by the review tools. Call it first. Skips the test with a live API. */
  snapshot: (path: string, tab?: Page) => Promise<void>
  /** Sets a scenario, in the grammar of `?escenario=`, for the pages that a tab opens next; in a live build for all tabs. */
  scenario: (text: string, tab?: Page) => Promise<void>
  announced: Report
  /** Answers the calls that the scenario holds. */
  release: (tab?: Page) => Promise<void>
  /** Sets the date of the backend and of the pages that are opened next. */
  clock: (day: string) => Promise<void>
  /** All calls so far in order, pictures included. */
  calls: () => readonly Made[]
  noted: Made[]
  /** The letters that the backend sent, oldest first. */
  outbox: () => Promise<Sent[]>
  /** Reloads a tab in a live build, since a live API sends other tabs no message about a write. */
  reloadIfLive: (page: Page) => Promise<void>
  /** Console errors that a journey provokes on purpose: `test.use({ expectedErrors: /status of 401/ })`. */
  expectedErrors: RegExp
  /** Watches the console errors of one more browser context. */
  watch: (context: BrowserContext) => void
  quietConsole: undefined
  lastSight: undefined
  /** Starts a browser with the test's own profile. Called again after a close, it restarts that browser. */
  startBrowser: (launch?: ReturnType<typeof chromiumLaunch>) => Promise<BrowserContext>
}

/**
 * Harmless console errors of live builds: videos are not stored for offline use; a backend that wants its token (419) is asked again;
 * Chromium asks the API's origin for an icon when a file is opened.
 */
const ofLive = /ERR_INTERNET_DISCONNECTED \(\S*\.mp4|status of 419|favicon\.ico/

/** Console errors by Playwright's own scripts, which sandboxed frames refuse like every script. */
const itsOwn = /Blocked script execution in '[^']*' because the document's frame is sandboxed/

/** Skips a journey that changes the data of somebody else's build. */
const ownOnly = (info: TestInfo, what: string): void =>
  info.skip(elsewhere() !== undefined, `${what} changes the backend, which a journey never does at another address.`)

/** Logs in by the form, as a live build at another address knows no other way. Skips the test where nobody said an account. */
const enterElsewhere = async (tab: Page, who: Who, info: TestInfo): Promise<Account> => {
  const account = typeof who === 'string' ? accountElsewhere(who) : who
  if (!account) {
    info.skip(
      true,
      'VIDRIERA_EDITOR=account:password (or _ADMIN, _CLIENTE) says with which account this journey logs in.',
    )
    throw new Error('Never reached: the line above ends the test.')
  }
  if (account.donde === 'panel') await logIntoPanel(tab, account.cuenta, account.clave)
  else await expect(await logIntoZone(tab, account.cuenta, account.clave)).toBeHidden()
  return account
}

/** Playwright's `test` with the kit's fixtures. Unexpected errors in the console or the page fail the journey. */
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
  quirks: [undefined, { option: true }],
  begun: [
    async ({ remote, quirks }, use) => {
      remote?.begin(quirks)
      await use(undefined)
    },
    { auto: true },
  ],
  seed: ({ page, remote, quirks }, use, info) =>
    use(async (records, rest) => {
      ownOnly(info, 'seed')
      const seed = await seedOf(records, rest)
      if (remote) return remote.begin(quirks, seed)
      await standAtDoor(page, true)
      await writeTables(page, companyDatabase, seed)
      await keepHere(page, {})
    }),
  snapshot: ({ page, remote }, use, info) =>
    use(async (path, tab = page) => {
      ownOnly(info, 'snapshot')
      info.skip(
        remote !== undefined,
        'A live API has data of its own: only the demo loads what the review tools saved.',
      )
      // The review tools need an existing database.
      await standAtDoor(tab, true)
      await tab.goto('/contactos')
      await loadState(tab, path)
    }),
  announced: async ({ remote: _ }, use) => use({ text: '', day: '' }),
  scenario: ({ page, remote, announced }, use, info) =>
    use(async (text, tab = page) => {
      ownOnly(info, 'scenario')
      const scenario = scenarioOf(text)
      if (!remote) {
        announced.text = text
        return enterScenario(tab, announced)
      }
      info.skip(
        scenario.update !== undefined || scenario.role !== undefined,
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
  clock: ({ page, remote, announced }, use, info) =>
    use(async (day) => {
      ownOnly(info, 'clock')
      if (!remote) {
        announced.day = day
        return enterScenario(page, announced)
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
  loggedInAs: ({ page, remote }, use, info) =>
    use(async (who, at, tab = page) => {
      // A background tab draws no frames, so waiting there for a stable page takes seconds.
      await tab.bringToFront()
      const isForeign = elsewhere() === 'live'
      const account = isForeign ? await enterElsewhere(tab, who, info) : accountOf(who)
      if (!isForeign) await logIn(tab, account, remote)
      const path = at ?? (account.donde === 'panel' ? '/admin/panel#s=1' : '/zonaPrivada')
      await tab.goto(path)
      if (path.startsWith('/admin'))
        await expect(tab.getByRole('banner').getByText(`Bienvenido ${account.cuenta}`)).toBeVisible()
      return tab
    }),
  apiUrl: ({ remote }, use) => use((path) => (remote?.api ?? '') + path),
  outbox: ({ page, remote }, use) =>
    use(async () => {
      if (remote) return [...(await remote.letters())]
      await standInSite(page)
      return storedRows<Sent>(page, companyDatabase, 'salida')
    }),
  reloadIfLive: ({ remote }, use) =>
    use(async (page) => {
      if (remote) await page.reload()
    }),
  expectedErrors: [/(?!)/, { option: true }],
  watch: async ({ expectedErrors, remote }, use) => {
    const errors: string[] = []
    const note = (error: string) => {
      if (itsOwn.test(error) || expectedErrors.test(error) || (remote && ofLive.test(error))) return
      errors.push(error)
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
  lastSight: [
    async ({ context }, use, info) => {
      const lastSight = watchForLastSight(context)
      await use(undefined)
      if (info.status !== info.expectedStatus) console.log(await lastSight())
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
