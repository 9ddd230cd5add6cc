import { defineConfig } from '@playwright/test'
import { dist, port } from '../kit/host.ts'
import type { Options, Visitor } from '../kit/test.ts'
import { shellLaunch } from '../run/chromium.ts'

const baseURL = `http://127.0.0.1:${port}`
const results = '../.results/pictures'

export default defineConfig<Visitor, Options>({
  testMatch: '*.picture.ts',
  outputDir: `${results}/artifacts`,
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    // One browser draws the same each time: whatever differs was changed, be it by a shade.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.01, maxDiffPixels: 0 },
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
    launchOptions: shellLaunch(),
  },
  webServer: {
    command: `"${process.execPath}" ../run/serve.ts "${dist}" ${port}`,
    cwd: import.meta.dirname,
    url: baseURL,
    reuseExistingServer: false,
  },
})
