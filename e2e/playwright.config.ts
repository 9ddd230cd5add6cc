import { defineConfig } from '@playwright/test'
import type { Options, Visitor } from './kit/test.ts'
import { shellLaunch } from './run/chromium.ts'
import { demoURL } from './run/host.setup.ts'

/** The address of a build that runs somewhere else: only journeys that write nothing run against one. */
const elsewhere = process.env['BASE_URL']
const baseURL = elsewhere ?? demoURL
const results = '.results'
const smoke = 'smoke*.spec.ts'
const ownBuild = ['live-*.spec.ts', smoke]
/** Journeys of addresses, Back, searches, unsaved forms, page snapshots and old browsers: no backend changes them, so one build is enough. */
const anyBackend = ['address', 'back', 'narrow', 'search', 'unsaved', 'page-snapshots', 'old-browser'].map(
  (name) => `${name}.spec.ts`,
)
const desktop = { width: 1440, height: 900 }
const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }

export default defineConfig<Visitor, Options>({
  globalSetup: elsewhere ? './kit/target.ts' : './run/host.setup.ts',
  testMatch: '*.spec.ts',
  outputDir: `${results}/artifacts`,
  fullyParallel: true,
  // More than processors, since many journeys wait for a notice or a clock. Four were slower.
  workers: 3,
  // Browsers have faults of their own. The end of `npm test` names each journey that passed on its second try only.
  retries: 1,
  // A busy machine is slow, which is no fault of the page: a journey has this time, each of its waits has that one, and none has its own.
  timeout: 180_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: `${results}/e2e.json` }]],
  use: {
    baseURL,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // A trace makes every journey take half as long again: E2E_TRACE=1 keeps the traces of failures.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: shellLaunch(),
  },
  // One set of journeys, three builds. A tag says where a journey has no meaning; e2e/README.md lists the tags. The journeys of
  // live-*.spec.ts bring a build and an API of their own.
  projects: elsewhere
    ? [{ name: 'afuera', testMatch: smoke, use: { viewport: desktop } }]
    : [
        {
          name: 'escritorio',
          grepInvert: /@vivo|@otro-origen|@release|@largo|@telefono/,
          testIgnore: ownBuild,
          use: { viewport: desktop },
        },
        // Further cases of a rule, and long ones, which only a release waits for.
        {
          name: 'escritorio-release',
          grep: /@release|@largo|@telefono/,
          testIgnore: smoke,
          use: { viewport: desktop },
        },
        { name: 'vivo-propio', testMatch: 'live-*.spec.ts', use: { viewport: desktop } },
        // Journeys that read differently by thumb carry the tag @telefono.
        { name: 'telefono', grep: /@telefono/, grepInvert: /@release|@largo/, use: phone },
        { name: 'telefono-release', grep: /(?=.*@telefono).*@(?:release|largo)/, use: phone },
        // A journey runs on one live build. Further cases of a rule ran on the demo; src/api/quirks.test.ts reads through each quirk.
        {
          name: 'vivo',
          grep: /@vivo|@exacto/,
          grepInvert: /@demo|@aspecto|@release/,
          testIgnore: [...ownBuild, ...anyBackend],
          use: { viewport: desktop, build: 'live' },
        },
        {
          name: 'vivo-otro-origen',
          grepInvert: /@demo|@aspecto|@exacto|@vivo|@release/,
          testIgnore: [...ownBuild, ...anyBackend],
          use: { viewport: desktop, build: 'cross' },
        },
      ],
})
