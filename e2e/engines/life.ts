/** One browser's life: a profile that outlasts restarts, and a host that comes and goes. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { serve } from '../run/serve.ts'
import { dist, root as project } from '../support/host.ts'
import { nextBuild } from '../support/next-build.ts'
import { engines } from './engines.ts'
import { visitorOf, type Visitor } from './visitor.ts'

/** What the home page says, and will say in the next version. */
export const [before, after] = ['Productos destacados', 'Productos de la semana'] as const

/** The next version: built once, for every engine. */
export const nextVersion = (): string => {
  const dir = join(project, 'e2e/.results/next-version')
  const builtAt = (version: string) => statSync(join(version, 'sw.js')).mtimeMs
  const isCurrent = existsSync(join(dir, 'sw.js')) && builtAt(dir) > builtAt(dist)
  return isCurrent ? dir : nextBuild(before, after, dir)
}

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
    serve: async (dir: string) => { host = await serve(dir, Number(new URL(url).port)) },
  }
}

export const test = base.extend<object, { life: Life }>({
  life: [async ({ browserName: _ }, use, { project: { name } }) => {
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
  }, { scope: 'worker' }],
})

export { expect } from '@playwright/test'
