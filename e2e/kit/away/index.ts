/** The kit for a repository of another house; the README that is packed with it explains each part. */
import { defineConfig } from '@playwright/test'
import type { Options } from './test.ts'

export { expect } from '@playwright/test'
export { test, type Accounts } from './test.ts'
export type { Target } from './target.ts'
export type { Account, Who } from '../login.ts'
export type { Made } from '../calls.ts'
export type { Sent } from '../outbox.ts'
export type { Records } from '../seed.ts'
export { deleteRow, expectAlert, fillForm, openSection, richText, save, textFile } from '../panel.ts'
export { contactForm, downloadOf, fillContact, sendContact, tabOf, writeToUs } from '../site.ts'
export { tabTo } from '../keyboard.ts'
export { brokenPictures, controlled, hardReload, readyForOffline } from '../app.ts'

/** Settings that the site needs. `CHROMIUM_PATH` names a Chromium to use in place of Playwright's own. */
export const settings = defineConfig<Options>({
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    ...(process.env['CHROMIUM_PATH'] && { launchOptions: { executablePath: process.env['CHROMIUM_PATH'] } }),
  },
})
