import { defineConfig } from '@playwright/test'
import { shellLaunch } from '../run/chromium.ts'

export default defineConfig({
  testMatch: '*.journey.ts',
  outputDir: '../.results/storybook',
  fullyParallel: true,
  workers: 3,
  retries: 1,
  timeout: 600_000,
  // A first visit of a built Storybook fetches and compiles all of the manager and the preview.
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../.results/storybook.json' }]],
  use: { viewport: { width: 1440, height: 900 }, locale: 'es-AR', launchOptions: shellLaunch() },
})
