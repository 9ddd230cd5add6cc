import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { shellLaunch } from './e2e/run/chromium.ts'
import { isTurnOf } from './e2e/run/turns.ts'
import { aliases, root } from './src/build/settings.ts'

/** Unit tests of builds. */
const ofDemo = ['e2e/run/build.test.ts', 'e2e/run/hosting/hosting.test.ts']
/** Unit tests that take long: a commit waits for none of them. */
const slow = ['mocks/conformance/against-handlers.test.ts']
const recipes = 'e2e/run/recipes.test.ts'
/** Unit tests that only a release waits for. */
const ofRelease = [
  recipes,
  'e2e/run/{own-company,pages}.test.ts',
  'src/server/{commands/concurrent-writes,publishing/publish}.test.ts',
  'mocks/conformance/{ended,folder,harmless}.test.ts',
  'mocks/store/sql/postgres.test.ts',
  'src/server/commands/company.test.ts',
  'src/server/http/full.test.ts',
  'mocks/releases/{make,releases}.test.ts',
  '{mocks,src/server}/**/*.release.test.ts',
]
/** A step of its own, with rounds of its own: e2e/run/test.ts. */
const durable = ['src/server/http/durable.release.test.ts']

/** Of which `npm test` runs a part, as they ask mocks/runs.ts or do without PostgreSQL, and a release the whole. */
const again = globSync('{mocks,src}/**/*.test.ts').filter((file) =>
  /\/(runs|cluster)[.]ts'/.test(readFileSync(file, 'utf8')),
)

/** What a release runs once its builds are there. */
const ofBuilds = ['e2e/run/{build,smoke}.test.ts']
/** What the whole release alone runs. */
const ofWorker = ['e2e/run/worker-conformance.test.ts']

const all = ['mocks/**/*.test.ts', 'src/**/*.test.ts', 'e2e/{run,kit}/**/*.test.ts', 'stories/**/*.test.ts']
/** Which of them run, by `UNIT`; without it all. */
const chosen = {
  check: { include: all, exclude: [...slow, ...ofDemo, ...ofRelease, ...ofBuilds, ...ofWorker] },
  test: { include: all, exclude: [...ofDemo, ...ofRelease, ...ofBuilds, ...ofWorker] },
  built: { include: ofDemo, exclude: [] },
  release: { include: [...ofRelease, ...again], exclude: [...durable, ...(isTurnOf('recipes') ? [] : [recipes])] },
  builds: { include: ofBuilds, exclude: [] },
  worker: { include: ofWorker, exclude: [] },
}
const isChosen = (name = ''): name is keyof typeof chosen => name in chosen
const { UNIT } = process.env
const { include, exclude } = isChosen(UNIT) ? chosen[UNIT] : { include: all, exclude: [] }

/** The embedded backend, the conformance suite and plain functions, in Node. No test is tried again: a second try hides faults. */
const unit = {
  resolve: { alias: { 'write-excel-file/here': aliases['write-excel-file/here'] } },
  test: {
    name: 'unit',
    environment: 'node',
    include,
    // One suite, against one backend: `API_URL=… npm run conformance` names one that runs somewhere, else it is the embedded one.
    exclude: [
      ...exclude,
      `mocks/conformance/${process.env['API_URL'] ? 'against-handlers' : 'over-http'}.test.ts`,
      // What takes many minutes is run by hand: `RELEASE=1 vitest run --project unit release`.
      ...(process.env['RELEASE'] || UNIT === 'release' ? [] : ['{mocks,src/server}/**/*.release.test.ts']),
    ],
    setupFiles: ['e2e/run/unit.setup.ts'],
    // A worker's files share modules, which takes half the work; e2e/run/unit.setup.ts keeps them apart.
    isolate: false,
    // It holds a database open, as modules of ours do, and so is renewed with them.
    server: { deps: { inline: ['idb-keyval'] } },
    // The default is one processor of two.
    maxWorkers: 2,
    // A test begins without the spies and stubs of the one before.
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
}

/** Stories run in another order each time; the output names the seed, and `--sequence.seed` repeats an order. */
const shuffle = true

/** The stories with a claim of their own as tests: each renders, its play function passes, and axe finds nothing on its screen. */
const stories = async () => ({
  extends: false as const,
  // By hand, all stories run: `UNIT` is what the commands say.
  plugins: [
    (await import('@storybook/addon-vitest/vitest-plugin')).storybookTest({
      configDir: 'stories/.storybook',
      tags: { skip: UNIT ? ['release'] : [] },
    }),
  ],
  test: {
    name: 'stories',
    setupFiles: ['console', 'left'].map((name) => resolve(root, `stories/${name}.setup.ts`)),
    sequence: { shuffle },
    testTimeout: 60_000,
    maxWorkers: 2,
    // The stories of a worker share one page, since a page for each file takes 90 seconds more.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: shellLaunch() }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

/** `--project unit` does without Storybook's plugin, which starts for four seconds. */
const isUnit = process.argv.includes('unit')

export default defineConfig(async () => ({
  // The order of files is no project's own.
  test: isUnit ? { projects: [unit] } : { sequence: { shuffle }, projects: [unit, await stories()] },
}))
