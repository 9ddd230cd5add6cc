/** Playwright's `test` for another house's repository: against a demo build or a live one, wherever it runs. */
import { test as base, expect, type BrowserContext, type Page, type TestInfo } from '@playwright/test'
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { companyDatabase } from '../../../src/review/database.ts'
import { logIntoPanel, logIntoZone } from '../accounts.ts'
import { noteCalls, type Made } from '../calls.ts'
import { keepHere, standAtDoor, standInSite } from '../door.ts'
import { accountOf, logIn, type Account, type Who } from '../login.ts'
import { readOutbox, type Sent } from '../outbox.ts'
import { enterScenario, releaseTab, scenarioOf, type Told } from '../scenario.ts'
import { seedOf, type Records, type Rest } from '../seed.ts'
import { loadState } from '../state.ts'
import { writeTables } from '../tables.ts'
import { itsOwn } from '../console.ts'
import { notingMade } from './made.ts'
import { sayTarget, targetAt, type Target } from './target.ts'

type Role = Extract<Who, string>
/** The accounts of a live build, by role. */
export type Accounts = Readonly<Partial<Record<Role, Pick<Account, 'cuenta' | 'clave'>>>>

export interface Options {
  /** A live build's accounts: `use: { accounts: { editor: { cuenta, clave } } }`, or VIDRIERA_EDITOR=cuenta:clave. */
  accounts: Accounts
  /** Console errors that a journey provokes on purpose. */
  expectedErrors: RegExp
}

interface Fixtures extends Options {
  /** The build that the journey speaks to. */
  target: Target
  /** Begins with these records in place of the demo company's, before a page is opened. Demo only. */
  seed: (records: Records, rest?: Rest) => Promise<void>
  /** Sets how calls go, in the grammar of `?escenario=`, from the next page on. Demo only. */
  scenario: (text: string, tab?: Page) => Promise<void>
  /** Answers what `hang` keeps waiting. Demo only. */
  release: (tab?: Page) => Promise<void>
  /** Sets the day for page and backend, from the next page on. Demo only. */
  clock: (day: string) => Promise<void>
  /** Loads a company or a report that the review tools saved. A file's name is relative to the test's file. Demo only. */
  snapshot: (path: string, tab?: Page) => Promise<void>
  /** The letters that were sent, oldest first. Demo only. */
  outbox: () => Promise<Sent[]>
  /** The calls of the contract so far. */
  calls: () => readonly Made[]
  /** Logs in and opens a page: in a demo past the form, in a live build by the form. */
  loggedInAs: (who: Who, at?: string, tab?: Page) => Promise<Page>
  /** The path of a file that is named relative to the test's file, for `setInputFiles`. */
  fileHere: (path: string) => string
  told: Told
  noted: Made[]
  said: undefined
  quietConsole: undefined
  cleared: undefined
}

/** Skips the test in a live build, with the reason. */
const demoOnly = (info: TestInfo, target: Target, what: string): void =>
  info.skip(
    target.kind === 'live',
    `${what} needs the backend that only a demo build has within it. This is the ${sayTarget(target)}.`,
  )

const fromEnvironment = (role: Role): Pick<Account, 'cuenta' | 'clave'> | undefined => {
  const [, cuenta, clave] = /^([^:]+):(.+)$/.exec(process.env[`VIDRIERA_${role.toUpperCase()}`] ?? '') ?? []
  return cuenta === undefined || clave === undefined ? undefined : { cuenta, clave }
}

const liveAccount = (role: Role, accounts: Accounts): Account | undefined => {
  const own = accounts[role] ?? fromEnvironment(role)
  return own && { ...own, donde: accountOf(role).donde }
}

const expectAccount = (who: Who, accounts: Accounts, target: Target): Account => {
  if (typeof who !== 'string') return who
  const account = liveAccount(who, accounts)
  if (account) return account
  throw new Error(
    `loggedInAs('${who}'): the ${sayTarget(target)} has accounts of its own. Say VIDRIERA_${who.toUpperCase()}=account:password, or use: { accounts: { ${who}: { cuenta, clave } } } in playwright.config.ts.`,
  )
}

const besideTest = ({ file }: TestInfo, path: string): string => {
  const found = resolve(dirname(file), path)
  if (existsSync(found)) return found
  throw new Error(`There is no file ${found}. '${path}' is read relative to ${file}.`)
}

