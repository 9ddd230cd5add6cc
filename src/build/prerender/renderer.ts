/** The site's own code, built for Node: what makes the pages. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type * as Renderer from '../../prerender/render.tsx'
import { dropDocs } from '../drop-docs.ts'
import { aliases, root } from '../settings.ts'

/** Names of classes and files come out as in the page's own build. */
export const loadRenderer = async (): Promise<{ renderer: typeof Renderer; remove: () => void }> => {
  // Within the project, whose packages it takes as they are.
  const outDir = join(root, 'node_modules/.cache', `pages-${process.pid}-${Date.now()}`)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [dropDocs()],
    resolve: { alias: aliases },
    build: { ssr: join(root, 'src/prerender/render.tsx'), outDir, emptyOutDir: true },
  })
  const renderer: typeof Renderer = await import(pathToFileURL(join(outDir, 'render.js')).href)
  return { renderer, remove: () => rmSync(outDir, { recursive: true, force: true }) }
}
