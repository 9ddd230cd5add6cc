/** Reads a finished build, to render pages from it. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readBuild, rendererFolder } from '#prerender/build/parts.ts'
import type * as Renderer from '#prerender/render.tsx'
import type { Maker } from './plan.ts'

const getRendererPath = (dir: string) => resolve(dir, rendererFolder, 'render.js')

/** The id of a build; undefined where the build has no renderer. */
export const buildId = (dir: string): string | undefined =>
  existsSync(getRendererPath(dir))
    ? [join(dir, 'shell.html'), getRendererPath(dir)]
        .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
        .digest('base64url')
        .slice(0, 16)
    : undefined

/** The site's address, which a build with `VITE_SITE_URL` names in robots.txt. */
export const readSiteUrl = (dir: string): string | undefined => {
  const file = join(dir, 'robots.txt')
  return existsSync(file) ? /^Sitemap: (.*)\/sitemap\.xml$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined
}

export const loadMaker = async (dir: string, id: string): Promise<Maker> => {
  const renderer: typeof Renderer = await import(pathToFileURL(getRendererPath(dir)).href)
  const build = readBuild(dir)
  return {
    ...build,
    id,
    site: readSiteUrl(dir),
    renderer,
    edition: /data-edition="([^"]*)"/.exec(build.shell)?.[1] ?? id,
  }
}
