import { defineConfig } from '@playwright/test'

export default defineConfig({
  testMatch: '*.journey.ts',
  outputDir: '../.results/engines',
  workers: 1,
  retries: 1,
  timeout: 300_000,
  // The one limit of each wait. A busy engine gives way, and fetches, only when it has time.
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  projects: [
    // The journeys of e2e are Chromium's: here are those that ask an engine as a whole.
    { name: 'Chromium', testIgnore: 'life.journey.ts' },
    { name: 'Firefox' },
    { name: 'WebKit' },
  ],
})
