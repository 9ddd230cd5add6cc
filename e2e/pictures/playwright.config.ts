import { defineConfig } from '@playwright/test'
import type { Options, Visitor } from '../kit/test.ts'
import { demoURL as baseURL } from '../run/host.setup.ts'
import { pictureLaunch } from './browser.ts'

const results = '../.results/pictures'

export default defineConfig<Visitor, Options>({
  globalSetup: '../run/host.setup.ts',
  testMatch: '*.picture.ts',
  outputDir: `${results}/artifacts`,
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
  // A comparison writes no picture: only `accept` does.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  // A busy machine is slow, which is no fault of a picture, so limits are generous.
  timeout: 600_000,
  expect: {
    timeout: 60_000,
    // One browser draws the same each time: whatever differs was changed, be it by a shade.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0, maxDiffPixels: 0 },
  },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['json', { outputFile: `${results}.json` }],
    // Before, after and difference of whatever differs, side by side.
    ['html', { outputFolder: `${results}/report`, open: 'never' }],
  ],
  use: {
    baseURL,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: pictureLaunch(),
  },
})
