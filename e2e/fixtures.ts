import { chromium, test as base, expect, type BrowserContext } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumLaunch } from './run/chromium.ts'

type Fixtures = {
  /** Console errors that a journey provokes on purpose: `test.use({ expectedErrors: /status of 401/ })`. */
  expectedErrors: RegExp
  /** Has the errors of one more browser context count. */
  watch: (context: BrowserContext) => void
  quietConsole: undefined
  /** Starts a browser on a profile of the test's own; called again after a close, it is the same browser restarted. */
  startBrowser: () => Promise<BrowserContext>
}

/** What Playwright itself provokes: its scripts are refused in our sandboxed frames, as every script should be. */
const itsOwn = /Blocked script execution in '[^']*' because the document's frame is sandboxed/

/** Playwright's `test`, where any other error in the console or the page fails the journey. */
export const test = base.extend<Fixtures>({
  expectedErrors: [/(?!)/, { option: true }],
  watch: async ({ expectedErrors }, use) => {
    const errors: string[] = []
    const note = (error: string) => {
      if (!itsOwn.test(error) && !expectedErrors.test(error)) errors.push(error)
    }
    await use((context) => {
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (event) => note(event.error().stack ?? event.error().message))
    })
    expect(errors).toEqual([])
  },
  quietConsole: [async ({ context, watch }, use) => {
    watch(context)
    await use(undefined)
  }, { auto: true }],
  startBrowser: async ({ baseURL, locale, timezoneId, viewport, watch }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'perfil-'))
    const started: BrowserContext[] = []
    await use(async () => {
      const context = await chromium.launchPersistentContext(profile, {
        ...chromiumLaunch(), viewport, ...(baseURL && { baseURL }), ...(locale && { locale }), ...(timezoneId && { timezoneId }),
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
