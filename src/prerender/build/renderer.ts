/** Builds the site's own code for Node, which renders the pages. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type * as Renderer from '../render.tsx'
import { dropDocs } from '#build/drop-docs.ts'
import { aliases, root } from '#build/settings.ts'

/** Names classes and files as the page's own build does. */
export const buildRenderer = (outDir: string) =>
  build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [dropDocs()],
    resolve: { alias: aliases },
    build: { ssr: join(root, 'src/prerender/render.tsx'), outDir, emptyOutDir: true },
  })

export const loadRenderer = async (): Promise<{ renderer: typeof Renderer; remove: () => void }> => {
  // A folder within the project, so that the renderer finds the project's packages.
  const outDir = join(root, 'node_modules/.cache', `pages-${process.pid}-${Date.now()}`)
  await buildRenderer(outDir)
  const renderer: typeof Renderer = await import(pathToFileURL(join(outDir, 'render.js')).href)
  return { renderer, remove: () => rmSync(outDir, { recursive: true, force: true }) }
}
