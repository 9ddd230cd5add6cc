/** A browser profile that outlives restarts, and a host that can go down. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { serve } from '../../mocks/server/files/serve.ts'
import { dist } from '../kit/host.ts'
import { engines } from './engines.ts'
import { visitorOf, type Visitor } from './visitor.ts'

interface Life {
  readonly visitor: () => Visitor
  readonly restart: () => Promise<void>
  readonly downloads: string
  readonly host: { readonly stop: () => void; readonly serve: (dir: string) => Promise<void> }
}

const startHost = async () => {
  let host = await serve(dist, 0)
  const { url } = host
  return {
    url,
    stop: () => host.close(),
    serve: async (dir: string) => {
      host = await serve(dir, Number(new URL(url).port))
    },
  }
}

/**
 * What an engine says of files of a page that was left while these came, though the worker answered. Firefox says the same of a worker of ten
 * lines; its other two sentences are what the scripts of that page say. WebKit is silent on each page that is not left.
 */
const ofPagesLeft: Readonly<Record<string, RegExp>> = {
  Firefox:
    /A ServiceWorker intercepted the request and encountered an unexpected error\.$|Unable to preload CSS for|error loading dynamically imported module/,
  WebKit: /cannot load \S+ due to access control checks\.$/i,
}

interface Quiet {
  /** Console errors that a journey provokes on purpose. */
  readonly expectedErrors: RegExp
  readonly quietConsole: undefined
}

export const test = base.extend<Quiet, { life: Life }>({
  expectedErrors: [/^(?!)/, { option: true }],
  quietConsole: [
    async ({ life, expectedErrors }, use, { project: { name } }) => {
      await use(undefined)
      const errors = life.visitor().errors()
      const isExpected = (error: string) => expectedErrors.test(error) || ofPagesLeft[name]?.test(error) === true
      expect(errors.filter((error) => !isExpected(error))).toEqual([])
    },
    { auto: true },
  ],
  life: [
    async ({ browserName: _ }, use, { project: { name } }) => {
      const engine = engines[name]
      if (!engine) throw new Error(`No engine ${name}`)
      const root = mkdtempSync(join(tmpdir(), 'motor-'))
      const home = { profile: join(root, 'perfil'), downloads: join(root, 'descargas') }
      for (const folder of Object.values(home)) mkdirSync(folder)
      const host = await startHost()
      const begin = async () => visitorOf(await engine.start(home), host.url)
      let visitor = await begin()
      await use({
        visitor: () => visitor,
        restart: async () => {
          await visitor.close()
          visitor = await begin()
        },
        downloads: home.downloads,
        host,
      })
      await visitor.close()
      host.stop()
      rmSync(root, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
