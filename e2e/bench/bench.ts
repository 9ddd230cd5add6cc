/** Runs one part of the bench, with the build, a folder for builds of the part, and Chromium. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { buildIfStale } from '#build/if-stale.ts'
import { chromiumLaunch } from '../run/chromium.ts'
import { serve, type StaticHost } from '#server/files/serve.ts'
import type { Result } from './report.ts'

export interface Bench {
  readonly browser: Browser
  readonly dist: string
  /** The build's address. */
  readonly app: string
  /** An empty folder, deleted when the part ends. */
  readonly tempDir: () => string
  /** Serves a directory on its own origin until the part ends. */
  readonly host: (dir: string) => Promise<string>
}

export type Part = (bench: Bench) => Promise<Result[]>

export const root = resolve(import.meta.dirname, '../..')

/** Copies the current build, since a new build may start during the measurement. */
export const copyBuild = async (): Promise<string> => {
  await buildIfStale()
  const dist = mkdtempSync(join(tmpdir(), 'bench-'))
  cpSync(join(root, 'dist'), dist, { recursive: true })
  return dist
}

/** Runs a part in a fresh browser and cleans up. */
export const runPart = async (part: Part, dist: string): Promise<Result[]> => {
  const dirs: string[] = []
  const hosts: StaticHost[] = []
  const tempDir = () => {
    const dir = mkdtempSync(join(tmpdir(), 'bench-'))
    dirs.push(dir)
    return dir
  }
  const host = async (dir: string) => {
    const started = await serve(dir, 0)
    hosts.push(started)
    return started.url
  }
  const browser = await chromium.launch(chromiumLaunch())
  try {
    return await part({ browser, dist, app: await host(dist), tempDir, host })
  } finally {
    await browser.close()
    for (const { close } of hosts) close()
    for (const dir of dirs) rmSync(dir, { recursive: true, force: true })
  }
}

export const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-AR' })

/** Opens a page with its worker and all offline files ready, so that nothing runs beside a measurement. */
export const openApp = async (context: BrowserContext, app: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(app)
  await page.getByText('Listo para usar sin conexión').waitFor({ timeout: 60_000 })
  return page
}
