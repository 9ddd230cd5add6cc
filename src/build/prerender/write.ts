import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { documentOf, fileOf, importsOf, namedShell, type Build, type Page } from '../../prerender/document.ts'
import { pages as alwaysThere } from '../../prerender/pages.ts'
import type { Settings } from '../settings.ts'
import { robots, sitemap } from './found.ts'
import { folder } from './previews.ts'
import { renderAll, renderOrWarn, type Rendered } from './render.ts'

/** A chunk and its styles have one name: Dialog-<hash>. */
const nameOf = (asset: string) => asset.replace(/-.{8}\.\w+$/, '')

/** The names of the chunks, what one imports before it: in this order the browser gets their styles from the code, and later ones win. */
const inOrder = (scripts: readonly string[], read: (name: string) => string): readonly string[] => {
  const done = new Set<string>()
  const visit = (script: string) => {
    if (done.has(script)) return
    done.add(script)
    for (const next of importsOf(read(`assets/${script}`))) visit(next)
    order.push(nameOf(script))
  }
  const order: string[] = []
  for (const script of scripts) visit(script)
  return order
}

const buildIn = (outDir: string): Build => {
  const assets = readdirSync(join(outDir, 'assets')).toSorted()
  const read = (name: string) => readFileSync(join(outDir, name), 'utf8')
  const scripts = assets.filter((name) => name.endsWith('.js'))
  const order = inOrder(scripts, read)
  const place = (style: string) => order.indexOf(nameOf(style))
  return {
    shell: read('shell.html'),
    styles: assets
      .filter((name) => name.endsWith('.css'))
      .toSorted((a, b) => place(a) - place(b))
      .map((name) => ({ href: `/assets/${name}`, css: read(`assets/${name}`) })),
    scripts: scripts.map((name) => ({ href: `/assets/${name}`, code: read(`assets/${name}`) })),
  }
}

/** Whoever asks meanwhile gets the file as it was, or as it is. */
const replaceFile = (file: string, content: string | Uint8Array) => {
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}

/** 404.html is the shell for hosts that answer an unknown address with it; demo.html is where a demo's review room is. */
const shells = new Set(['shell.html', '404.html', 'demo.html'])
const isPage = (name: string) => name.endsWith('.html') && !shells.has(name)

const writePreviews = (outDir: string, previews: Rendered['previews']) => {
  const dir = join(outDir, folder)
  if (previews.size > 0) mkdirSync(dir, { recursive: true })
  for (const [name, bytes] of previews) replaceFile(join(outDir, name), bytes)
  for (const name of existsSync(dir) ? readdirSync(dir) : [])
    if (!previews.has(`${folder}/${name}`)) rmSync(join(dir, name))
}

/** Every page anew, all of them made before the first is written; those of records that are gone go. */
const writeAll = ({ outDir, api, site }: Settings, { pages, previews }: Rendered, edition: string) => {
  writePreviews(outDir, previews)
  const build = buildIn(outDir)
  const files = new Map(pages.map((page) => [fileOf(page.address), documentOf(page, build, edition)]))
  for (const [name, text] of files) replaceFile(join(outDir, name), text)
  for (const name of readdirSync(outDir).filter(isPage)) if (!files.has(name)) rmSync(join(outDir, name))
  if (site !== '' && api !== '')
    replaceFile(
      join(outDir, 'sitemap.xml'),
      sitemap(
        site,
        pages.map(({ address }) => address),
      ),
    )
}

/** Names what the pages say, and the code that they are for. */
const editionOf = (pages: readonly Page[], shell: string) =>
  createHash('sha256').update(shell).update(JSON.stringify(pages)).digest('hex').slice(0, 12)

/** The pages of a new build, whose only page is the shell by now. */
export const writePages = async (settings: Settings): Promise<void> => {
  const { outDir, api, site } = settings
  const [index, shell] = [join(outDir, 'index.html'), join(outDir, 'shell.html')]
  const html = readFileSync(index, 'utf8')
  const rendered = await renderOrWarn(settings)
  const { pages } = rendered
  const edition = editionOf(pages, html)
  writeFileSync(shell, namedShell(html, edition))
  for (const name of ['404.html', ...(api === '' ? ['demo.html'] : [])]) copyFileSync(shell, join(outDir, name))
  if (pages.length > 0) writeAll(settings, rendered, edition)
  // A host knows by them which addresses there are.
  else for (const address of alwaysThere) copyFileSync(shell, join(outDir, fileOf(address)))
  writeFileSync(join(outDir, 'robots.txt'), robots({ found: api !== '', site }))
}

/** The pages of a build that is there already, from what its API says now; answers how many. Its code and its shell stay. */
export const renewPages = async (settings: Settings): Promise<number> => {
  const shell = join(settings.outDir, 'shell.html')
  if (!existsSync(shell)) throw new Error(`${settings.outDir} has no build to renew: npm run build makes one`)
  const rendered = await renderAll(settings)
  writeAll(settings, rendered, editionOf(rendered.pages, readFileSync(shell, 'utf8')))
  return rendered.pages.length
}
