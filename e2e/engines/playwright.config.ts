import { defineConfig } from '@playwright/test'

export default defineConfig({
  testMatch: '*.journey.ts',
  outputDir: '../.results/engines',
  workers: 1,
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  projects: ['Chromium', 'Firefox', 'WebKit'].map((name) => ({ name })),
})
