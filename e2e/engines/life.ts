/** A browser profile that outlives restarts, and a host that can go down. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { serve } from '#server/files/serve.ts'
import { dist } from '../kit/host.ts'
import { engines } from './engines.ts'
import { visitorOf, type Visitor } from './visitor.ts'

interface Life {
  readonly visitor: () => Visitor
  readonly restart: () => Promise<void>
  readonly downloads: string
  readonly host: Host
}

interface Host {
  readonly url: string
  readonly stop: () => void
  readonly serve: (dir: string) => Promise<void>
}

const startHost = async (): Promise<Host> => {
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
 * An engine's complaints about files of a page that was left while these came, though the worker answered. Firefox says the same of a worker
 * of ten lines; the scripts of that page write its other two sentences. WebKit is silent on each page that is not left.
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

export const test = base.extend<Quiet, { host: Host; life: Life }>({
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
  host: [
    async ({ browserName: _ }, use) => {
      const host = await startHost()
      await use(host)
      host.stop()
    },
    { scope: 'worker' },
  ],
  life: [
    async ({ host }, use, { project: { name } }) => {
      const engine = engines[name]
      if (!engine) throw new Error(`No engine ${name}`)
      const root = mkdtempSync(join(tmpdir(), 'motor-'))
      const home = { profile: join(root, 'perfil'), downloads: join(root, 'descargas') }
      for (const folder of Object.values(home)) mkdirSync(folder)
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
      rmSync(root, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
