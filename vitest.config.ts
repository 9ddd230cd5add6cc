import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { shellLaunch } from './e2e/run/chromium.ts'

/** The embedded backend, the conformance suite and plain functions, in Node. */
const unit = {
  test: {
    name: 'unit',
    environment: 'node',
    include: ['mocks/**/*.test.ts', 'src/**/*.test.ts', 'e2e/{run,kit}/**/*.test.ts', 'stories/**/*.test.ts'],
    // One suite, against one backend: `API_URL=… npm run conformance` names one that runs somewhere, else it is the embedded one.
    exclude: [`mocks/conformance/${process.env['API_URL'] ? 'against-handlers' : 'over-http'}.test.ts`],
    setupFiles: ['e2e/run/unit.setup.ts'],
    // The default is one processor of two.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
}

/** Every story as a test: it renders, its play function passes, axe finds nothing. */
const stories = {
  extends: false as const,
  plugins: [storybookTest({ configDir: 'stories/.storybook' })],
  test: {
    name: 'stories',
    // As journeys are: what passes on its second try only is said at the end of `npm test`.
    retry: 1,
    testTimeout: 30_000,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: shellLaunch() }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}

export default defineConfig({ test: { projects: [unit, stories] } })