const enterByForm = async (tab: Page, { cuenta, clave, donde }: Account): Promise<void> => {
  if (donde === 'panel') return logIntoPanel(tab, cuenta, clave)
  const dialog = await logIntoZone(tab, cuenta, clave)
  await expect(dialog).toBeHidden()
}

const watched = (context: BrowserContext, expected: RegExp): string[] => {
  const errors: string[] = []
  const note = (error: string) => {
    if (!itsOwn.test(error) && !expected.test(error)) errors.push(error)
  }
  context.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (event) => note(event.error().stack ?? event.error().message))
  return errors
}

export const test = base.extend<Fixtures>({
  accounts: [{}, { option: true }],
  expectedErrors: [/(?!)/, { option: true }],
  baseURL: async ({ baseURL }, use) => use((await targetAt(process.env['BASE_URL'] || baseURL)).url),
  target: ({ baseURL }, use) => targetAt(baseURL).then(use),
  said: [
    async ({ target }, use, info) => {
      info.annotations.push({ type: 'build', description: sayTarget(target) })
      await use(undefined)
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors = watched(context, expectedErrors)
      await use(undefined)
      expect(errors, 'Errors of the console fail a journey; expectedErrors names those that it provokes.').toEqual([])
    },
    { auto: true },
  ],
  cleared: [
    async ({ accounts, context, target }, use, info) => {
      const removeMade = target.kind === 'live' ? notingMade(context) : undefined
      await use(undefined)
      const left = (await removeMade?.(liveAccount('admin', accounts))) ?? []
      if (left.length === 0) return
      const said = `Left at ${target.url}: ${left.join(', ')}. Say VIDRIERA_ADMIN=account:password, so that the kit may remove it.`
      info.annotations.push({ type: 'left', description: said })
      console.warn(said)
    },
    { auto: true },
  ],
  noted: [
    async ({ context }, use) => {
      const list: Made[] = []
      noteCalls(context, list)
      await use(list)
    },
    { auto: true },
  ],
  told: async ({ target: _ }, use) => use({ text: '', day: '' }),
  fileHere: ({ target: _ }, use, info) => use((path) => besideTest(info, path)),
  calls: ({ noted }, use) => use(() => noted),
  seed: ({ page, target }, use, info) =>
    use(async (records, rest) => {
      demoOnly(info, target, 'seed')
      await standAtDoor(page, true)
      await writeTables(page, companyDatabase, await seedOf(records, rest))
      await keepHere(page, {})
    }),
  scenario: ({ page, target, told }, use, info) =>
    use(async (text, tab = page) => {
      demoOnly(info, target, 'scenario')
      scenarioOf(text)
      told.text = text
      await enterScenario(tab, told)
    }),
  release: ({ page, target }, use, info) =>
    use(async (tab = page) => {
      demoOnly(info, target, 'release')
      await releaseTab(tab)
    }),
  clock: ({ page, target, told }, use, info) =>
    use(async (day) => {
      demoOnly(info, target, 'clock')
      told.day = day
      await enterScenario(page, told)
    }),
  snapshot: ({ page, target }, use, info) =>
    use(async (path, tab = page) => {
      demoOnly(info, target, 'snapshot')
      const file = besideTest(info, path)
      await standAtDoor(tab, true)
      await tab.goto('/contactos')
      await loadState(tab, file)
    }),
  outbox: ({ page, target }, use, info) =>
    use(async () => {
      demoOnly(info, target, 'outbox')
      await standInSite(page)
      return page.evaluate(readOutbox, companyDatabase)
    }),
  loggedInAs: ({ accounts, page, target }, use) =>
    use(async (who, at, tab = page) => {
      const isLive = target.kind === 'live'
      const account = isLive ? expectAccount(who, accounts, target) : accountOf(who)
      // A background tab draws no frames, so waiting there for a stable page takes seconds.
      await tab.bringToFront()
      if (isLive) await enterByForm(tab, account)
      else await logIn(tab, account, undefined)
      const path = at ?? (account.donde === 'panel' ? '/admin/panel#s=1' : '/zonaPrivada')
      await tab.goto(path)
      if (path.startsWith('/admin'))
        await expect(tab.getByRole('banner').getByText(`Bienvenido ${account.cuenta}`)).toBeVisible()
      return tab
    }),
})
